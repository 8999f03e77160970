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

  /// `other` with every occurrence of the secret replaced by dots, in plain and encoded form.
  package func redacted(from other: String) -> String { Self.redacted([self], from: other) }

  /// `other` with every occurrence of each secret replaced by dots.
  ///
  /// Longer forms go first: a shorter one may be the beginning of them, and would leave the rest.
  static func redacted(_ secrets: [Secret], from other: String) -> String {
    let forms = secrets.flatMap(\.forms).sorted { $0.utf8.count > $1.utf8.count }
    // By code units: a secret whose last letter carries an accent is still a secret.
    return forms.reduce(other) { text, form in
      text.replacingOccurrences(of: form, with: dots, options: .literal)
    }
  }

  /// The text as URLs hold it, of three kinds of encoder, and as it is.
  private var forms: [String] {
    let strict = CharacterSet.alphanumerics.union(CharacterSet(charactersIn: "-._~"))
    let sets = [CharacterSet.alphanumerics, strict, .urlQueryAllowed]
    return sets.compactMap { text.addingPercentEncoding(withAllowedCharacters: $0) } + [text]
  }

  private static let dots = "•••"
  package var description: String { Self.dots }
  package var debugDescription: String { description }
  package var customMirror: Mirror { Mirror(self, children: []) }
}
