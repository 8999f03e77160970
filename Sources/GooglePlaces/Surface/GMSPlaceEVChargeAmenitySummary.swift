public import Foundation
import PlacesCore

/// What a model wrote about the time spent at a charging station.
///
/// Follows `GMSPlaceEVChargeAmenitySummary` of the Places SDK for iOS.
public final class GMSPlaceEVChargeAmenitySummary: NSObject, GMSPlaceAISummary {
  let record: EVChargeAmenitySummaryRecord

  init(_ record: EVChargeAmenitySummaryRecord) { self.record = record }

  /// What there is around.
  public var overview: GMSPlaceContentBlock? { record.overview.map(GMSPlaceContentBlock.init(_:)) }

  /// Where to have coffee.
  public var coffee: GMSPlaceContentBlock? { record.coffee.map(GMSPlaceContentBlock.init(_:)) }

  /// Where to eat.
  public var restaurant: GMSPlaceContentBlock? {
    record.restaurant.map(GMSPlaceContentBlock.init(_:))
  }

  /// Where to shop.
  public var store: GMSPlaceContentBlock? { record.store.map(GMSPlaceContentBlock.init(_:)) }

  /// The note to show beside the text.
  public var disclosureText: String? { record.disclosureText?.text }

  /// The BCP-47 code of ``disclosureText``.
  public var disclosureTextLanguageCode: String? { record.disclosureText?.languageCode }

  /// Where to report the text.
  public var flagContentURI: URL? { URL(text: record.flagContentUri) }

  /// Equality by value.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? GMSPlaceEVChargeAmenitySummary)?.record == record
  }

  /// A hash of the value.
  public override var hash: Int { record.hashValue }
}
