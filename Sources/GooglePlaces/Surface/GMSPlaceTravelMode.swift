/// How one travels to the places found.
///
/// Follows `GMSPlaceTravelMode` of the Places SDK for iOS. Its cases are not published; these are the
/// values of the web service.
public enum GMSPlaceTravelMode: Int, Sendable {
  /// The service's choice, which is by car.
  case unspecified = 0
  /// By car.
  case drive = 1
  /// By bicycle.
  case bicycle = 2
  /// On foot.
  case walk = 3
  /// On a motorised two-wheeler.
  case twoWheeler = 4
}
