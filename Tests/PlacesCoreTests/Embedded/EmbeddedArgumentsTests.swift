import Foundation
import Testing

@testable import PlacesCore

@Suite("Arguments of the embedded service")
struct EmbeddedArgumentsTests {
  @Test("A type is lower-case letters, digits and underscores", arguments: ["bar", "a1_b", "x"])
  func type(name: String) {
    #expect(EmbeddedArguments.isType(name))
  }

  @Test(
    "Nothing else is a type",
    arguments: ["", "Bar", "1a", "_a", "a-b", "a b", "(cities)", "é", "caé"])
  func noType(name: String) {
    #expect(!EmbeddedArguments.isType(name))
  }

  @Test(
    "Some types are for answers only",
    arguments: [
      ("bar", true), ("country", true), ("locality", true), ("postal_code", true),
      ("administrative_area_level_2", true), ("administrative_area_level_3", false),
      ("establishment", false), ("point_of_interest", false), ("town_square", false),
      ("(regions)", false),
    ])
  func searchType(name: String, isTaken: Bool) {
    #expect(EmbeddedArguments.isSearchType(name) == isTaken)
  }

  @Test(
    "The accepted language is the first of the header",
    arguments: [
      (nil, nil), ("", nil), ("fr", "fr"), ("fr-FR,en;q=0.9", "fr-fr"), (" de ; q=1, en", "de"),
      ("*", nil), ("klingon", nil),
    ] as [(String?, String?)])
  func acceptedLanguage(header: String?, language: String?) throws {
    let url = try #require(URL(string: "https://example.com"))
    var request = HTTPRequest(method: "GET", url: url)
    request.headers["Accept-Language"] = header
    #expect(EmbeddedArguments.acceptedLanguage(request) == language)
  }

  @Test("Photos are found by their names, but for those of obsolete places")
  func photos() throws {
    let places = try EmbeddedPlaces(
      json: Data(
        #"""
        {"places": [
          {"id": "A", "photos": [{"name": "places/A/photos/1"}]},
          {"id": "B", "photos": [{"name": "places/B/photos/1"}]}
        ], "obsoleteIDs": ["B"]}
        """#.utf8))
    #expect(places.photo(named: "places/A/photos/1") != nil)
    #expect(places.photo(named: "places/A/photos/2") == nil)
    #expect(places.photo(named: "places/B/photos/1") == nil)
    #expect(places.answering.map(\.id) == ["A"])
  }
}
