/// What the package knows about one field: its name in each vocabulary, its price, its limits.
package struct FieldRow: Sendable, Equatable {
  /// The bit of `GMSPlaceField`, for the 35 fields that have one.
  package let bit: Int?
  /// Whether a `GMSPlaceProperty` selects it; the raw string is then the canonical name.
  package let isProperty: Bool
  /// The `PlaceProperty` case that asks for it; several fields may share one.
  package let swiftName: String?
  /// The name in a Legacy `fields` parameter, `/` between levels; nil where Legacy has none.
  package let legacyName: String?
  /// The path in a New field mask, `.` between levels; nil where New has none.
  package let newName: String?
  /// The billing tier on Place Details; nil for a field that New does not have.
  package let detailsTier: BillingTier?
  /// The billing tier on Text Search.
  package let textSearchTier: BillingTier?
  /// The billing tier on Nearby Search.
  package let nearbySearchTier: BillingTier?
  /// Whether the places of a likelihood list can carry it.
  package let isInLikelihoods: Bool
  /// Whether a search of Legacy can answer it.
  package let isInLegacySearch: Bool
  /// The group that Legacy bills it by; nil for a field that costs nothing there or is not there.
  package let legacyDataGroup: LegacyDataGroup?

  /// A row in the order of the table's columns.
  init(
    _ bit: Int?, _ isProperty: Bool, _ swiftName: String?, _ legacyName: String?,
    _ newName: String?, _ detailsTier: BillingTier?, _ textSearchTier: BillingTier?,
    _ nearbySearchTier: BillingTier?, _ isInLikelihoods: Bool,
    _ isInLegacySearch: Bool, _ legacyDataGroup: LegacyDataGroup?
  ) {
    self.bit = bit
    self.isProperty = isProperty
    self.swiftName = swiftName
    self.legacyName = legacyName
    self.newName = newName
    self.detailsTier = detailsTier
    self.textSearchTier = textSearchTier
    self.nearbySearchTier = nearbySearchTier
    self.isInLikelihoods = isInLikelihoods
    self.isInLegacySearch = isInLegacySearch
    self.legacyDataGroup = legacyDataGroup
  }

  /// The billing tier on an operation.
  package func tier(for operation: PlaceOperation) -> BillingTier? {
    switch operation {
    case .placeDetails: detailsTier
    case .textSearch: textSearchTier
    case .nearbySearch: nearbySearchTier
    }
  }
}
