/// Whether traffic counts for the ways to the places found.
///
/// Follows `GMSPlaceRoutingPreference` of the Places SDK for iOS. Its cases are not published; these
/// are the values of the web service.
public enum GMSPlaceRoutingPreference: Int, Sendable {
  /// The service's choice, which is without traffic.
  case unspecified = 0
  /// Without traffic.
  case trafficUnaware = 1
  /// With the traffic of now, in short time.
  case trafficAware = 2
  /// With the traffic of now, thoroughly.
  case trafficAwareOptimal = 3
}
