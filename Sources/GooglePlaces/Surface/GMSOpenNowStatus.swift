/// Whether a place was open when it was fetched.
///
/// Follows `GMSOpenNowStatus` of the Places SDK for iOS. Nothing gives one since version 4 of that
/// SDK; it is kept so that old code compiles.
public enum GMSOpenNowStatus: Int, Sendable {
  /// Open.
  case yes = 0
  /// Closed.
  case no = 1
  /// Not known.
  case unknown = 2
}
