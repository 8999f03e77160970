import Foundation
import Testing

@testable import PlacesCore

@Suite("Session tokens")
struct SessionTokenTests {
  @Test("A new token is a UUID, which fits the limit exactly")
  func new() {
    let token = SessionToken()
    #expect(UUID(uuidString: token.text) != nil)
    #expect(token.text.utf8.count == 36)
    #expect(token.isValid)
  }

  @Test("Two new tokens differ")
  func unique() {
    #expect(SessionToken() != SessionToken())
  }

  @Test(
    "A text of 1 to 36 characters of the URL-safe alphabet is valid",
    arguments: [
      "a", "Z", "0", "-", "_", "=", "AZaz09-_=", String(repeating: "a", count: 36),
      "5f3a1c9e-0b7d-4c55-9f7e-2d1f00000000",
    ])
  func valid(text: String) {
    #expect(SessionToken(text: text).isValid)
  }

  @Test(
    "Any other text is not",
    arguments: [
      "", String(repeating: "a", count: 37), String(repeating: "é", count: 18), "é", "a b", " ",
      "a\n", "a\u{0}", "a+b", "a/b", "a.b", "a%20", "a&b", "ａ", "🏠",
    ])
  func invalid(text: String) {
    #expect(!SessionToken(text: text).isValid)
  }
}
