public import Foundation
import PlacesCore

/// What a model wrote about passing the time near a charging station.
///
/// Follows `EVChargeAmenitySummary` of the Places Swift SDK.
public struct EVChargeAmenitySummary: AISummary {
  let record: EVChargeAmenitySummaryRecord

  init(_ record: EVChargeAmenitySummaryRecord) { self.record = record }

  /// What there is.
  public var overview: ContentBlock? { record.overview.map(ContentBlock.init) }

  /// Where to drink coffee.
  public var coffee: ContentBlock? { record.coffee.map(ContentBlock.init) }

  /// Where to eat.
  public var restaurant: ContentBlock? { record.restaurant.map(ContentBlock.init) }

  /// Where to shop.
  public var store: ContentBlock? { record.store.map(ContentBlock.init) }

  /// The note to show beside the text.
  public var disclosureText: String? { record.disclosureText?.text }

  /// The BCP-47 code of ``disclosureText``.
  public var disclosureTextLanguageCode: String? { record.disclosureText?.languageCode }

  /// Where to report the text.
  public var flagContentURI: URL? { URL(text: record.flagContentUri) }

  /// The type with the values that are there.
  public var description: String {
    summary(
      "EVChargeAmenitySummary",
      [
        "overview": overview, "coffee": coffee, "restaurant": restaurant, "store": store,
        "disclosureText": disclosureText, "disclosureTextLanguageCode": disclosureTextLanguageCode,
        "flagContentURI": flagContentURI,
      ])
  }
}
