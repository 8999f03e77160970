/// What a piece of HTML credits: the text without its tags, and where its first link goes.
///
/// Attributions are short and trusted to be little more than one link, so no browser engine reads
/// them. Anything else is survived: what is no tag is text, and what is no entity stays as it is.
/// Tags are read byte by byte, since only ASCII has a meaning in them.
struct HTMLLink: Hashable {
  let text: String
  let address: String?

  init(_ html: String) {
    var rest = Array(html.utf8)[...]
    var shown: [UInt8] = []
    var address: String?
    while let start = Self.startOfTag(in: rest) {
      shown += rest[..<start]
      rest = rest[start...]
      guard let end = Self.endOfTag(in: rest) else {
        rest = []
        break
      }
      if address == nil { address = HTMLTag(rest[start + 1..<end]).address }
      rest = rest[(end + 1)...]
    }
    shown += rest
    text = String(decoding: Self.joined(HTMLEntity.resolved(shown[...])), as: UTF8.self)
    self.address = address
  }

  /// The `<` of the first tag: one that a name, a slash or a comment follows.
  private static func startOfTag(in html: ArraySlice<UInt8>) -> Int? {
    var rest = html
    while let start = rest.firstIndex(of: UInt8(ascii: "<")) {
      rest = rest[(start + 1)...]
      switch rest.first ?? 0 {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "/"), UInt8(ascii: "!"):
        return start
      default: continue
      }
    }
    return nil
  }

  /// The `>` that ends a tag, outside its quotes if there is one; nil when there is none at all.
  private static func endOfTag(in html: ArraySlice<UInt8>) -> Int? {
    var quote: UInt8?
    for (index, byte) in zip(html.indices, html) {
      switch byte {
      case quote: quote = nil
      case UInt8(ascii: "\""), UInt8(ascii: "'"): quote = quote ?? byte
      case UInt8(ascii: ">") where quote == nil: return index
      default: continue
      }
    }
    return html.firstIndex(of: UInt8(ascii: ">"))
  }

  /// The text with single blanks for its white space, and none at its ends.
  private static func joined(_ text: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(text.count)
    var rest = text[...]
    var isApart = false
    while let byte = rest.first {
      let length = lengthOfWhiteSpace(in: rest)
      if length == 0 {
        if isApart, !result.isEmpty { result.append(UInt8(ascii: " ")) }
        result.append(byte)
      }
      isApart = length > 0
      rest = rest.dropFirst(max(length, 1))
    }
    return result
  }

  /// How many bytes the white space that a text begins with has; 0 when it begins with none.
  private static func lengthOfWhiteSpace(in text: ArraySlice<UInt8>) -> Int {
    let length: Int
    switch text.first ?? 0 {
    case 0x09...0x0D, 0x20: return 1
    // No white space of Unicode starts with any other byte.
    case 0xC2: length = 2
    case 0xE1...0xE3: length = 3
    default: return 0
    }
    let scalar = String(decoding: text.prefix(length), as: UTF8.self).unicodeScalars.first
    return scalar?.properties.isWhitespace == true ? length : 0
  }
}

/// What stands between the brackets of a tag.
private struct HTMLTag {
  private var rest: ArraySlice<UInt8>

  init(_ content: ArraySlice<UInt8>) { rest = content }

  /// Where the tag links to; nil when it is no `a` or has no address.
  var address: String? {
    var reader = self
    guard reader.takeName().reads(as: "a") else { return nil }
    while let (name, value) = reader.takeAttribute() {
      guard name.reads(as: "href") else { continue }
      return value.isEmpty ? nil : String(decoding: HTMLEntity.resolved(value), as: UTF8.self)
    }
    return nil
  }

  /// Takes the next attribute, if there is one; its value is empty when it has none.
  private mutating func takeAttribute() -> (name: ArraySlice<UInt8>, value: ArraySlice<UInt8>)? {
    take { Self.isBlank($0) || $0 == UInt8(ascii: "/") }
    if rest.isEmpty { return nil }
    let name = takeName()
    take(while: Self.isBlank)
    guard rest.first == UInt8(ascii: "=") else { return (name, []) }
    rest = rest.dropFirst()
    take(while: Self.isBlank)
    return (name, takeValue())
  }

  /// Takes a name, in which an equals sign may only stand first.
  private mutating func takeName() -> ArraySlice<UInt8> {
    let end = rest.dropFirst().firstIndex {
      Self.isBlank($0) || $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "=")
    }
    defer { rest = rest[(end ?? rest.endIndex)...] }
    return rest[..<(end ?? rest.endIndex)]
  }

  private mutating func takeValue() -> ArraySlice<UInt8> {
    guard let quote = rest.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      return take { !Self.isBlank($0) }
    }
    rest = rest.dropFirst()
    defer { rest = rest.dropFirst() }
    return take { $0 != quote }
  }

  @discardableResult
  private mutating func take(while isTaken: (UInt8) -> Bool) -> ArraySlice<UInt8> {
    let end = rest.firstIndex { !isTaken($0) } ?? rest.endIndex
    defer { rest = rest[end...] }
    return rest[..<end]
  }

  /// Whether a byte is white space in a tag: a tab, a line feed, a form feed, a return or a blank.
  private static func isBlank(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x09, 0x0A, 0x0C, 0x0D, 0x20: true
    default: false
    }
  }
}

/// The characters that HTML writes as a name or a number, such as `&amp;` and `&#233;`.
private enum HTMLEntity {
  private static let named: [String: String] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": " ",
  ]

  /// The text with its entities as the characters they stand for.
  static func resolved(_ text: ArraySlice<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(text.count)
    var rest = text
    while let start = rest.firstIndex(of: UInt8(ascii: "&")) {
      result += rest[..<start]
      rest = rest[(start + 1)...]
      let name = rest.prefix(10).prefix { $0 != UInt8(ascii: ";") && $0 != UInt8(ascii: "&") }
      if rest.dropFirst(name.count).first == UInt8(ascii: ";"),
        let character = character(of: String(decoding: name, as: UTF8.self))
      {
        result += character.utf8
        rest = rest.dropFirst(name.count + 1)
      } else {
        result.append(UInt8(ascii: "&"))
      }
    }
    return result + rest
  }

  private static func character(of name: String) -> String? {
    guard name.hasPrefix("#") else { return named[name] }
    let digits = name.dropFirst()
    let number =
      digits.first == "x" || digits.first == "X"
      ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return number.flatMap(Unicode.Scalar.init).map { String($0) }
  }
}

extension ArraySlice<UInt8> {
  /// Whether these are the letters of a word in lower case, whatever their own case is.
  fileprivate func reads(as word: String) -> Bool {
    elementsEqual(word.utf8) { $0 | 0x20 == $1 }
  }
}
