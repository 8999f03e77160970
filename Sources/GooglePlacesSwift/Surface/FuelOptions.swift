import PlacesCore

/// The fuels of a place and their prices.
///
/// Follows `FuelOptions` of the Places Swift SDK.
public struct FuelOptions: Hashable, Sendable, CustomStringConvertible {
  private let records: [FuelPriceRecord]

  init(_ records: [FuelPriceRecord]) { self.records = records }

  /// The prices, one a fuel.
  public var fuelPrices: [FuelPrice] { records.map(FuelPrice.init) }

  /// The type with the values that are there.
  public var description: String { summary("FuelOptions", ["fuelPrices": fuelPrices]) }
}
