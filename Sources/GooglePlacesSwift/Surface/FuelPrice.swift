public import Foundation
import PlacesCore

/// The price of one fuel.
///
/// Follows `FuelPrice` of the Places Swift SDK.
public struct FuelPrice: Hashable, Sendable, CustomStringConvertible {
  let record: FuelPriceRecord

  init(_ record: FuelPriceRecord) { self.record = record }

  /// The fuel.
  public var type: FuelType { FuelType(record.type) }

  /// The price; without a currency when not said.
  public var price: Money { Money(record.price ?? .notSaid) }

  /// When the price was taken.
  public var lastUpdateTime: Date? { record.updateTime?.date }

  /// The type with the values that are there.
  public var description: String {
    summary(
      "FuelPrice",
      ["type": type, "price": price, "lastUpdateTime": lastUpdateTime])
  }
}
