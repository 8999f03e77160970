import Foundation
import PlacesCore

extension AttributedString {
  /// The text with its matches marked.
  init(_ record: MatchedTextRecord) {
    self.init(record.text)
    for match in record.matches {
      let start = unicodeScalars.index(startIndex, offsetBy: match.lowerBound)
      let end = unicodeScalars.index(start, offsetBy: match.count)
      self[start..<end].autocompleteMatch = ""
    }
  }
}

extension NSAttributedString {
  /// The text with its matches marked.
  static func matched(_ record: MatchedTextRecord) -> NSAttributedString {
    let marked = NSMutableAttributedString(string: record.text)
    for match in record.matchedRanges {
      marked.addAttribute(.autocompleteMatch, value: "", range: NSRange(match, in: record.text))
    }
    return marked
  }
}
