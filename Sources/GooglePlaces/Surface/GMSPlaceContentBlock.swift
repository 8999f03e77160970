public import Foundation
import PlacesCore

/// A text with the places it speaks of.
///
/// Follows `GMSPlaceContentBlock` of the Places SDK for iOS. Its members are not published; their
/// names are ours.
public final class GMSPlaceContentBlock: NSObject {
  let record: ContentBlockRecord

  init(_ record: ContentBlockRecord) { self.record = record }

  /// The text.
  public var content: String? { record.content?.text }

  /// The BCP-47 code of ``content``.
  public var contentLanguageCode: String? { record.content?.languageCode }

  /// The IDs of the places it speaks of.
  public var referencedPlaceIDs: [String] { record.referencedPlaces.map(String.init(placeIDIn:)) }

  /// Equality by value.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? GMSPlaceContentBlock)?.record == record
  }

  /// A hash of the value.
  public override var hash: Int { record.hashValue }
}
