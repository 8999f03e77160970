import Testing

@testable import PlacesCore

@Suite("Secrets")
struct SecretTests {
  private static let text = "AIza-Sy_T0ken+/=%"

  private func secret(_ text: String = text) throws -> Secret { try #require(Secret(text)) }

  @Test("Printable ASCII is accepted as it is", arguments: ["a", text, "!~", "AIzaSy_0-"])
  func accepted(text: String) throws {
    #expect(try secret(text).revealed() == text)
  }

  @Test(
    "Text that no header can carry is none",
    arguments: ["", " ", "a b", "a\n", "\ra", "a\u{0}", "\u{7F}", "é", "ключ", "a\u{200B}"])
  func refused(text: String) {
    #expect(Secret(text) == nil)
  }

  @Test("Every way of printing it gives dots")
  func printing() throws {
    let secret = try secret()
    var dumped = ""
    dump(secret, to: &dumped)
    dump(["key": secret], to: &dumped)
    for shown in [
      "\(secret)", String(reflecting: secret), "\([secret])", "\(Optional(secret) as Any)",
    ] {
      #expect(shown.contains("•••"))
      #expect(!shown.contains("AIza"))
    }
    #expect(!dumped.contains("AIza"))
    #expect(Mirror(reflecting: secret).children.isEmpty)
  }

  @Test(
    "It is taken out of a text wherever it stands, in every form a URL gives it",
    arguments: [
      ("key \(text).", "key •••."),
      ("\(text)\(text)", "••••••"),
      ("?key=AIza-Sy_T0ken%2B%2F%3D%25&a", "?key=•••&a"),
      ("?key=AIza%2DSy%5FT0ken%2B%2F%3D%25", "?key=•••"),
      ("?key=AIza-Sy_T0ken+/=%25", "?key=•••"),
      ("\(text)\u{301} and \(text)\u{FE0F}", "•••\u{301} and •••\u{FE0F}"),
      ("nothing of the kind", "nothing of the kind"),
      ("AIza-Sy_T0ke", "AIza-Sy_T0ke"),
    ])
  func redaction(text: String, redacted: String) throws {
    #expect(try secret().redacted(from: text) == redacted)
  }

  @Test("A secret that begins or ends another leaves nothing of it", arguments: [false, true])
  func overlapping(isReversed: Bool) throws {
    let secrets = try ["AIza", "AIza+tail", "tail"].map(secret)
    let text = Secret.redacted(
      isReversed ? secrets.reversed() : secrets, from: "AIza, AIza+tail, AIza%2Btail, tail")
    #expect(text == "•••, •••, •••, •••")
  }
}
