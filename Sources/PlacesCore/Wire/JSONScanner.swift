/// The one pass that checks a JSON text and lists its nodes.
///
/// What most of an answer is made of, text and white space, is passed over eight bytes at a time.
/// Each function takes the position where something starts and returns the one behind it.
struct JSONScanner {
  private let bytes: UnsafeRawPointer
  private let end: Int
  private let maximumDepth: Int
  private let nodes: UnsafeMutablePointer<JSONDocument.Node>
  private let room: Int
  /// How many nodes the text has up to here; those that find no room are counted only.
  private(set) var count = 0

  /// A scanner of bytes that lists as many nodes as there is room for; nil without bytes or room.
  init?(
    _ bytes: UnsafeRawBufferPointer, maximumDepth: Int,
    into nodes: UnsafeMutableBufferPointer<JSONDocument.Node>
  ) {
    guard let start = bytes.baseAddress, let firstNode = nodes.baseAddress else { return nil }
    self.bytes = start
    end = bytes.count
    self.maximumDepth = maximumDepth
    self.nodes = firstNode
    room = nodes.count
  }

  /// Scans the whole text: one value and white space.
  mutating func scanText() throws(WireError) {
    guard end < UInt32.max else { throw error("the text is too long", at: 0) }
    let rest = skipWhiteSpace(at: try scanValue(at: skipWhiteSpace(at: 0), depth: 0))
    if rest < end { throw error("something follows the value", at: rest) }
  }

  /// The byte at a position; past the end a zero, which is part of no JSON text.
  @inline(__always)
  private func byte(at position: Int) -> UInt8 {
    position < end ? bytes.load(fromByteOffset: position, as: UInt8.self) : 0
  }

  private func error(_ problem: String, at position: Int) -> WireError {
    WireError(path: "", problem: "\(problem) at byte \(position)")
  }

  /// The error of a byte that may not stand where it does, or of the end of the text there.
  private func error(_ problem: String, orAtEnd end: String, at position: Int) -> WireError {
    error(position < self.end ? problem : end, at: position)
  }

  @inline(__always)
  private mutating func append(_ kind: JSONDocument.Kind, from start: Int, to end: Int) {
    if count < room {
      (nodes + count).initialize(
        to: JSONDocument.Node(
          kind: kind, start: UInt32(truncatingIfNeeded: start),
          end: UInt32(truncatingIfNeeded: end), next: UInt32(truncatingIfNeeded: count &+ 1)))
    }
    count &+= 1
  }

  /// Passes over the bytes of a kind, of which `count` tells how many a word begins with.
  ///
  /// May stop before the last of them where the text ends within a word.
  @inline(__always)
  private func skip(_ count: (JSONWord) -> Int, at start: Int) -> Int {
    var position = start
    while position &+ JSONWord.length <= end {
      let passed = count(JSONWord(bytes, at: position))
      position &+= passed
      if passed < JSONWord.length { break }
    }
    return position
  }

  @inline(__always)
  private func skipWhiteSpace(at start: Int) -> Int {
    var position = start
    while true {
      switch byte(at: position) {
      case 0x0A, 0x0D, 0x09: position &+= 1
      case 0x20: position = skip(\.leadingBlanks, at: position &+ 1)
      default: return position
      }
    }
  }

  private mutating func scanValue(at start: Int, depth: Int) throws(WireError) -> Int {
    switch byte(at: start) {
    case UInt8(ascii: "\""): return try scanString(at: start)
    case UInt8(ascii: "{"): return try scanContainer(.object, at: start, depth: depth + 1)
    case UInt8(ascii: "["): return try scanContainer(.array, at: start, depth: depth + 1)
    case UInt8(ascii: "t"): return try scanWord("true", .true, at: start)
    case UInt8(ascii: "f"): return try scanWord("false", .false, at: start)
    case UInt8(ascii: "n"): return try scanWord("null", .null, at: start)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return try scanNumber(at: start)
    default:
      throw error("no value starts here", orAtEnd: "the text ends where a value is due", at: start)
    }
  }

  private mutating func scanWord(
    _ word: StaticString, _ kind: JSONDocument.Kind, at start: Int
  ) throws(WireError) -> Int {
    var position = start
    let matches = word.withUTF8Buffer { word in
      word.allSatisfy { letter in
        defer { position += 1 }
        return byte(at: position) == letter
      }
    }
    guard matches else { throw error("no value starts here", at: start) }
    append(kind, from: start, to: position)
    return position
  }

  // MARK: Containers

  private mutating func scanContainer(
    _ kind: JSONDocument.Kind, at start: Int, depth: Int
  ) throws(WireError) -> Int {
    guard depth <= maximumDepth else {
      throw error("nested deeper than \(maximumDepth)", at: start)
    }
    let node = count
    append(kind, from: start, to: start)
    let end = try scanElements(of: kind, at: start + 1, depth: depth)
    if node < room {
      nodes[node].end = UInt32(truncatingIfNeeded: end)
      nodes[node].next = UInt32(truncatingIfNeeded: count)
    }
    return end
  }

  private mutating func scanElements(
    of kind: JSONDocument.Kind, at start: Int, depth: Int
  ) throws(WireError) -> Int {
    let isObject = kind == .object
    let end = isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")
    var position = skipWhiteSpace(at: start)
    if byte(at: position) == end { return position &+ 1 }
    while true {
      if isObject { position = try scanKey(at: position) }
      position = skipWhiteSpace(at: try scanValue(at: position, depth: depth))
      let byte = byte(at: position)
      if byte == end { return position &+ 1 }
      guard byte == UInt8(ascii: ",") else {
        throw error("a comma or the end of the list is due", at: position)
      }
      position = skipWhiteSpace(at: position &+ 1)
    }
  }

