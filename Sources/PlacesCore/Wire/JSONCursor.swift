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
    try member { key in name.withUTF8Buffer { document.key(key, equals: $0) } }
  }

  /// The member with a name only known when running.
  func member(named name: String) throws(WireError) -> JSONCursor? {
    let bytes = Array(name.utf8)
    return try member { key in bytes.withUnsafeBufferPointer { document.key(key, equals: $0) } }
  }

  /// Every member with its name, in the order sent.
  func members() throws(WireError) -> [(name: String, value: JSONCursor)] {
    guard node.kind == .object else { throw mismatch("an object") }
    return children(strides: 2).map { key in
      (document.text(of: key), JSONCursor(document: document, index: key + 1))
    }
  }

  /// Every element, in the order sent.
  func elements() throws(WireError) -> [JSONCursor] {
    guard node.kind == .array else { throw mismatch("a list") }
    return children(strides: 1).map { JSONCursor(document: document, index: $0) }
  }

  private func member(where matches: (Int) -> Bool) throws(WireError) -> JSONCursor? {
    guard node.kind == .object else { throw mismatch("an object") }
    guard let key = children(strides: 2).last(where: matches) else { return nil }
    let value = JSONCursor(document: document, index: key + 1)
    return value.kind == .null ? nil : value
  }

  /// The indices of the children, or of the keys when a step is a key and its value.
  private func children(strides nodes: Int) -> [Int] {
    var children: [Int] = []
    var child = index + 1
    while child < Int(node.next) {
      children.append(child)
      child = Int(document.nodes[child + nodes - 1].next)
    }
    return children
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
    guard kind == .number, let value = Double(document.rawText(of: index)), value.isFinite else {
      throw mismatch("a number")
    }
    return value
  }

  /// A whole number, given as a number or, as 64-bit ones are, as a text.
  func integer<Integer: FixedWidthInteger>(
    _: Integer.Type = Int.self
  ) throws(WireError) -> Integer {
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

  /// What `read` makes of each element of this list.
  func list<Value>(
    _ read: (JSONCursor) throws(WireError) -> Value
  ) throws(WireError) -> [Value] {
    var values: [Value] = []
    for element in try elements() { values.append(try read(element)) }
    return values
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

/// The members of an object by name, for reading many of them.
struct JSONMembers {
  private let byName: [String: JSONCursor]

  /// The members of an object. Of several with a name, the last counts.
  init(_ object: JSONCursor) throws(WireError) {
    byName = Dictionary(try object.members()) { _, last in last }
  }

  /// The value at a mask path; nil when any level is absent or null.
  func value(at path: String, by separator: Character) throws(WireError) -> JSONCursor? {
    let names = path.split(separator: separator)
    guard let first = names.first, var cursor = byName[String(first)], cursor.kind != .null else {
      return nil
    }
    for name in names.dropFirst() {
      guard let member = try cursor.member(named: String(name)) else { return nil }
      cursor = member
    }
    return cursor
  }
}
