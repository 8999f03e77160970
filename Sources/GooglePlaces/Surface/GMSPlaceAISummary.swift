public import Foundation

/// A text that a model wrote about a place, with what must be shown beside it.
///
/// Follows `GMSPlaceAISummary` of the Places SDK for iOS, whose members are not published: these
/// are the ones its four classes share.
public protocol GMSPlaceAISummary: NSObjectProtocol {
  /// The note to show beside the text.
  var disclosureText: String? { get }

  /// The BCP-47 code of ``disclosureText``.
  var disclosureTextLanguageCode: String? { get }

  /// Where to report the text.
  var flagContentURI: URL? { get }
}
