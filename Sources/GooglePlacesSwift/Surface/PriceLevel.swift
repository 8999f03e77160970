/// How dear a place is.
///
/// Follows `PriceLevel` of the Places Swift SDK.
public enum PriceLevel: CaseIterable, Hashable, Identifiable, Sendable {
  /// Not requested, not said, or not known here.
  case unspecified
  /// Free.
  case free
  /// Cheap.
  case inexpensive
  /// Neither cheap nor dear.
  case moderate
  /// Dear.
  case expensive
  /// Very dear.
  case veryExpensive

  /// The value itself.
  public var id: Self { self }
}
