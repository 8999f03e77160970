/// Whether a place is in business.
///
/// Follows `GMSPlacesBusinessStatus` of the Places SDK for iOS.
public enum GMSPlacesBusinessStatus: Int, Sendable {
  /// Not requested, not said, or a status that has no case here, such as a future opening.
  case unknown = 0
  /// In business.
  case operational = 1
  /// Closed for a while.
  case closedTemporarily = 2
  /// Closed for good.
  case closedPermanently = 3
}
