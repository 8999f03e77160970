/// A set of fields, a bit for each; it is walked in table order.
package struct PlaceFieldSet: Hashable, Sendable {
  private var low: UInt64 = 0
  private var high: UInt64 = 0

  /// The empty set.
  package init() {}

  /// The fields of a sequence.
  package init(_ fields: some Sequence<PlaceField>) {
    if let set = fields as? PlaceFieldSet {
      self = set
    } else {
      for field in fields { insert(field) }
    }
  }

  /// The fields at the positions of the bits; those of the first 64 only.
  init(positions bits: UInt64) { low = bits }

  /// Every field.
  package static let all = PlaceFieldSet(PlaceField.allCases)

  /// How many fields there are.
  package var count: Int { low.nonzeroBitCount + high.nonzeroBitCount }

  /// The fields that satisfy a condition.
  package func filter(_ isIncluded: (PlaceField) throws -> Bool) rethrows -> PlaceFieldSet {
    var kept = PlaceFieldSet()
    for field in self where try isIncluded(field) { kept.insert(field) }
    return kept
  }
}

extension PlaceFieldSet: SetAlgebra {
  package var isEmpty: Bool { low | high == 0 }

  package func contains(_ field: PlaceField) -> Bool {
    let bit = Self.bit(of: field)
    return low & bit.low | high & bit.high != 0
  }

  @discardableResult
  package mutating func insert(
    _ field: PlaceField
  ) -> (inserted: Bool, memberAfterInsert: PlaceField) {
    let isNew = !contains(field)
    formUnion(Self.bit(of: field))
    return (isNew, field)
  }

  @discardableResult
  package mutating func update(with field: PlaceField) -> PlaceField? {
    insert(field).inserted ? nil : field
  }

  @discardableResult
  package mutating func remove(_ field: PlaceField) -> PlaceField? {
    guard contains(field) else { return nil }
    subtract(Self.bit(of: field))
    return field
  }

  package func union(_ other: Self) -> Self { Self(low | other.low, high | other.high) }

  package func intersection(_ other: Self) -> Self { Self(low & other.low, high & other.high) }

  package func subtracting(_ other: Self) -> Self { Self(low & ~other.low, high & ~other.high) }

  package func symmetricDifference(_ other: Self) -> Self {
    Self(low ^ other.low, high ^ other.high)
  }

  package mutating func formUnion(_ other: Self) { self = union(other) }

  package mutating func formIntersection(_ other: Self) { self = intersection(other) }

  package mutating func formSymmetricDifference(_ other: Self) { self = symmetricDifference(other) }

  package mutating func subtract(_ other: Self) { self = subtracting(other) }

  private init(_ low: UInt64, _ high: UInt64) {
    self.low = low
    self.high = high
  }

  private static func bit(of field: PlaceField) -> Self {
    let index = field.rawValue
    return index < 64 ? Self(1 << UInt64(index), 0) : Self(0, 1 << UInt64(index - 64))
  }
}

extension PlaceFieldSet: Sequence {
  package struct Iterator: IteratorProtocol {
    fileprivate var rest: PlaceFieldSet

    package mutating func next() -> PlaceField? { rest.removeFirst() }
  }

  package var underestimatedCount: Int { count }

  package func makeIterator() -> Iterator { Iterator(rest: self) }

  fileprivate mutating func removeFirst() -> PlaceField? {
    if low != 0 {
      defer { low &= low - 1 }
      return PlaceField(rawValue: low.trailingZeroBitCount)
    }
    guard high != 0 else { return nil }
    defer { high &= high - 1 }
    return PlaceField(rawValue: 64 + high.trailingZeroBitCount)
  }
}

extension PlaceFieldSet: CustomStringConvertible {
  /// The names in brackets, as an array shows them.
  package var description: String { Array(self).description }
}
