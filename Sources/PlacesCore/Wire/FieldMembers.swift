/// The names under which a service answers the fields of a place, found by their bytes.
struct FieldNames: Sendable {
  /// Where a field's value is: in a member of the place, and in members of members below it.
  struct Path: Sendable {
    let field: PlaceField
    /// The number of the member's name.
    let slot: Int
    let below: [String]
  }

  /// The paths of the fields that the service has a name for, in table order.
  let paths: [Path]
  /// How many names there are.
  let slotCount: Int
  /// The names by their length, each with its number.
  private let names: [[(bytes: [UInt8], slot: Int)]]

  /// The paths of fields, whose levels are parted by a separator.
  init(separator: Character, path: (PlaceField) -> String?) {
    var slots: [String: Int] = [:]
    paths = PlaceField.allCases.compactMap { field in
      guard let levels = path(field)?.split(separator: separator).map(String.init),
        let name = levels.first
      else { return nil }
      let slot = slots[name] ?? slots.count
      slots[name] = slot
      return Path(field: field, slot: slot, below: Array(levels.dropFirst()))
    }
    slotCount = slots.count
    let named = slots.map { (bytes: Array($0.key.utf8), slot: $0.value) }
    let longest = named.map(\.bytes.count).max() ?? 0
    names = (0...longest).map { length in named.filter { $0.bytes.count == length } }
  }

  /// The number of a name; nil for one that no field has.
  func slot(of name: UnsafeRawBufferPointer) -> Int? {
    guard name.count < names.count else { return nil }
    return names[name.count].first { $0.bytes.withUnsafeBytes(name.holds) }?.slot
  }
}

/// The members of an object that hold the fields of a place, found in one pass over its keys.
struct FieldMembers {
  private let object: JSONCursor
  /// The keys by the numbers of their names; 0, which is no key, for none.
  private var keys: [Int]

  /// The members of an object. Of several with a name, the last counts.
  init(_ object: JSONCursor, _ names: FieldNames) throws(WireError) {
    guard object.kind == .object else { throw object.mismatch("an object") }
    self.object = object
    var keys = [Int](repeating: 0, count: names.slotCount)
    object.document.forEachKey(of: object.index) { key, name in
      if let slot = names.slot(of: name) { keys[slot] = key }
    }
    self.keys = keys
  }

  /// The value at a path; nil when any level is absent or null.
  func value(at path: FieldNames.Path) throws(WireError) -> JSONCursor? {
    let key = keys[path.slot]
    guard key != 0 else { return nil }
    var cursor = JSONCursor(document: object.document, index: key + 1)
    if cursor.kind == .null { return nil }
    for name in path.below {
      guard let member = try cursor.member(named: name) else { return nil }
      cursor = member
    }
    return cursor
  }
}
