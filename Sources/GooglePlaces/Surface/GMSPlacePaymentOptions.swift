public import Foundation
import PlacesCore

/// How one can pay at a place.
///
/// Follows `GMSPlacePaymentOptions` of the Places SDK for iOS.
public final class GMSPlacePaymentOptions: NSObject {
  let record: PaymentRecord

  init(_ record: PaymentRecord) { self.record = record }

  /// Only with cash.
  public var acceptsCashOnly: GMSBooleanPlaceAttribute {
    GMSBooleanPlaceAttribute(record.acceptsCashOnly)
  }

  /// With credit cards.
  public var acceptsCreditCards: GMSBooleanPlaceAttribute {
    GMSBooleanPlaceAttribute(record.acceptsCreditCards)
  }

  /// With debit cards.
  public var acceptsDebitCards: GMSBooleanPlaceAttribute {
    GMSBooleanPlaceAttribute(record.acceptsDebitCards)
  }

  /// By holding a phone or card to a reader.
  public var acceptsNFC: GMSBooleanPlaceAttribute { GMSBooleanPlaceAttribute(record.acceptsNFC) }

  /// Equality by value.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? GMSPlacePaymentOptions)?.record == record
  }

  /// A hash of the value.
  public override var hash: Int { record.hashValue }
}
