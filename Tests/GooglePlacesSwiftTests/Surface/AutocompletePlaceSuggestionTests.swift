import Foundation
import PlacesCore
import PlacesTestSupport
import Testing

@testable import GooglePlacesSwift

struct AutocompletePlaceSuggestionTests {
  private static let answer = """
    {"suggestions": [{"placePrediction": {"placeId": "one", "types": ["cafe", "food"],
      "distanceMeters": 250, "text": {"text": "Café Mer, Paris", "matches": [{"endOffset": 3}]},
      "structuredFormat": {
        "mainText": {"text": "Café Mer", "matches": [{"startOffset": 5, "endOffset": 8}]},
        "secondaryText": {"text": "Paris"}}}}]}
    """

  private func suggestion() async throws -> AutocompletePlaceSuggestion {
    let client = PlacesClient(CannedTransport(body: Self.answer))
    let all = try await client.fetch(AutocompleteRequest(query: "caf"))
    switch try #require(all.first) {
    case .place(let place): return place
    }
  }

  @Test("Its facts are those of the answer")
  func facts() async throws {
    let suggestion = try await suggestion()
    #expect(suggestion.placeID == "one")
    #expect(suggestion.types == [.cafe, .food])
    #expect(suggestion.distance == 250)
    #expect(String(suggestion.attributedFullText.characters) == "Café Mer, Paris")
    #expect(String(suggestion.attributedPrimaryText.characters) == "Café Mer")
    #expect(suggestion.legacyAttributedFullText.string == "Café Mer, Paris")
    #expect(suggestion.legacyAttributedPrimaryText.string == "Café Mer")
    #expect(suggestion.legacyAttributedSecondaryText?.string == "Paris")
    #expect(suggestion.attributedSecondaryText == AttributedString("Paris"))
  }

  @Test("Each text has matches of its own")
  func matches() async throws {
    let suggestion = try await suggestion()
    #expect(suggestion.attributedFullText.matched == ["Caf"])
    #expect(suggestion.attributedPrimaryText.matched == ["Mer"])
    #expect(suggestion.attributedSecondaryText?.matched == [])
    #expect(suggestion.legacyAttributedFullText.matched == ["Caf"])
    #expect(suggestion.legacyAttributedPrimaryText.matched == ["Mer"])
  }

  @Test("Without a second line, distance and types, they are nil and empty")
  func bare() {
    let bare = AutocompletePlaceSuggestion(
      SuggestionRecord(
        placeID: "one", text: MatchedTextRecord(text: "One"),
        mainText: MatchedTextRecord(text: "One")))
    #expect(bare.attributedSecondaryText == nil)
    #expect(bare.legacyAttributedSecondaryText == nil)
    #expect(bare.distance == nil)
    #expect(bare.types == [])
    #expect(
      bare.description == "AutocompletePlaceSuggestion(placeID: one, attributedFullText: One, "
        + "attributedPrimaryText: One, types: [])")
  }

  @Test("Suggestions that say the same are equal")
  func equality() async throws {
    let (one, other) = (try await suggestion(), try await suggestion())
    #expect(one == other)
    #expect(Set([AutocompleteSuggestion.place(one), .place(other)]).count == 1)
  }
}
