/// Whether traffic counts when a way is reckoned.
///
/// Stands for `GMSPlaceRoutingPreference` of the Places SDK; its cases are those of the service.
public enum RoutingPreference: Hashable, Sendable {
  /// As if the roads were free.
  case trafficUnaware
  /// With the traffic, roughly.
  case trafficAware
  /// With the traffic, as well as possible; slower to answer.
  case trafficAwareOptimal
}
