import Foundation
import Testing

@testable import PlacesCore

@Suite("Words of embedded places")
struct EmbeddedPlaceWordsTests {
  private static let words = EmbeddedPlaceWords([
    [
      "displayName": ["text": "見本 Riverside Café"], "formattedAddress": "1 Sample Street, Paris",
      "addressComponents": [["longText": "Le Marais"]], "types": ["coffee_shop", "food"],
      "primaryTypeDisplayName": ["text": "Kaffeehaus"],
    ],
    ["displayName": ["text": "Café of the River"]],
  ])

  @Test(
    "The cost tells names from addresses, whole words from beginnings, and where a name begins",
    arguments: [
      ("cafe", 0), ("cafe of", 0), ("ca", 1), ("riverside", 1), ("river", 1), ("sample", 3),
      ("stre", 4), ("marais", 3), ("cafe paris", 3), ("見", 0), ("riverside cafe", 1), ("", 0),
      ("cafe cafe", 1), ("paris cafe", 3),
    ] as [(String, Int)])
  func cost(text: String, cost: Int) {
    #expect(Self.words.cost(of: EmbeddedWord.folded(text)) == cost)
  }

  @Test("Every word must begin one", arguments: ["tea", "cafe tea", "iverside", "cafés", "coffee"])
  func noMatch(text: String) {
    #expect(Self.words.cost(of: EmbeddedWord.folded(text)) == nil)
  }

  @Test(
    "Kinds count when they are to, in the plural too",
    arguments: [
      ("coffee", 3), ("coffee shops", 5), ("sho", 4), ("kaffeehaus", 3), ("foods paris", 5),
      ("cafe", 0),
    ])
  func kinds(text: String, cost: Int) {
    #expect(Self.words.cost(of: EmbeddedWord.folded(text), withKinds: true) == cost)
  }
}
