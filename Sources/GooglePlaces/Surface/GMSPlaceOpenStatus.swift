/// Whether a place is open at a given moment.
///
/// Follows `GMSPlaceOpenStatus` of the Places SDK for iOS.
public enum GMSPlaceOpenStatus: Int, Sendable {
  /// There is not enough to tell.
  case unknown = 0
  /// Open.
  case open = 1
  /// Closed.
  case closed = 2
}
