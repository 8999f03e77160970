import Foundation
import PlacesCore
import Testing

@testable import GooglePlaces

@Suite("Matches as attributed text")
struct MatchedTextTests {
  /// The parts that are marked, as texts.
  private func marked(_ text: NSAttributedString) -> [String] {
    var parts: [String] = []
    text.enumerateAttribute(
      .gmsAutocompleteMatchAttribute, in: NSRange(location: 0, length: text.length)
    ) { value, range, _ in
      if value != nil { parts.append(text.attributedSubstring(from: range).string) }
    }
    return parts
  }

  @Test(
    "What matches is marked, whatever its characters are made of",
    arguments: [
      ("Cafe Rouge", [0..<4], ["Cafe"]), ("Cafe Rouge", [0..<1, 5..<6], ["C", "R"]),
      ("Cafe", [], []), ("Cafe", [0..<4], ["Cafe"]), ("Cafe", [2..<99], ["fe"]),
      ("😀 bar", [2..<5], ["bar"]), ("👩‍👩‍👧 bar", [6..<9], ["bar"]),
      ("Cafe\u{301} bar", [0..<5], ["Cafe\u{301}"]), ("Cafe\u{301} bar", [6..<9], ["bar"]),
      ("🇫🇷 Café", [0..<2], ["🇫🇷"]), ("東京タワー", [0..<2], ["東京"]),
    ] as [(String, [Range<Int>], [String])])
  func matches(text: String, ranges: [Range<Int>], expected: [String]) {
    let shown = NSAttributedString.text(MatchedTextRecord(text: text, matches: ranges))
    #expect(shown.string == text)
    #expect(marked(shown) == expected)
  }

  @Test("A suggestion marks each of its texts by itself")
  func suggestion() {
    let suggestion = GMSAutocompletePrediction(
      SuggestionRecord(
        placeID: "a", text: MatchedTextRecord(text: "Café, Paris", matches: [0..<2, 6..<7]),
        mainText: MatchedTextRecord(text: "Café", matches: [0..<2]),
        secondaryText: MatchedTextRecord(text: "Paris", matches: [0..<1])))
    #expect(marked(suggestion.attributedFullText) == ["Ca", "P"])
    #expect(marked(suggestion.attributedPrimaryText) == ["Ca"])
    #expect(suggestion.attributedSecondaryText.map(marked) == ["P"])
  }
}
