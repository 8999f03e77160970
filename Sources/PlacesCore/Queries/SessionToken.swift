import Foundation

/// The token that joins autocomplete requests and the details request that ends them.
package struct SessionToken: Hashable, Sendable {
  /// The text that is sent.
  package let text: String

  /// A new token: a random UUID, which fits the limit exactly.
  package init() { self.init(text: UUID().uuidString) }

  /// A token with a text of the caller's; it is checked when it is used.
  package init(text: String) { self.text = text }

  /// Whether the services take it: 1 to 36 characters of the URL-safe alphabet.
  package var isValid: Bool {
    (1...36).contains(text.utf8.count) && text.utf8.allSatisfy(isURLSafe)
  }

  private func isURLSafe(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"),
      UInt8(ascii: "="):
      true
    default: false
    }
  }
}
