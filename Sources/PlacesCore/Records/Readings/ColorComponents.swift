/// The parts of a colour, each 0…1.
package struct ColorComponents: Hashable, Sendable {
  package var red: Double
  package var green: Double
  package var blue: Double

  /// The colour written as `#RRGGBB`; nil for any other text.
  package init?(text: String?) {
    guard let text, text.count == 7, text.hasPrefix("#") else { return nil }
    let digits = text.dropFirst()
    guard digits.allSatisfy(\.isHexDigit), let bits = Int(digits, radix: 16) else { return nil }
    red = Double(bits >> 16 & 0xFF) / 0xFF
    green = Double(bits >> 8 & 0xFF) / 0xFF
    blue = Double(bits & 0xFF) / 0xFF
  }
}
