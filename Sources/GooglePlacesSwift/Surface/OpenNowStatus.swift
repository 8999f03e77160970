/// Whether a place is open now; no call answers with it.
///
/// Follows `OpenNowStatus` of the Places Swift SDK.
public enum OpenNowStatus: Int, Sendable {
  /// Open.
  case yes = 0
  /// Closed.
  case no = 1
  /// Not known.
  case unknown = 2
}
