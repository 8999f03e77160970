#if CurlTransport && os(Linux)
  /// The head of a response: the header fields of the last status, without trailers.
  struct CurlHead {
    /// What libcurl allows since 8.3; versions before have no limit of their own.
    static let longest = 300 << 10

    private var bytes: [UInt8] = []
    /// Whether the empty line has come that ends the final head.
    private(set) var isComplete = false

    /// Takes a line with its end; false when the head is too long. `status` is asked at its end.
    mutating func take(_ line: UnsafeRawBufferPointer, status: () -> Int) -> Bool {
      if isComplete { return true }
      if line.starts(with: "HTTP/".utf8) {
        bytes.removeAll(keepingCapacity: true)
      } else if line.allSatisfy(\.isLineEnd) {
        isComplete = status() >= 200
      } else {
        guard bytes.count + line.count <= Self.longest else { return false }
        bytes.append(contentsOf: line)
      }
      return true
    }

    /// Forgets everything and keeps the room.
    mutating func removeAll() {
      bytes.removeAll(keepingCapacity: true)
      isComplete = false
    }

    /// The values by name; those of a name that stands twice are joined by commas.
    var fields: [String: String] {
      var fields: [String: String] = [:]
      var names: [String: String] = [:]
      for line in bytes.split(separator: UInt8(ascii: "\n")) {
        guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { continue }
        let name = String(decoding: line[..<colon], as: UTF8.self)
        let value = String(decoding: line[(colon + 1)...].trimmed, as: UTF8.self)
        let known = names[name.lowercased()] ?? name
        names[name.lowercased()] = known
        fields[known] = fields[known].map { "\($0), \(value)" } ?? value
      }
      return fields
    }
  }

  extension ArraySlice<UInt8> {
    fileprivate var trimmed: ArraySlice<UInt8> {
      guard let start = firstIndex(where: { !$0.isBlank }),
        let end = lastIndex(where: { !$0.isBlank })
      else { return [] }
      return self[start...end]
    }
  }

  extension UInt8 {
    fileprivate var isLineEnd: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }

    fileprivate var isBlank: Bool {
      isLineEnd || self == UInt8(ascii: " ") || self == UInt8(ascii: "\t")
    }
  }
#endif
