public import Foundation
import PlacesCore

/// The fuels that a place sells.
///
/// Follows `GMSPlaceFuelOptions` of the Places SDK for iOS.
public final class GMSPlaceFuelOptions: NSObject {
  let record: [FuelPriceRecord]

  init(_ record: [FuelPriceRecord]) { self.record = record }

  /// The last known price of each fuel.
  public var fuelPrices: [GMSPlaceFuelPrice] { record.map(GMSPlaceFuelPrice.init(_:)) }

  /// Equality by value.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? GMSPlaceFuelOptions)?.record == record
  }

  /// A hash of the value.
  public override var hash: Int { record.hashValue }
}
