import Foundation

/// Makes a template as long as it has to be.
enum Padding {
  /// What stands in a template where text may be added.
  static let mark = "%MORE%"

  /// A printed template of exactly so many bytes: every mark is replaced by text of equal length.
  static func print(_ template: String, bytes: Int) throws -> Data {
    let parts = template.components(separatedBy: mark)
    let missing = bytes - Printed.text(of: parts.joined()).count
    guard missing >= 0, parts.count > 1 else { throw PaddingError(bytes: bytes, missing: missing) }
    let share = missing / (parts.count - 1)
    var text = parts[0]
    for (index, part) in parts.dropFirst().enumerated() {
      let isLast = index == parts.count - 2
      text += words(bytes: isLast ? missing - share * (parts.count - 2) : share) + part
    }
    return Data(Printed.text(of: text))
  }

  /// Text as people write it, some of it beyond ASCII and some of it escaped.
  private static func words(bytes: Int) -> String {
    var text = ""
    var index = 0
    while text.utf8.count + sentences[index % sentences.count].utf8.count <= bytes {
      text += sentences[index % sentences.count]
      index += 1
    }
    let rest = bytes - text.utf8.count
    return text + String(repeating: "very good, ", count: rest / 11 + 1).prefix(rest)
  }

  private static let sentences = [
    "We came back on a rainy Thursday and found the same table by the window. ",
    "Le café crème était parfait, les éclairs aussi; il y avait même une terrasse à l’ombre. ",
    "The waiter said \\\"take your time\\\" and he meant it.\\n\\n",
    "Nothing on the menu costs more than it should, and the portions are large. ",
    "また来たいです。とても静かで、落ち着いた店でした。 ",
    "Ask for the corner seats if there are four of you \\u2014 they do not take bookings. ",
  ]
}

/// A template that is longer than the place shall be, or that has no mark.
struct PaddingError: Error {
  let bytes: Int
  let missing: Int
}
