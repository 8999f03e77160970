public import Foundation
import PlacesCore

/// What a model made of the reviews of a place.
///
/// Follows `ReviewSummary` of the Places Swift SDK.
public struct ReviewSummary: AISummary {
  let record: SummaryRecord

  init(_ record: SummaryRecord) { self.record = record }

  /// The text.
  public var text: String? { record.text?.text }

  /// The BCP-47 code of ``text``.
  public var textLanguageCode: String? { record.text?.languageCode }

  /// The note to show beside the text.
  public var disclosureText: String? { record.disclosureText?.text }

  /// The BCP-47 code of ``disclosureText``.
  public var disclosureTextLanguageCode: String? { record.disclosureText?.languageCode }

  /// Where to report the text.
  public var flagContentURI: URL? { URL(text: record.flagContentUri) }

  /// The type with the values that are there.
  public var description: String {
    summary(
      "ReviewSummary",
      [
        "text": text, "textLanguageCode": textLanguageCode, "disclosureText": disclosureText,
        "disclosureTextLanguageCode": disclosureTextLanguageCode, "flagContentURI": flagContentURI,
      ])
  }
}
