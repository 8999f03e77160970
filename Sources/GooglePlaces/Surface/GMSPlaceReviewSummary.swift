public import Foundation
import PlacesCore

/// What a model made of the reviews of a place.
///
/// Follows `GMSPlaceReviewSummary` of the Places SDK for iOS.
public final class GMSPlaceReviewSummary: NSObject, GMSPlaceAISummary {
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

  /// Equality by value.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? GMSPlaceReviewSummary)?.record == record
  }

  /// A hash of the value.
  public override var hash: Int { record.hashValue }
}
