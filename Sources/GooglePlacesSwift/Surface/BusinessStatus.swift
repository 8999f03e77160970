/// Whether a place is in business.
///
/// Follows `BusinessStatus` of the Places Swift SDK.
public enum BusinessStatus: CaseIterable, Hashable, Identifiable, Sendable {
  /// Not requested, not said, or a status without a case, such as a future opening.
  case unknown
  /// In business.
  case operational
  /// Closed for a while.
  case closedTemporarily
  /// Closed for good.
  case closedPermanently

  /// The value itself.
  public var id: Self { self }
}
