/// The names of a field in each vocabulary, read in the direction name → field.
///
/// The other direction is the row itself.
extension PlaceField {
  /// The fields that have a bit, in the order of the bits.
  package static let bitFields = allCases.filter { $0.row.bit != nil }

  /// The fields a property can select, in table order.
  package static let properties = allCases.filter(\.row.isProperty)

  /// The same as a set.
  package static let withProperty = PlaceFieldSet(properties)

  /// The field that a raw property string selects; nil for a string that is no property.
  package init?(property: String) {
    let alike = Self.propertiesByLength[property.utf8.count, default: []]
    guard let match = alike.first(where: { $0.name == property }) else { return nil }
    self = match.field
  }

  /// The fields that a `PlaceProperty` name selects; empty for a name that is none.
  package static func fields(swiftName: String) -> PlaceFieldSet { bySwiftName[swiftName] ?? [] }

  /// The fields that some `PlaceProperty` selects.
  package static let withSwiftName = PlaceFieldSet.all.filter { $0.row.swiftName != nil }

  /// The fields that a search of Places API (Legacy) can give.
  package static let inLegacySearch = PlaceFieldSet.all.filter(\.row.isInLegacySearch)

  /// The field with a New wire name; nil when there is none.
  package init?(newName: String) {
    guard let field = Self.byNewName[newName] else { return nil }
    self = field
  }

  /// The field with a Legacy wire name; nil when there is none.
  package init?(legacyName: String) {
    guard let field = Self.byLegacyName[legacyName] else { return nil }
    self = field
  }

  /// The fields whose bits are set in a raw bitmask; bits that mean nothing are ignored.
  ///
  /// The table begins with the fields that have a bit, in the order of the bits.
  package static func fields(bits: UInt64) -> PlaceFieldSet {
    withBit.intersection(PlaceFieldSet(positions: bits))
  }

  /// The raw bitmask of the fields that have a bit.
  package static func bits(of fields: some Sequence<PlaceField>) -> UInt64 {
    fields.reduce(0) { $0 | $1.bitmask }
  }

  /// The bit of this field as a raw bitmask; 0 when it has none.
  package var bitmask: UInt64 { Self.bitmasks[rawValue] }

  private static let bitmasks: [UInt64] = allCases.map { $0.row.bit.map { 1 << UInt64($0) } ?? 0 }

  private static let withBit = PlaceFieldSet(bitFields)

  /// Few properties are of one length, so that comparing is faster than hashing.
  private static let propertiesByLength = Dictionary(
    grouping: properties.map { (name: $0.canonicalName, field: $0) }, by: \.name.utf8.count)

  private static let bySwiftName = allCases.reduce(into: [String: PlaceFieldSet]()) { sets, field in
    if let name = field.row.swiftName { sets[name, default: []].insert(field) }
  }

  private static let byNewName = Dictionary(
    uniqueKeysWithValues: allCases.compactMap { field in
      field.row.newName.map { ($0, field) }
    })

  private static let byLegacyName = Dictionary(
    uniqueKeysWithValues: allCases.compactMap { field in
      field.row.legacyName.map { ($0, field) }
    })
}
