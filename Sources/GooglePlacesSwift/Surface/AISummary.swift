public import Foundation

/// A text that a model wrote about a place, with what must be shown beside it.
///
/// Follows `AISummary` of the Places Swift SDK.
public protocol AISummary: CustomStringConvertible, Hashable, Sendable {
  /// The note to show beside the text.
  var disclosureText: String? { get }
  /// The BCP-47 code of ``disclosureText``.
  var disclosureTextLanguageCode: String? { get }
  /// Where to report the text.
  var flagContentURI: URL? { get }
}
