extension JSONDocument {
  /// The text of a node: of a string with its escapes resolved, of anything else as it stands.
  func text(of index: Int) -> String {
    let node = nodes[index]
    return withBytes(of: node) { content in
      node.kind == .escapedString
        ? String(decoding: Self.unescaped(content), as: UTF8.self)
        : String(decoding: content, as: UTF8.self)
    }
  }

  /// The number of a node that is one of a usual form; nil for all others.
  func number(of index: Int) -> JSONNumber? {
    let node = nodes[index]
    return node.kind == .number ? withBytes(of: node, JSONNumber.init) : nil
  }

  /// The key of an object's member that reads as the given bytes; nil when there is none. Of
  /// several, the last counts.
  func key(of object: Int, equalTo name: UnsafeRawBufferPointer) -> Int? {
    withBytes { bytes in
      nodes.withUnsafeBufferPointer { nodes in
        var found: Int?
        var key = object + 1
        while key < nodes[object].next {
          let content = nodes[key].content(in: bytes)
          let isEqual =
            nodes[key].kind == .escapedString
            ? Self.unescaped(content).elementsEqual(name) : content.holds(name)
          if isEqual { found = key }
          key = Int(nodes[key + 1].next)
        }
        return found
      }
    }
  }

  /// Calls `body` with each key of an object and its bytes, escapes resolved.
  @inline(__always)
  func forEachKey(of object: Int, _ body: (Int, UnsafeRawBufferPointer) -> Void) {
    withBytes { bytes in
      var key = object + 1
      while key < nodes[object].next {
        let content = nodes[key].content(in: bytes)
        if nodes[key].kind == .escapedString {
          Self.unescaped(content).withUnsafeBytes { body(key, $0) }
        } else {
          body(key, content)
        }
        key = Int(nodes[key + 1].next)
      }
    }
  }

  /// The number of elements of a list.
  func elementCount(of list: Int) -> Int {
    let end = Int(nodes[list].next)
    var count = 0
    var element = list + 1
    while element < end {
      count += 1
      element = Int(nodes[element].next)
    }
    return count
  }

  /// The path from the root to a node, such as `reviews[0].rating`.
  func path(to target: Int) -> String {
    var path = ""
    var container = 0
    while container != target {
      let isObject = nodes[container].kind == .object
      var child = container + 1
      var position = 0
      while Int(nodes[child + (isObject ? 1 : 0)].next) <= target {
        child = Int(nodes[child + (isObject ? 1 : 0)].next)
        position += 1
      }
      let separator = path.isEmpty ? "" : "."
      path += isObject ? "\(separator)\(text(of: child))" : "[\(position)]"
      container = isObject ? child + 1 : child
    }
    return path
  }

  @inline(__always)
  private func withBytes<Result>(
    of node: Node, _ body: (UnsafeRawBufferPointer) -> Result
  ) -> Result {
    withBytes { body(node.content(in: $0)) }
  }

  // MARK: Escapes

  /// The bytes of a checked string with its escapes resolved.
  private static func unescaped(_ content: UnsafeRawBufferPointer) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(content.count)
    var rest = content[...]
    while let backslash = rest.firstIndex(of: UInt8(ascii: "\\")) {
      result.append(contentsOf: rest[..<backslash])
      let escape = rest[backslash + 1]
      rest = rest[(backslash + 2)...]
      switch escape {
      case UInt8(ascii: "b"): result.append(0x08)
      case UInt8(ascii: "f"): result.append(0x0C)
      case UInt8(ascii: "n"): result.append(0x0A)
      case UInt8(ascii: "r"): result.append(0x0D)
      case UInt8(ascii: "t"): result.append(0x09)
      case UInt8(ascii: "u"): result.append(contentsOf: unicodeEscape(&rest).utf8)
      default: result.append(escape)
      }
    }
    result.append(contentsOf: rest)
    return result
  }

  /// The character of `\uXXXX`, and of the pair that follows when it is a lead surrogate.
  private static func unicodeEscape(
    _ rest: inout Slice<UnsafeRawBufferPointer>
  ) -> Unicode.Scalar {
    var value = UInt32(codeUnit(&rest))
    if UTF16.isLeadSurrogate(UInt16(truncatingIfNeeded: value)) {
      rest = rest.dropFirst(2)
      value = 0x10000 + ((value & 0x3FF) << 10 | UInt32(codeUnit(&rest)) & 0x3FF)
    }
    return Unicode.Scalar(value) ?? "\u{FFFD}"
  }

  private static func codeUnit(_ rest: inout Slice<UnsafeRawBufferPointer>) -> UInt16 {
    defer { rest = rest.dropFirst(4) }
    return rest.prefix(4).reduce(0) { $0 << 4 | UInt16(hexadecimalValue($1) ?? 0) }
  }
}

extension JSONDocument.Node {
  /// Its bytes in those of the text, without the quotes of a string.
  @inline(__always)
  func content(in bytes: UnsafeRawBufferPointer) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(rebasing: bytes[Int(start)..<Int(end)])
  }
}

extension UnsafeRawBufferPointer {
  /// Whether the bytes are those of a name, of which most differ in length or at the start.
  @inline(__always)
  func holds(_ name: UnsafeRawBufferPointer) -> Bool {
    guard count == name.count else { return false }
    var index = 0
    while index < count, self[index] == name[index] { index &+= 1 }
    return index == count
  }
}
