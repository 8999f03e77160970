/// JSON as the services print it: a member or element a line, two spaces a level.
struct Printed {
  private var bytes: [UInt8] = []
  private var depth = 0

  /// The text of a template, whose own spaces and lines do not matter.
  static func text(of template: String) -> [UInt8] {
    var printed = Printed()
    var isInString = false
    var isEscaped = false
    for byte in template.utf8 {
      if isInString {
        printed.bytes.append(byte)
        isInString = isEscaped || byte != UInt8(ascii: "\"")
        isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
      } else {
        isInString = byte == UInt8(ascii: "\"")
        printed.add(byte)
      }
    }
    return printed.bytes + [10]
  }

  private mutating func add(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: " "), 10: break
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      bytes.append(byte)
      depth += 1
      startLine()
    case UInt8(ascii: "}"), UInt8(ascii: "]"):
      depth -= 1
      startLine()
      bytes.append(byte)
    case UInt8(ascii: ","):
      bytes.append(byte)
      startLine()
    case UInt8(ascii: ":"):
      bytes.append(contentsOf: ": ".utf8)
    default:
      bytes.append(byte)
    }
  }

  private mutating func startLine() {
    bytes.append(10)
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: depth * 2))
  }
}
