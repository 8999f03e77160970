public import Foundation
import PlacesCore

/// What one spends per person at a place.
///
/// Follows `GMSPlacePriceRange` of the Places SDK for iOS.
public final class GMSPlacePriceRange: NSObject {
  let record: PriceRangeRecord

  init(_ record: PriceRangeRecord) { self.record = record }

  /// The lower end.
  public var startPrice: GMSPlaceMoney? { record.startPrice.map(GMSPlaceMoney.init(_:)) }

  /// The upper end; nil when there is none.
  public var endPrice: GMSPlaceMoney? { record.endPrice.map(GMSPlaceMoney.init(_:)) }

  /// Equality by value.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? GMSPlacePriceRange)?.record == record
  }

  /// A hash of the value.
  public override var hash: Int { record.hashValue }
}
