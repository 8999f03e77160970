import Foundation
import Testing

@testable import PlacesCore

@Suite("Failures")
struct PlacesFailureTests {
  // MARK: Texts

  @Test("A failure that nothing was sent for says its message")
  func plain() {
    let failure = PlacesFailure(.invalidRequest, "No field was named.")
    #expect(failure.description == "invalidRequest: No field was named.")
    #expect(failure.errorDescription == "No field was named.")
    #expect(failure.localizedDescription == "No field was named.")
    #expect(failure.attempts == 0)
    #expect(failure.elapsed == .zero)
    #expect(failure.httpStatus == nil)
  }

  @Test("A failure with an answer says what the service said")
  func answered() {
    #expect(
      Self.full.description
        == """
        keyInvalid: Message. (Foreign.) [HTTP 400 · INVALID_ARGUMENT · API_KEY_INVALID · a[0].b]
        """)
    #expect(Self.full.errorDescription == "Message. (Foreign.)")
  }

  private static let full: PlacesFailure = {
    var failure = PlacesFailure(.keyInvalid, "Message.")
    failure.httpStatus = 400
    failure.statusWord = "INVALID_ARGUMENT"
    failure.reason = "API_KEY_INVALID"
    failure.underlyingText = "Foreign."
    failure.codingPath = "a[0].b"
    failure.helpURL = URL(string: "https://help.example/a?b=c")
    failure.attempts = 3
    failure.elapsed = .milliseconds(1500)
    return failure
  }()

  // MARK: Cleaning

  @Test("What is clean stays as it is")
  func unchanged() throws {
    #expect(Self.full.cleaned(of: []) == Self.full)
    #expect(Self.full.cleaned(of: [try secret()]) == Self.full)
  }

  @Test(
    "The key is taken out of every text",
    arguments: [\.statusWord, \.reason, \.underlyingText]
      as [any WritableKeyPath<PlacesFailure, String?> & Sendable])
  func everyText(path: any WritableKeyPath<PlacesFailure, String?> & Sendable) throws {
    var failure = PlacesFailure(.keyInvalid, "The key \(Self.key) is wrong.")
    failure[keyPath: path] = "key=\(Self.key)&x=\(Self.key)"
    failure.helpURL = URL(string: "https://help.example/?key=\(Self.key)")
    let cleaned = failure.cleaned(of: [try secret()])
    #expect(cleaned.message == "The key ••• is wrong.")
    #expect(cleaned[keyPath: path] == "key=•••&x=•••")
    #expect(!Self.everythingSaid(by: cleaned).contains("AIza"))
  }

  @Test(
    "A key in the form URLs give it is taken out",
    arguments: ["a+b/c=d-e.f_g", "a%2Bb%2Fc%3Dd-e.f_g", "a%2Bb%2Fc%3Dd%2De%2Ef%5Fg"])
  func encodedKey(text: String) throws {
    var failure = PlacesFailure(.network, "x")
    failure.underlyingText = "<\(text)>"
    let secret = try #require(Secret("a+b/c=d-e.f_g"))
    #expect(failure.cleaned(of: [secret]).underlyingText == "<•••>")
  }

  @Test(
    "A key that a cut would split leaves no part behind",
    arguments: [150, 160, 170, 180, 190, 195, 196, 197, 198, 199, 200, 250])
  func straddlingKey(position: Int) throws {
    var failure = PlacesFailure(.serverError, "x")
    failure.underlyingText =
      String(repeating: "x", count: position) + Self.key + String(repeating: "y", count: 100)
    let text = try #require(failure.cleaned(of: [try secret()]).underlyingText)
    #expect(!text.contains("A"))
    #expect(text.utf8.count <= 200)
    #expect(text.hasSuffix("…"))
  }

  @Test(
    "Control characters become spaces",
    arguments: [
      ("a\u{0}b", "a b"), ("a\r\nb", "a  b"), ("\u{1b}[31mred\u{7f}", " [31mred "),
      ("a\u{85}b\tc", "a b c"), ("é\u{202f}東京", "é\u{202f}東京"),
    ])
  func controlCharacters(text: String, cleaned: String) {
    var failure = PlacesFailure(.serverError, "x")
    failure.underlyingText = text
    failure.reason = text
    failure.statusWord = text
    #expect(failure.cleaned(of: []).underlyingText == cleaned)
    #expect(failure.cleaned(of: []).reason == cleaned)
    #expect(failure.cleaned(of: []).statusWord == cleaned)
  }

  @Test(
    "A long text is cut at 200 bytes, between characters",
    arguments: ["x", "é", "東", "😀"], 0...3)
  func cut(character: String, shift: Int) throws {
    var failure = PlacesFailure(.serverError, "x")
    failure.underlyingText =
      String(repeating: "x", count: shift) + String(repeating: character, count: 300)
    let text = try #require(failure.cleaned(of: []).underlyingText)
    #expect((194...200).contains(text.utf8.count))
    #expect(text.hasSuffix("\(character)…"))
    #expect(!text.unicodeScalars.contains("\u{FFFD}"))
  }

  @Test("A text of 200 bytes is not cut, one of 201 is", arguments: [200, 201])
  func limit(length: Int) {
    var failure = PlacesFailure(.serverError, "x")
    failure.underlyingText = String(repeating: "x", count: length)
    let cut = String(repeating: "x", count: 197) + "…"
    #expect(
      failure.cleaned(of: []).underlyingText == (length == 200 ? failure.underlyingText : cut))
  }

  private static let key = "AIzaAAAAAAAA-AAAAAAAA_AAAAAAAAAAAAAAAAA"

  private func secret() throws -> Secret { try #require(Secret(Self.key)) }

  private static func everythingSaid(by failure: PlacesFailure) -> String {
    var dumped = ""
    dump(failure, to: &dumped)
    return dumped + failure.description + String(reflecting: failure)
      + failure.localizedDescription
  }
}
