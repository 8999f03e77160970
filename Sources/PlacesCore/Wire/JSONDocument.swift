import Foundation

/// One JSON text (RFC 8259), checked and indexed in a single pass over its bytes.
///
/// Strings and numbers stay bytes until a cursor asks for them, and what is skipped costs nothing
/// but its bytes. Foundation's parser is not used because on Linux it is several times slower,
/// cannot tell true from 1, and builds every value of an answer of which a mask needs a part.
final class JSONDocument: Sendable {
  /// What a node is.
  enum Kind: UInt8, Sendable {
    case null, `true`, `false`, number, string, escapedString, array, object
  }

  /// A value or a key. Children follow their container directly; in an object keys and values
  /// alternate.
  struct Node: Sendable {
    var kind: Kind
    /// The first byte; of a string, the one after the quote.
    var start: UInt32
    /// The byte after the last; of a string, the closing quote.
    var end: UInt32
    /// The node after this one and all it holds.
    var next: UInt32
  }

  private let bytes: [UInt8]
  let nodes: [Node]

  /// The index of a whole text; throws at the first byte that is not JSON or is nested too deep.
  ///
  /// The text is copied once: an array is read without the checks that each look into `Data` costs,
  /// of which there are hundreds.
  init(_ data: Data, maximumDepth: Int = 100) throws(WireError) {
    bytes = Array(data)
    nodes = try bytes.withUnsafeBytes { bytes in
      Result { () throws(WireError) in try Self.nodes(of: bytes, maximumDepth) }
    }.get()
  }

  /// Lists the nodes of a text, of which few have more than one for six bytes: those are scanned
  /// again with the room they need.
  private static func nodes(
    of bytes: UnsafeRawBufferPointer, _ maximumDepth: Int
  ) throws(WireError) -> [Node] {
    var room = bytes.count / 6 + 1
    while true {
      var scan = Result<Int, WireError>.failure(
        WireError(path: "", problem: "the text ends where a value is due at byte 0"))
      let nodes = [Node](unsafeUninitializedCapacity: room) { nodes, count in
        let nodes = UnsafeMutableBufferPointer(rebasing: nodes[..<room])
        guard var scanner = JSONScanner(bytes, maximumDepth: maximumDepth, into: nodes) else {
          return
        }
        scan = Result { () throws(WireError) in
          try scanner.scanText()
          return scanner.count
        }
        count = min(scanner.count, room)
      }
      let count = try scan.get()
      if count <= room { return nodes }
      room = count
    }
  }

  /// The outermost value.
  var root: JSONCursor { JSONCursor(document: self, index: 0) }

  /// Runs `body` with the bytes of the text.
  @inline(__always)
  func withBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    bytes.withUnsafeBytes(body)
  }
}

/// What is wrong with an answer, and where.
struct WireError: Error, Hashable, Sendable {
  /// The path of the value, such as `reviews[0].rating`; empty for the whole text.
  var path: String
  /// What is wrong there.
  var problem: String
}

extension PlacesFailure {
  /// The failure of an answer, or of another text, that cannot be read.
  init(malformed error: WireError, in text: String = "The answer of the service") {
    let place = error.path.isEmpty ? "" : " in '\(error.path)'"
    self.init(.serverError, "\(text) is malformed\(place): \(error.problem).")
    codingPath = error.path.isEmpty ? nil : error.path
  }
}
