import Foundation
import PlacesCore
import Testing

@testable import GooglePlacesSwift

struct GooglePlacesAttributesTests {
  private let text = AttributedString(MatchedTextRecord(text: "tea room", matches: [0..<3]))

  @Test("The attribute of a match is replaced as apps do it")
  func replacing() {
    var marked = AttributeContainer()
    marked.autocompleteMatch = ""
    var link = AttributeContainer()
    link.link = URL(string: "https://example.com")
    var shown = text
    shown.replaceAttributes(marked, with: link)
    #expect(shown.matched == [])
    #expect(
      shown.runs.filter { $0.link != nil }.map { String(shown[$0.range].characters) } == ["tea"])
  }

  @Test("The key has one name in both kinds of text")
  func name() {
    typealias Key = AttributeScopes.GooglePlacesAttributes.AutocompleteMatchAttribute
    #expect(Key.name == NSAttributedString.Key.autocompleteMatch.rawValue)
    let path: KeyPath<AttributeScopes, AttributeScopes.GooglePlacesAttributes.Type> = \.googlePlaces
    #expect("\(type(of: path))".contains("GooglePlacesAttributes"))
  }
}
