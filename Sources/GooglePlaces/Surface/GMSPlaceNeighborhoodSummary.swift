public import Foundation
import PlacesCore

/// What a model wrote about the surroundings of a place.
///
/// Follows `GMSPlaceNeighborhoodSummary` of the Places SDK for iOS.
public final class GMSPlaceNeighborhoodSummary: NSObject, GMSPlaceAISummary {
  let record: NeighborhoodSummaryRecord

  init(_ record: NeighborhoodSummaryRecord) { self.record = record }

  /// The short text.
  public var overview: GMSPlaceContentBlock? { record.overview.map(GMSPlaceContentBlock.init(_:)) }

  /// The long text.
  public var detailDescription: GMSPlaceContentBlock? {
    record.description.map(GMSPlaceContentBlock.init(_:))
  }

  /// The note to show beside the text.
  public var disclosureText: String? { record.disclosureText?.text }

  /// The BCP-47 code of ``disclosureText``.
  public var disclosureTextLanguageCode: String? { record.disclosureText?.languageCode }

  /// Where to report the text.
  public var flagContentURI: URL? { URL(text: record.flagContentUri) }

  /// Equality by value.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? GMSPlaceNeighborhoodSummary)?.record == record
  }

  /// A hash of the value.
  public override var hash: Int { record.hashValue }
}
