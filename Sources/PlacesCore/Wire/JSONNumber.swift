/// A JSON number without exponent and of at most 15 digits, as most are, read without rounding.
struct JSONNumber {
  private var digits = 0
  private var isNegative = false
  /// How many of the digits stand behind the point; nil when there is no point.
  private var fraction: Int?

  /// The number in its checked text; nil when it is of another form.
  init?(_ text: UnsafeRawBufferPointer) {
    guard text.count <= 17 else { return nil }
    for byte in text {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        digits = digits * 10 + Int(byte - UInt8(ascii: "0"))
        if let count = fraction { fraction = count + 1 }
      case UInt8(ascii: "."): fraction = 0
      case UInt8(ascii: "-"): isNegative = true
      default: return nil
      }
    }
    guard digits < 1_000_000_000_000_000 else { return nil }
  }

  /// The number; a quotient of two exact numbers is the nearest to what is written.
  var double: Double {
    let magnitude = Double(digits) / Self.powersOfTen[fraction ?? 0]
    return isNegative ? -magnitude : magnitude
  }

  /// The number when it was written as a whole one.
  var integer: Int? { fraction == nil ? (isNegative ? -digits : digits) : nil }

  private static let powersOfTen: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16,
  ]
}
