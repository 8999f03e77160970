import Foundation

/// Text that came from outside, made fit to be quoted: at most 200 bytes, no control characters.
enum ForeignText {
  static let maximumLength = 200

  static func quoted(_ text: String) -> String {
    let clean = String(
      text.unicodeScalars.map { scalar in
        scalar.properties.generalCategory == .control ? " " : Character(scalar)
      })
    guard clean.utf8.count > maximumLength else { return clean }
    return String(decoding: clean.utf8.prefix(maximumLength - 3), as: UTF8.self)
      .trimmingCharacters(in: ["\u{FFFD}"]) + "…"
  }

  /// The text of a body; nil when it is empty.
  static func text(of body: Data) -> String? {
    body.isEmpty ? nil : String(decoding: body, as: UTF8.self)
  }
}
