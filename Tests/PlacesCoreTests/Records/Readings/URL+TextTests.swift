import Foundation
import Testing

@testable import PlacesCore

@Suite("Links from text")
struct URLTextTests {
  @Test(
    "A link is kept as sent, and is https where the scheme is left out",
    arguments: [
      ("https://a.example/x?y=1#z", "https://a.example/x?y=1#z"),
      ("http://a.example", "http://a.example"), ("//a.example/x", "https://a.example/x"),
      ("https://a.example/é", "https://a.example/%C3%A9"),
    ])
  func link(text: String, expected: String) {
    #expect(URL(text: text)?.absoluteString == expected)
  }

  @Test("No text is no link", arguments: [nil, ""] as [String?])
  func none(text: String?) {
    #expect(URL(text: text) == nil)
  }
}
