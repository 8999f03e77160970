public import Foundation
import PlacesCore

/// What a model wrote about the area around a place.
///
/// Follows `NeighborhoodSummary` of the Places Swift SDK.
public struct NeighborhoodSummary: AISummary {
  let record: NeighborhoodSummaryRecord

  init(_ record: NeighborhoodSummaryRecord) { self.record = record }

  /// The area in short.
  public var overview: ContentBlock? { record.overview.map(ContentBlock.init) }

  /// The area at length.
  public var detailDescription: ContentBlock? { record.description.map(ContentBlock.init) }

  /// The note to show beside the text.
  public var disclosureText: String? { record.disclosureText?.text }

  /// The BCP-47 code of ``disclosureText``.
  public var disclosureTextLanguageCode: String? { record.disclosureText?.languageCode }

  /// Where to report the text.
  public var flagContentURI: URL? { URL(text: record.flagContentUri) }

  /// The type with the values that are there.
  public var description: String {
    summary(
      "NeighborhoodSummary",
      [
        "overview": overview, "detailDescription": detailDescription,
        "disclosureText": disclosureText, "disclosureTextLanguageCode": disclosureTextLanguageCode,
        "flagContentURI": flagContentURI,
      ])
  }
}
