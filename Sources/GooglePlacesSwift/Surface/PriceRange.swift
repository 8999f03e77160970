import PlacesCore

/// What one spends per person.
///
/// Follows `PriceRange` of the Places Swift SDK.
public struct PriceRange: Hashable, Sendable, CustomStringConvertible {
  let record: PriceRangeRecord

  init(_ record: PriceRangeRecord) { self.record = record }

  /// The lower end.
  public var startPrice: Money? { record.startPrice.map(Money.init) }

  /// The upper end; nil when it is open.
  public var endPrice: Money? { record.endPrice.map(Money.init) }

  /// The type with the values that are there.
  public var description: String {
    summary(
      "PriceRange",
      ["startPrice": startPrice, "endPrice": endPrice])
  }
}
