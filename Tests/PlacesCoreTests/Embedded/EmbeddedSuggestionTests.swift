import Foundation
import Testing

@testable import PlacesCore

@Suite("Embedded suggestions")
struct EmbeddedSuggestionTests {
  private func suggestion(
    _ name: String, _ address: String? = nil, for input: String
  ) throws -> EmbeddedSuggestion {
    var json: JSONValue = ["id": "A", "displayName": ["text": .string(name)]]
    json["formattedAddress"] = address.map(JSONValue.string)
    let places = try EmbeddedPlaces(json: json.data).places
    return EmbeddedSuggestion(
      try #require(places.first), json: json, words: EmbeddedWord.folded(input), origin: nil)
  }

  @Test(
    "Each word marks the first that it begins, of the name before the address",
    arguments: [
      ("Sample Bar", "Sample Street", "sample", [0..<6], []),
      ("Sample Bar", "Sample Street", "sam sam", [0..<3], [0..<3]),
      ("Sample Bar", "Sample Street", "str ba", [7..<9], [7..<10]),
      ("Café 🍕 Exemple", "Rue", "cafe exem 🍕", [0..<4, 5..<6, 7..<11], []),
      ("👩‍🍳 Chef", "Cafe\u{301}", "chef cafe", [4..<8], [0..<5]),
      ("見本食堂", "東京", "食堂東", [2..<4], [0..<1]), ("Sample", "Street", "other", [], []),
    ] as [(String, String, String, [Range<Int>], [Range<Int>])])
  func matches(
    name: String, address: String, input: String, inName: [Range<Int>], inAddress: [Range<Int>]
  ) throws {
    let suggestion = try suggestion(name, address, for: input)
    #expect(suggestion.nameMatches == inName)
    #expect(suggestion.addressMatches == inAddress)
  }

  @Test("The matches of the whole text go on behind the name, and mark the same characters")
  func wholeText() throws {
    let suggestion = try suggestion("👩‍🍳 Chef", "Cafe\u{301} 7", for: "chef 7 cafe")
    #expect(suggestion.text == "👩‍🍳 Chef, Cafe\u{301} 7")
    #expect(suggestion.matches == [4..<8, 10..<15, 16..<17])
    let scalars = Array(suggestion.text.unicodeScalars)
    let marked = suggestion.matches.map { range in
      String(String.UnicodeScalarView(scalars[range]))
    }
    #expect(marked == ["Chef", "Café", "7"])
  }

  @Test("Without an address the name is all")
  func nameOnly() throws {
    let suggestion = try suggestion("Sample", for: "sam")
    #expect(suggestion.text == "Sample")
    #expect(suggestion.matches == [0..<3])
    #expect(suggestion.address == nil)
  }

  @Test(
    "A caret counts Unicode scalars and stands inside the text or at its ends",
    arguments: [
      ("abc", nil, "abc"), ("abc", 0, ""), ("abc", 2, "ab"), ("abc", 3, "abc"), ("abc", 4, nil),
      ("abc", -1, nil), ("🍕a", 1, "🍕"), ("👩‍🍳a", 3, "👩‍🍳"), ("🍕a", 3, nil), ("", 0, ""),
    ] as [(String, Int?, String?)])
  func caret(input: String, caret: Int?, text: String?) {
    #expect(EmbeddedSuggestion.text(input, upTo: caret) == text)
  }
}
