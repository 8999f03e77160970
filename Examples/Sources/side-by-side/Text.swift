import Foundation

/// Text as a terminal shows it.
enum Text {
  /// The text in one line, without control characters: it may come from anywhere.
  static func oneLine(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.map { $0.properties.generalCategory == .control ? " " : $0 }))
  }

  /// How many cells of a terminal the text takes.
  static func width(_ text: String) -> Int { text.map(width).reduce(0, +) }

  /// The text cut to a width, with … where it was cut.
  static func cut(_ text: String, to width: Int) -> String {
    guard self.width(text) > width else { return text }
    return prefix(text, of: width - 1) + "…"
  }

  /// The text filled up with spaces to a width.
  static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - self.width(text)))
  }

  /// The text without the spaces at its end.
  static func trimmed(_ text: String) -> String {
    String(text.reversed().drop { $0 == " " }.reversed())
  }

  /// The text in lines of at most a width, broken behind spaces, commas and slashes where possible;
  /// a line that goes on keeps its indentation.
  static func wrapped(_ text: String, width: Int) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line in
      let indent = String(line.prefix { $0 == " " }) + "  "
      var lines: [String] = []
      var rest = String(line)
      while self.width(rest) > width {
        let head = breakable(prefix(rest, of: width))
        lines.append(trimmed(head))
        rest = indent + rest.dropFirst(head.count).drop { $0 == " " }
      }
      return lines + [rest]
    }
  }

  /// The calendar day in the time zone of this device.
  static func day(_ date: Date) -> String {
    let day = Calendar(identifier: .gregorian).dateComponents([.month, .day], from: date)
    return "\(twoDigits(day.month ?? 0))-\(twoDigits(day.day ?? 0))"
  }

  static func twoDigits(_ number: Int, radix: Int = 10) -> String {
    (number < radix ? "0" : "") + String(number, radix: radix, uppercase: true)
  }

  private static func prefix(_ text: String, of width: Int) -> String {
    var used = 0
    return String(
      text.prefix { character in
        used += self.width(character)
        return used <= width
      })
  }

  /// The text up to behind the last place where a line may end; all of it when there is none.
  private static func breakable(_ text: String) -> String {
    let words = text.drop { $0 == " " }
    guard let last = words.lastIndex(where: { " ,&/".contains($0) }) else { return text }
    return String(text[...last])
  }

  /// What stands in two cells, such as a Chinese character or an emoji, or the sum of the parts.
  private static func width(_ character: Character) -> Int {
    let scalars = character.unicodeScalars
    let isDouble = scalars.first.map(isWide) == true || scalars.contains("\u{FE0F}")
    return isDouble ? 2 : scalars.count(where: isSeen)
  }

  private static func isSeen(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: false
    default: true
    }
  }

  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3,
      0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F,
      0x1F680...0x1F6FF, 0x1F900...0x1F9FF, 0x20000...0x3FFFD:
      true
    default: false
    }
  }
}
