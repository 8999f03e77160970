import Foundation

/// A text that must never be shown: it prints as dots and can be taken out of other texts.
package struct Secret: Sendable, Hashable, CustomStringConvertible, CustomDebugStringConvertible,
  CustomReflectable
{
  private let text: String

  /// An accepted secret; nil for text that no header can carry: empty, blank or not printable ASCII.
  package init?(_ text: String) {
    guard !text.isEmpty, text.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) else { return nil }
    self.text = text
  }

  /// The text itself, for the one place that sends it.
  package func revealed() -> String { text }

  /// `text` with every occurrence of the secret replaced by dots, in plain and encoded form.
  package func redacted(from other: String) -> String {
    let encoded = text.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? text
    return other.replacingOccurrences(of: text, with: description)
      .replacingOccurrences(of: encoded, with: description)
  }

  package var description: String { "•••" }
  package var debugDescription: String { description }
  package var customMirror: Mirror { Mirror(self, children: []) }
}
