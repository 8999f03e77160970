import Foundation
import Testing

@testable import PlacesCore

@Suite("Foreign text")
struct ForeignTextTests {
  @Test(
    "Short text is quoted as it is, control characters as spaces",
    arguments: [
      ("", ""), ("Bad request", "Bad request"), ("é 東 🏠", "é 東 🏠"), ("a\nb\tc\u{0}d", "a b c d"),
      ("a\r\nb", "a  b"), ("\u{1B}[31mred", " [31mred"), ("\u{85}", " "),
    ])
  func short(text: String, quoted: String) {
    #expect(ForeignText.quoted(text) == quoted)
  }

  @Test(
    "Long text is cut to 200 bytes, never within a character",
    arguments: [
      (String(repeating: "a", count: 200), String(repeating: "a", count: 200)),
      (String(repeating: "a", count: 201), String(repeating: "a", count: 197) + "…"),
      (String(repeating: "é", count: 101), String(repeating: "é", count: 98) + "…"),
      (String(repeating: "東", count: 67), String(repeating: "東", count: 65) + "…"),
      (String(repeating: "🏠", count: 51), String(repeating: "🏠", count: 49) + "…"),
    ])
  func long(text: String, quoted: String) {
    #expect(ForeignText.quoted(text) == quoted)
    #expect(ForeignText.quoted(text).utf8.count <= ForeignText.maximumLength)
  }

  @Test("The text of a body is its UTF-8, and an empty body has none")
  func body() {
    #expect(ForeignText.text(of: Data()) == nil)
    #expect(ForeignText.text(of: Data("<html>".utf8)) == "<html>")
    #expect(ForeignText.text(of: Data([0x61, 0xFF])) == "a\u{FFFD}")
  }
}
