/// A place in a JSON text from which codecs read: an object's member, an array's element, a leaf.
///
/// `null` reads as absent. Where a value has the wrong type, the error names its path.
struct JSONCursor: Sendable {
  let document: JSONDocument
  let index: Int

  private var node: JSONDocument.Node { document.nodes[index] }

  var kind: JSONDocument.Kind { node.kind }

  // MARK: Containers

  /// The member with a name; nil when there is none or it is null. Of several, the last counts.
  func member(_ name: StaticString) throws(WireError) -> JSONCursor? {
    guard node.kind == .object else { throw mismatch("an object") }
    return member(key: name.withUTF8Buffer { document.key(of: index, equalTo: .init($0)) })
  }

  /// The member with a name only known when running.
  func member(named name: String) throws(WireError) -> JSONCursor? {
    guard node.kind == .object else { throw mismatch("an object") }
    let bytes = Array(name.utf8)
    return member(key: bytes.withUnsafeBytes { document.key(of: index, equalTo: $0) })
  }

  private func member(key: Int?) -> JSONCursor? {
    guard let key, document.nodes[key + 1].kind != .null else { return nil }
    return JSONCursor(document: document, index: key + 1)
  }

  /// Every member with its name, in the order sent.
  func members() throws(WireError) -> [(name: String, value: JSONCursor)] {
    guard node.kind == .object else { throw mismatch("an object") }
    var members: [(String, JSONCursor)] = []
    document.forEachKey(of: index) { key, name in
      members.append(
        (String(decoding: name, as: UTF8.self), JSONCursor(document: document, index: key + 1)))
    }
    return members
  }

  /// Every element, in the order sent.
  func elements() throws(WireError) -> [JSONCursor] {
    try list { element throws(WireError) in element }
  }

  /// What `read` makes of each element of this list.
  func list<Value>(
    _ read: (JSONCursor) throws(WireError) -> Value
  ) throws(WireError) -> [Value] {
    guard node.kind == .array else { throw mismatch("a list") }
    var values: [Value] = []
    values.reserveCapacity(document.elementCount(of: index))
    var element = index + 1
    while element < node.next {
      values.append(try read(JSONCursor(document: document, index: element)))
      element = Int(document.nodes[element].next)
    }
    return values
  }

  // MARK: Leaves

  /// A text.
  func string() throws(WireError) -> String {
    guard kind == .string || kind == .escapedString else { throw mismatch("a text") }
    return document.text(of: index)
  }

  /// True or false.
  func bool() throws(WireError) -> Bool {
    switch kind {
    case .true: true
    case .false: false
    default: throw mismatch("true or false")
    }
  }

  /// A finite number.
  func double() throws(WireError) -> Double {
    if let number = document.number(of: index) { return number.double }
    guard kind == .number, let value = Double(document.text(of: index)), value.isFinite else {
      throw mismatch("a number")
    }
    return value
  }

  /// A whole number, given as a number or, as 64-bit ones are, as a text.
  func integer<Integer: FixedWidthInteger>(
    _: Integer.Type = Int.self
  ) throws(WireError) -> Integer {
    if let number = document.number(of: index)?.integer, let value = Integer(exactly: number) {
      return value
    }
    let isReadable = [.number, .string, .escapedString].contains(kind)
    let text = isReadable ? document.text(of: index) : ""
    // Swift also reads hexadecimal floating-point text, which JSON does not have.
    guard !text.lowercased().contains("x"),
      let value = Integer(text) ?? Double(text).flatMap(Integer.init(exactly:))
    else { throw mismatch("a whole number") }
    return value
  }

  /// The error of a value that is not what it should be.
  func mismatch(_ expected: String) -> WireError {
    WireError(path: document.path(to: index), problem: "\(expected) was expected")
  }
}

extension JSONCursor {
  /// What `read` makes of a member; nil when there is none.
  func value<Value>(
    _ name: StaticString, _ read: (JSONCursor) throws(WireError) -> Value
  ) throws(WireError) -> Value? {
    guard let member = try member(name) else { return nil }
    return try read(member)
  }

  /// What `read` makes of each element; nil when there is no such member.
  func list<Value>(
    _ name: StaticString, _ read: (JSONCursor) throws(WireError) -> Value
  ) throws(WireError) -> [Value]? {
    try value(name) { list throws(WireError) in try list.list(read) }
  }

  /// A text member; nil when there is none.
  func string(_ name: StaticString) throws(WireError) -> String? {
    try member(name)?.string()
  }

  /// A list of texts; nil when there is none.
  func strings(_ name: StaticString) throws(WireError) -> [String]? {
    try list(name) { element throws(WireError) in try element.string() }
  }

  /// A yes-or-no member; nil when there is none.
  func bool(_ name: StaticString) throws(WireError) -> Bool? {
    try member(name)?.bool()
  }

  /// A number member; nil when there is none.
  func double(_ name: StaticString) throws(WireError) -> Double? {
    try member(name)?.double()
  }

  /// A whole-number member; nil when there is none.
  func integer(_ name: StaticString) throws(WireError) -> Int? {
    try member(name)?.integer()
  }

  /// A word member from a list the service may extend; nil when there is none.
  func word<Word: OpenVocabulary>(_ name: StaticString) throws(WireError) -> Word? {
    try string(name).map(Word.init(rawValue:))
  }
}
