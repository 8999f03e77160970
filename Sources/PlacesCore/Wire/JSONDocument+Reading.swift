extension JSONDocument {
  /// The bytes of a node as they stand, without the quotes of a string.
  func rawText(of index: Int) -> Substring {
    let node = nodes[index]
    return Substring(decoding: bytes[Int(node.start)..<Int(node.end)], as: UTF8.self)
  }

  /// The text of a string node, escapes resolved.
  func text(of index: Int) -> String {
    let node = nodes[index]
    let content = bytes[Int(node.start)..<Int(node.end)]
    guard node.kind == .escapedString else { return String(decoding: content, as: UTF8.self) }
    return String(decoding: unescaped(content), as: UTF8.self)
  }

  /// Whether a key reads as the given bytes.
  func key(_ index: Int, equals name: UnsafeBufferPointer<UInt8>) -> Bool {
    let node = nodes[index]
    let content = bytes[Int(node.start)..<Int(node.end)]
    guard node.kind == .escapedString else {
      return content.count == name.count && content.elementsEqual(name)
    }
    return unescaped(content).elementsEqual(name)
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

  /// The bytes of a checked string with its escapes resolved.
  private func unescaped(_ content: ArraySlice<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(content.count)
    var rest = content
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\"), let escape = rest.popFirst() else {
        result.append(byte)
        continue
      }
      switch escape {
      case UInt8(ascii: "b"): result.append(0x08)
      case UInt8(ascii: "f"): result.append(0x0C)
      case UInt8(ascii: "n"): result.append(0x0A)
      case UInt8(ascii: "r"): result.append(0x0D)
      case UInt8(ascii: "t"): result.append(0x09)
      case UInt8(ascii: "u"): result.append(contentsOf: unicodeEscape(&rest))
      default: result.append(escape)
      }
    }
    return result
  }

  /// The character of `\uXXXX`, and of the pair that follows when it is a lead surrogate.
  private func unicodeEscape(_ rest: inout ArraySlice<UInt8>) -> [UInt8] {
    var units = [codeUnit(&rest)]
    if UTF16.isLeadSurrogate(units[0]) {
      rest = rest.dropFirst(2)
      units.append(codeUnit(&rest))
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }

  private func codeUnit(_ rest: inout ArraySlice<UInt8>) -> UInt16 {
    defer { rest = rest.dropFirst(4) }
    return rest.prefix(4).reduce(0) { $0 << 4 | UInt16(hexadecimalValue($1) ?? 0) }
  }
}
