/// How dear a place is.
///
/// Follows `GMSPlacesPriceLevel` of the Places SDK for iOS.
public enum GMSPlacesPriceLevel: Int, Sendable {
  /// Not requested, not said, or a level that has no case here.
  case unknown = -1
  /// Costs nothing.
  case free = 0
  /// Below the usual.
  case cheap = 1
  /// The usual.
  case medium = 2
  /// Above the usual.
  case high = 3
  /// Far above the usual.
  case expensive = 4
}
