import PlacesCore

/// An amount of money.
///
/// Follows `Money` of the Places Swift SDK.
public struct Money: Hashable, Sendable, CustomStringConvertible {
  let record: MoneyRecord

  init(_ record: MoneyRecord) { self.record = record }

  /// ISO 4217, such as `EUR`.
  public var currencyCode: String { record.currencyCode }

  /// Whole units.
  public var units: Int64 { record.units }

  /// Billionths of a unit, with the sign of the units.
  public var nanos: Int32 { Int32(clamping: record.nanos) }

  /// The type with the values that are there.
  public var description: String {
    summary(
      "Money",
      ["currencyCode": currencyCode, "units": units, "nanos": nanos])
  }
}
