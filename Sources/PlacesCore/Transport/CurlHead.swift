#if CurlTransport && os(Linux)
  /// The head of a response: the header fields of the last status, without trailers.
  struct CurlHead {
    /// What libcurl allows since 8.3; versions before have no limit of their own.
    static let longest = 300 << 10

    private var bytes: [UInt8] = []
    /// Whether the empty line has come that ends the final head.
    private(set) var isComplete = false

    /// Takes a line with its end; false when the head is too long, or begins in the midst of a
    /// field. `status` is asked at its end.
    mutating func take(_ line: UnsafeRawBufferPointer, status: () -> Int) -> Bool {
      if isComplete { return true }
      if line.starts(with: "HTTP/".utf8) {
        bytes.removeAll(keepingCapacity: true)
      } else if line.allSatisfy(\.isLineEnd) {
        isComplete = status() >= 200
      } else {
        let isOrphan = bytes.isEmpty && line.first?.isBlank == true
        guard !isOrphan, bytes.count + line.count <= Self.longest else { return false }
        bytes.append(contentsOf: line)
      }
      return true
    }

    /// The values by name; those of a name that stands twice are joined by commas, and a line that
    /// starts with a blank goes on with the value before it.
    var fields: [String: String] {
      let lines = bytes.split(separator: UInt8(ascii: "\n"))
      var fields = [String: String](minimumCapacity: lines.count)
      var names: [ArraySlice<UInt8>] = []
      names.reserveCapacity(lines.count)
      var current = ""
      for line in lines {
        if line.first?.isBlank == true {
          fields[current]? += " \(line.trimmed)"
        } else if let colon = line.firstIndex(of: UInt8(ascii: ":")) {
          let name = line[..<colon]
          let (first, value) = (names.first(where: name.isName), line[(colon + 1)...].trimmed)
          current = String(decoding: first ?? name, as: UTF8.self)
          if first == nil { names.append(name) }
          fields[current] = first == nil ? value : "\(fields[current] ?? ""), \(value)"
        }
      }
      return fields
    }
  }

  extension ArraySlice<UInt8> {
    /// The text without the blanks around it.
    fileprivate var trimmed: String {
      guard let start = firstIndex(where: { !$0.isBlank }),
        let end = lastIndex(where: { !$0.isBlank })
      else { return "" }
      return String(decoding: self[start...end], as: UTF8.self)
    }

    /// Whether another name is the same but for the case of its letters.
    fileprivate func isName(_ other: ArraySlice<UInt8>) -> Bool {
      count == other.count && elementsEqual(other) { $0.folded == $1.folded }
    }
  }

  extension UInt8 {
    fileprivate var isLineEnd: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }

    /// A capital letter as a small one.
    fileprivate var folded: UInt8 {
      (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) ? self | 0x20 : self
    }

    fileprivate var isBlank: Bool {
      isLineEnd || self == UInt8(ascii: " ") || self == UInt8(ascii: "\t")
    }
  }
#endif
