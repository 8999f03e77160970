import Foundation
import GooglePlaces
import Testing

@Suite("Credits as attributed text")
struct CreditsTests {
  private func credits(_ json: String) throws -> NSAttributedString {
    try #require(try GMSPlace.reading(#"{"attributions": \#(json)}"#).attributions)
  }

  private func link(in text: NSAttributedString, at index: Int) -> URL? {
    text.attribute(.link, at: index, effectiveRange: nil) as? URL
  }

  @Test("A provider is its name with its link")
  func one() throws {
    let text = try credits(#"[{"provider": "A", "providerUri": "https://a.example/"}]"#)
    #expect(text.string == "A")
    #expect(link(in: text, at: 0) == URL(string: "https://a.example/"))
  }

  @Test("Providers stand once each, joined by commas that are no links")
  func several() throws {
    let text = try credits(
      """
      [{"provider": "A", "providerUri": "https://a.example/"}, {"provider": "B"},
       {"provider": "A", "providerUri": "https://a.example/"},
       {"provider": "C", "providerUri": "https://c.example/"}]
      """)
    #expect(text.string == "A, B, C")
    #expect(link(in: text, at: 1) == nil && link(in: text, at: 2) == nil)
    #expect(link(in: text, at: 3) == nil)
    #expect(link(in: text, at: 6) == URL(string: "https://c.example/"))
  }

  @Test("A provider without a name is its link, which is https where the scheme is left out")
  func nameless() throws {
    let text = try credits(#"[{"providerUri": "//c.example/x"}]"#)
    #expect(text.string == "//c.example/x")
    #expect(link(in: text, at: 0) == URL(string: "https://c.example/x"))
  }

  @Test(
    "A link that cannot be followed is left out",
    arguments: ["not a url", "/relative", "", "javascript:x", "file:///x"])
  func badLink(uri: String) throws {
    let text = try credits(#"[{"provider": "A", "providerUri": "\#(uri)"}]"#)
    #expect(text.string == "A")
    #expect(link(in: text, at: 0) == nil)
  }

  @Test("Providers of which nothing is said are no credits", arguments: ["[]", "[{}]", "[{}, {}]"])
  func nothing(json: String) throws {
    #expect(try GMSPlace.reading(#"{"attributions": \#(json)}"#).attributions == nil)
  }

  @Test("A provider of which nothing is said leaves no comma")
  func emptyAmongOthers() throws {
    #expect(try credits(#"[{}, {"provider": "A"}, {}]"#).string == "A")
  }
}
