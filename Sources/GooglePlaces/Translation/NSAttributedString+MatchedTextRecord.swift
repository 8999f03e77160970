import Foundation
import PlacesCore

extension NSAttributedString {
  /// The text with its matches marked.
  static func text(_ record: MatchedTextRecord) -> NSAttributedString {
    record.matchedRanges.reduce(into: NSMutableAttributedString(string: record.text)) {
      $0.addAttribute(
        .gmsAutocompleteMatchAttribute, value: NSNumber(value: true),
        range: NSRange($1, in: record.text))
    }
  }
}
