public import Foundation
import PlacesCore

/// The price of one fuel.
///
/// Follows `GMSPlaceFuelPrice` of the Places SDK for iOS.
public final class GMSPlaceFuelPrice: NSObject {
  let record: FuelPriceRecord

  init(_ record: FuelPriceRecord) { self.record = record }

  /// The fuel.
  public var type: GMSPlaceFuelType { GMSPlaceFuelType(record.type) }

  /// The price; an amount of zero in no currency when not said.
  public var price: GMSPlaceMoney {
    record.price.map(GMSPlaceMoney.init(_:)) ?? GMSPlaceMoney(.notSaid)
  }

  /// When the price was last seen; nil when not said.
  public var lastUpdateTime: Date? { record.updateTime?.date }

  /// Equality by value.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? GMSPlaceFuelPrice)?.record == record
  }

  /// A hash of the value.
  public override var hash: Int { record.hashValue }
}
