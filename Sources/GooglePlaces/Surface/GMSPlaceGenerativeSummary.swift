public import Foundation
import PlacesCore

/// What a model wrote about a place.
///
/// Follows `GMSPlaceGenerativeSummary` of the Places SDK for iOS.
public final class GMSPlaceGenerativeSummary: NSObject, GMSPlaceAISummary {
  let record: SummaryRecord

  init(_ record: SummaryRecord) { self.record = record }

  /// The text.
  public var overview: String? { record.text?.text }

  /// The BCP-47 code of ``overview``.
  public var overviewLanguageCode: String? { record.text?.languageCode }

  /// The note to show beside the text.
  public var disclosureText: String? { record.disclosureText?.text }

  /// The BCP-47 code of ``disclosureText``.
  public var disclosureTextLanguageCode: String? { record.disclosureText?.languageCode }

  /// Where to report the text.
  public var flagContentURI: URL? { URL(text: record.flagContentUri) }

  /// Equality by value.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? GMSPlaceGenerativeSummary)?.record == record
  }

  /// A hash of the value.
  public override var hash: Int { record.hashValue }
}
