public import Foundation
import PlacesCore

/// An amount of money.
///
/// Follows `GMSPlaceMoney` of the Places SDK for iOS. Its members are not published; these are the
/// parts of the wire format.
public final class GMSPlaceMoney: NSObject {
  let record: MoneyRecord

  init(_ record: MoneyRecord) { self.record = record }

  /// The ISO 4217 code, such as `EUR`; empty when not said.
  public var currencyCode: String { record.currencyCode }

  /// The whole units.
  public var units: Int64 { record.units }

  /// Billionths of a unit, with the sign of ``units``.
  public var nanos: Int32 { Int32(clamping: record.nanos) }

  /// Equality by value.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? GMSPlaceMoney)?.record == record
  }

  /// A hash of the value.
  public override var hash: Int { record.hashValue }
}
