/// The one pass that checks a JSON text and lists its nodes.
struct JSONScanner {
  private let bytes: [UInt8]
  private let maximumDepth: Int
  private var position = 0
  private var depth = 0
  private(set) var nodes: [JSONDocument.Node] = []

  init(bytes: [UInt8], maximumDepth: Int) {
    self.bytes = bytes
    self.maximumDepth = maximumDepth
    nodes.reserveCapacity(bytes.count / 16)
  }

  /// Scans the whole text: one value and white space.
  mutating func scanText() throws(WireError) {
    guard bytes.count < UInt32.max else { throw error("the text is too long") }
    skipWhiteSpace()
    try scanValue()
    skipWhiteSpace()
    if position < bytes.count { throw error("something follows the value") }
  }

  private var byte: UInt8? { position < bytes.count ? bytes[position] : nil }

  private func error(_ problem: String) -> WireError {
    WireError(path: "", problem: "\(problem) at byte \(position)")
  }

  private mutating func skipWhiteSpace() {
    while let byte, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { position += 1 }
  }

  private mutating func scanValue() throws(WireError) {
    switch byte {
    case UInt8(ascii: "{"): try scanContainer(.object, end: UInt8(ascii: "}"))
    case UInt8(ascii: "["): try scanContainer(.array, end: UInt8(ascii: "]"))
    case UInt8(ascii: "\""): try scanString()
    case UInt8(ascii: "t"): try scanWord("true", .true)
    case UInt8(ascii: "f"): try scanWord("false", .false)
    case UInt8(ascii: "n"): try scanWord("null", .null)
    case UInt8(ascii: "-"), (UInt8(ascii: "0")...UInt8(ascii: "9"))?: try scanNumber()
    case nil: throw error("the text ends where a value is due")
    default: throw error("no value starts here")
    }
  }

  private mutating func append(_ kind: JSONDocument.Kind, from start: Int) {
    nodes.append(
      .init(
        kind: kind, start: UInt32(start), end: UInt32(position), next: UInt32(nodes.count + 1)))
  }

  private mutating func scanWord(
    _ word: StaticString, _ kind: JSONDocument.Kind
  ) throws(WireError) {
    let start = position
    let end = start + word.utf8CodeUnitCount
    let matches = word.withUTF8Buffer { bytes.count >= end && bytes[start..<end].elementsEqual($0) }
    guard matches else { throw error("no value starts here") }
    position = end
    append(kind, from: start)
  }

  private mutating func scanContainer(
    _ kind: JSONDocument.Kind, end: UInt8
  ) throws(WireError) {
    guard depth < maximumDepth else { throw error("nested deeper than \(maximumDepth)") }
    depth += 1
    let node = nodes.count
    append(kind, from: position)
    position += 1
    skipWhiteSpace()
    if byte == end {
      position += 1
    } else {
      try scanElements(of: kind, end: end)
    }
    nodes[node].end = UInt32(position)
    nodes[node].next = UInt32(nodes.count)
    depth -= 1
  }

  private mutating func scanElements(
    of kind: JSONDocument.Kind, end: UInt8
  ) throws(WireError) {
    while true {
      skipWhiteSpace()
      if kind == .object { try scanKey() }
      try scanValue()
      skipWhiteSpace()
      switch byte {
      case UInt8(ascii: ","): position += 1
      case end:
        position += 1
        return
      default: throw error("a comma or the end of the list is due")
      }
    }
  }

  private mutating func scanKey() throws(WireError) {
    guard byte == UInt8(ascii: "\"") else { throw error("a key is due") }
    try scanString()
    skipWhiteSpace()
    guard byte == UInt8(ascii: ":") else { throw error("a colon is due") }
    position += 1
    skipWhiteSpace()
  }

  // MARK: Numbers

  private mutating func scanNumber() throws(WireError) {
    let start = position
    if byte == UInt8(ascii: "-") { position += 1 }
    if byte == UInt8(ascii: "0") { position += 1 } else { try scanDigits() }
    if byte == UInt8(ascii: ".") {
      position += 1
      try scanDigits()
    }
    if byte == UInt8(ascii: "e") || byte == UInt8(ascii: "E") {
      position += 1
      if byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") { position += 1 }
      try scanDigits()
    }
    append(.number, from: start)
  }

  private mutating func scanDigits() throws(WireError) {
    let start = position
    while let byte, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { position += 1 }
    if position == start { throw error("a digit is due") }
  }

  // MARK: Strings

  private mutating func scanString() throws(WireError) {
    position += 1
    let start = position
    var kind = JSONDocument.Kind.string
    while true {
      switch byte {
      case UInt8(ascii: "\""):
        append(kind, from: start)
        position += 1
        return
      case UInt8(ascii: "\\"):
        kind = .escapedString
        try scanEscape()
      case (0x20...0x7F)?: position += 1
      case (0x80...0xFF)?: try scanMultibyte()
      case nil: throw error("the text ends inside a string")
      default: throw error("a control character stands in a string")
      }
    }
  }

  private mutating func scanEscape() throws(WireError) {
    position += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"),
      UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      position += 1
    case UInt8(ascii: "u"):
      position += 1
      try scanUnicodeEscape()
    default: throw error("no such escape")
    }
  }

  private mutating func scanUnicodeEscape() throws(WireError) {
    let unit = try scanHexadecimal()
    guard UTF16.isSurrogate(unit) else { return }
    guard UTF16.isLeadSurrogate(unit), byte == UInt8(ascii: "\\"), position + 1 < bytes.count,
      bytes[position + 1] == UInt8(ascii: "u")
    else { throw error("half of a surrogate pair") }
    position += 2
    guard UTF16.isTrailSurrogate(try scanHexadecimal()) else {
      throw error("half of a surrogate pair")
    }
  }

  private mutating func scanHexadecimal() throws(WireError) -> UInt16 {
    var unit: UInt16 = 0
    for _ in 0..<4 {
      guard let digit = byte.flatMap(hexadecimalValue) else {
        throw error("a hexadecimal digit is due")
      }
      unit = unit << 4 | UInt16(digit)
      position += 1
    }
    return unit
  }

  /// One character of two to four bytes: no overlong form, no surrogate, nothing above U+10FFFF.
  private mutating func scanMultibyte() throws(WireError) {
    let lead = bytes[position]
    let second: ClosedRange<UInt8>
    let length: Int
    switch lead {
    case 0xC2...0xDF: (length, second) = (2, 0x80...0xBF)
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: (length, second) = (3, 0x80...0xBF)
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: (length, second) = (4, 0x80...0xBF)
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    default: throw error("not UTF-8")
    }
    guard position + length <= bytes.count, second.contains(bytes[position + 1]),
      bytes[(position + 2)..<(position + length)].allSatisfy({ (0x80...0xBF).contains($0) })
    else { throw error("not UTF-8") }
    position += length
  }
}

/// The value of a hexadecimal digit; nil for any other byte.
func hexadecimalValue(_ byte: UInt8) -> UInt8? {
  switch byte {
  case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
  case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
  case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
  default: nil
  }
}
