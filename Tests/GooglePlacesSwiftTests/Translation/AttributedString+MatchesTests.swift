import Foundation
import PlacesCore
import Testing

@testable import GooglePlacesSwift

struct AttributedStringMatchesTests {
  @Test(
    "Matches are counted in Unicode scalars and found in both kinds of text",
    arguments: [
      ("plain text", [0..<5], ["plain"]), ("plain text", [0..<2, 6..<8], ["pl", "te"]),
      ("plain", [], []), ("", [], []), ("whole", [0..<5], ["whole"]),
      ("👨‍👩‍👧 bar", [6..<9], ["bar"]), ("👨‍👩‍👧 bar", [0..<5], ["👨‍👩‍👧"]),
      ("🇫🇷🇧🇪 x", [2..<4], ["🇧🇪"]), ("cafe\u{301} mer", [0..<5], ["cafe\u{301}"]),
      ("cafe\u{301} mer", [6..<9], ["mer"]), ("été", [1..<3], ["té"]),
      ("𝒜𝒷 z", [1..<2], ["𝒷"]), ("한국어 가", [4..<5], ["가"]), ("a\r\nb", [3..<4], ["b"]),
      ("short", [3..<99], ["rt"]),
    ] as [(String, [Range<Int>], [String])])
  func matches(_ text: String, _ matches: [Range<Int>], _ expected: [String]) {
    let record = MatchedTextRecord(text: text, matches: matches)
    let attributed = AttributedString(record)
    #expect(String(attributed.characters) == text)
    #expect(attributed.matched == expected)
    let legacy = NSAttributedString.matched(record)
    #expect(legacy.string == text)
    #expect(legacy.matched == expected)
  }

  @Test("A match within a character marks what it can, and the text stays whole")
  func withinACharacter() {
    let record = MatchedTextRecord(text: "cafe\u{301} mer", matches: [0..<4])
    let attributed = AttributedString(record)
    #expect(String(attributed.characters) == record.text)
    #expect(attributed.runs.first?.autocompleteMatch == "")
    let legacy = NSAttributedString.matched(record)
    #expect(legacy.string == record.text)
    #expect(legacy.attribute(.autocompleteMatch, at: 3, effectiveRange: nil) != nil)
    #expect(legacy.attribute(.autocompleteMatch, at: 4, effectiveRange: nil) == nil)
  }
}

extension AttributedString {
  /// The parts that bear the attribute.
  var matched: [String] {
    runs.filter { $0.autocompleteMatch != nil }.map { String(self[$0.range].characters) }
  }
}

extension NSAttributedString {
  /// The parts that bear the attribute.
  var matched: [String] {
    var parts: [String] = []
    enumerateAttribute(.autocompleteMatch, in: NSRange(location: 0, length: length)) {
      value, range, _ in
      if value as? String == "" { parts.append(attributedSubstring(from: range).string) }
    }
    return parts
  }
}
