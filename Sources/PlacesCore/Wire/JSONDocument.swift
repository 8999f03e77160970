/// One JSON text (RFC 8259), checked and indexed in a single pass over its bytes.
///
/// Strings and numbers stay bytes until a cursor asks for them. Foundation's parser is not used
/// because on Linux it cannot tell true from 1, and because it builds every value of an answer of
/// which a mask needs a part.
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

  let bytes: [UInt8]
  let nodes: [Node]

  /// The index of a whole text; throws at the first byte that is not JSON or is nested too deep.
  init(_ bytes: [UInt8], maximumDepth: Int = 100) throws(WireError) {
    self.bytes = bytes
    var scanner = JSONScanner(bytes: bytes, maximumDepth: maximumDepth)
    try scanner.scanText()
    nodes = scanner.nodes
  }

  /// The outermost value.
  var root: JSONCursor { JSONCursor(document: self, index: 0) }
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