  @inline(__always)
  private mutating func scanKey(at start: Int) throws(WireError) -> Int {
    guard byte(at: start) == UInt8(ascii: "\"") else { throw error("a key is due", at: start) }
    let end = skipWhiteSpace(at: try scanString(at: start))
    guard byte(at: end) == UInt8(ascii: ":") else { throw error("a colon is due", at: end) }
    return skipWhiteSpace(at: end &+ 1)
  }

  // MARK: Numbers

  private mutating func scanNumber(at start: Int) throws(WireError) -> Int {
    var end = start
    if byte(at: end) == UInt8(ascii: "-") { end &+= 1 }
    end = byte(at: end) == UInt8(ascii: "0") ? end + 1 : try scanDigits(at: end)
    if byte(at: end) == UInt8(ascii: ".") { end = try scanDigits(at: end + 1) }
    if byte(at: end) | 0x20 == UInt8(ascii: "e") {
      end += 1
      if byte(at: end) == UInt8(ascii: "+") || byte(at: end) == UInt8(ascii: "-") { end += 1 }
      end = try scanDigits(at: end)
    }
    append(.number, from: start, to: end)
    return end
  }

  @inline(__always)
  private func scanDigits(at start: Int) throws(WireError) -> Int {
    var end = start
    while byte(at: end) &- UInt8(ascii: "0") < 10 { end &+= 1 }
    if end == start { throw error("a digit is due", at: start) }
    return end
  }

  // MARK: Strings

  private mutating func scanString(at quote: Int) throws(WireError) -> Int {
    var position = quote &+ 1
    var kind = JSONDocument.Kind.string
    while true {
      position = skip(\.leadingPlainText, at: position)
      switch byte(at: position) {
      case UInt8(ascii: "\""):
        append(kind, from: quote &+ 1, to: position)
        return position &+ 1
      case UInt8(ascii: "\\"):
        kind = .escapedString
        position = try scanEscape(at: position + 1)
      case 0x20...0x7F: position &+= 1
      case 0x80...0xFF: position = try scanMultibyte(at: position)
      default:
        throw error(
          "a control character stands in a string", orAtEnd: "the text ends inside a string",
          at: position)
      }
    }
  }

  /// What follows a backslash.
  private func scanEscape(at start: Int) throws(WireError) -> Int {
    switch byte(at: start) {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"),
      UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      return start + 1
    case UInt8(ascii: "u"): return try scanUnicodeEscape(at: start + 1)
    default: throw error("no such escape", at: start)
    }
  }

  private func scanUnicodeEscape(at start: Int) throws(WireError) -> Int {
    let unit = try hexadecimal(at: start)
    let end = start + 4
    guard UTF16.isSurrogate(unit) else { return end }
    guard UTF16.isLeadSurrogate(unit), byte(at: end) == UInt8(ascii: "\\"),
      byte(at: end + 1) == UInt8(ascii: "u")
    else { throw error("half of a surrogate pair", at: end) }
    guard UTF16.isTrailSurrogate(try hexadecimal(at: end + 2)) else {
      throw error("half of a surrogate pair", at: end + 6)
    }
    return end + 6
  }

  /// The value of four digits.
  private func hexadecimal(at start: Int) throws(WireError) -> UInt16 {
    var unit: UInt16 = 0
    for position in start..<(start + 4) {
      guard let digit = hexadecimalValue(byte(at: position)) else {
        throw error("a hexadecimal digit is due", at: position)
      }
      unit = unit << 4 | UInt16(digit)
    }
    return unit
  }

  /// One character of two to four bytes: no overlong form, no surrogate, nothing above U+10FFFF.
  private func scanMultibyte(at start: Int) throws(WireError) -> Int {
    let second: ClosedRange<UInt8>
    let length: Int
    switch byte(at: start) {
    case 0xC2...0xDF: (length, second) = (2, 0x80...0xBF)
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: (length, second) = (3, 0x80...0xBF)
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: (length, second) = (4, 0x80...0xBF)
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    default: throw error("not UTF-8", at: start)
    }
    let end = start + length
    guard second.contains(byte(at: start + 1)),
      (start + 2..<max(start + 2, end)).allSatisfy({ (0x80...0xBF).contains(byte(at: $0)) })
    else { throw error("not UTF-8", at: start) }
    return end
  }
}

/// Eight bytes of a text, judged together.
struct JSONWord {
  static let length = 8

  /// The first byte of the text is the lowest.
  private let bytes: UInt64

  @inline(__always)
  init(_ text: UnsafeRawPointer, at position: Int) {
    bytes = UInt64(littleEndian: text.loadUnaligned(fromByteOffset: position, as: UInt64.self))
  }

  /// How many blanks it begins with.
  @inline(__always)
  var leadingBlanks: Int { (bytes ^ Self.all(0x20)).trailingZeroBitCount / 8 }

  /// How many bytes it begins with that are ASCII and stand for themselves in a string: no quote, no
  /// backslash, no control character.
  ///
  /// A byte less than what is taken from it borrows, which sets its highest bit and can spoil only
  /// those above: the lowest bit found is right.
  @inline(__always)
  var leadingPlainText: Int {
    let quotes = (bytes ^ Self.all(UInt8(ascii: "\""))) &- Self.all(1)
    let backslashes = (bytes ^ Self.all(UInt8(ascii: "\\"))) &- Self.all(1)
    let controls = bytes &- Self.all(0x20)
    let found = (quotes | backslashes | controls | bytes) & Self.all(0x80)
    return found.trailingZeroBitCount / 8
  }

  @inline(__always)
  private static func all(_ byte: UInt8) -> UInt64 { 0x0101_0101_0101_0101 &* UInt64(byte) }
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
