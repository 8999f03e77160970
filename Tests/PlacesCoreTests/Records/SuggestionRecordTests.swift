import Testing

@testable import PlacesCore

@Suite("Suggestion record")
struct SuggestionRecordTests {
  @Test(
    "Matches are counted in Unicode characters",
    arguments: [
      ("Hotel", [0..<3], ["Hot"]), ("🏠 Hotel", [2..<7], ["Hotel"]),
      ("Cafe\u{301} Zoë", [0..<5, 6..<9], ["Cafe\u{301}", "Zoë"]),
      ("👨‍👩‍👧 Bar", [6..<9], ["Bar"]), ("東京ホテル", [2..<5], ["ホテル"]),
      ("e\u{301}a", [1..<3], ["\u{301}a"]),
    ] as [(String, [Range<Int>], [String])])
  func matches(text: String, matches: [Range<Int>], parts: [String]) {
    let record = MatchedTextRecord(text: text, matches: matches)
    let found = record.matchedRanges.map { String(text.unicodeScalars[$0]) }
    #expect(found == parts)
  }

  @Test(
    "A match that reaches out of the text is cut, one outside is dropped",
    arguments: [
      ([3..<99], [3..<5]), ([5..<6], []), ([-4..<2], [0..<2]), ([2..<2], []),
      ([-9..<(-3)], []), ([Int.min..<Int.max], [0..<5]),
    ] as [([Range<Int>], [Range<Int>])])
  func clamped(matches: [Range<Int>], kept: [Range<Int>]) {
    #expect(MatchedTextRecord(text: "Hotel", matches: matches).matches == kept)
  }
}
