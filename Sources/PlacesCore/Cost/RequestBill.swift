import Foundation

/// How a service bills one call, by the fields it asks for.
struct RequestBill: Hashable, Sendable {
  let operation: PlaceOperation
  let dialect: PlacesDialect
  /// Whether details end a session, which counts at Places API (New) only.
  let inSession: Bool
  /// What is asked for beside the fields, at a tier that no price list tells.
  let besides: [String]

  /// The fields among some that go out to the service.
  func sent(_ fields: some Sequence<PlaceField>) -> PlaceFieldSet {
    let named = PlaceFieldSet(fields).intersection(dialect.namedFields)
    let isLegacySearch = dialect == .legacy && operation != .placeDetails
    return isLegacySearch ? named.intersection(PlaceField.inLegacySearch) : named
  }

  /// The lines of the price list for a request of fields that go out.
  func skus(for fields: PlaceFieldSet) -> [PlaceSKU] {
    switch dialect {
    case .new:
      [PlaceSKU(operation, fields: fields, inSession: inSession, besides: besides)]
    case .legacy: legacySKUs(for: fields)
    }
  }

  /// The class of a request of fields that go out, without what is asked for beside them.
  func tier(for fields: PlaceFieldSet) -> BillingTier {
    RequestBill(operation: operation, dialect: dialect, inSession: inSession, besides: [])
      .skus(for: fields).tier
  }

  private func legacySKUs(for fields: PlaceFieldSet) -> [PlaceSKU] {
    let isOnlyID = fields.subtracting(Self.freeAtLegacy).isEmpty
    switch operation {
    case .placeDetails: return isOnlyID ? [.legacyIDRefresh] : [.legacyDetails] + groups(of: fields)
    case .textSearch:
      return isOnlyID ? [.legacyFindPlaceIDOnly] : [.legacyFindPlace] + groups(of: fields)
    case .nearbySearch: return [.legacyNearbySearch] + LegacyDataGroup.allCases.map(\.sku)
    }
  }

  private func groups(of fields: PlaceFieldSet) -> [PlaceSKU] {
    LegacyDataGroup.allCases
      .filter { group in fields.contains { $0.row.legacyDataGroup == group } }
      .map(\.sku)
  }

  /// The ID, and the credits that come beside the place whatever is asked.
  private static let freeAtLegacy: PlaceFieldSet = [.placeID, .attributions]
}

// MARK: What could be left out

extension RequestBill {
  /// Fields that could be left out together, the fewest first.
  func steps(of fields: PlaceFieldSet) -> [PlaceFieldSet] {
    switch dialect {
    case .new:
      let tiers = Set(fields.compactMap { $0.row.tier(for: operation) })
      return tiers.sorted(by: >).dropFirst().map { tier in
        fields.filter { $0.row.tier(for: operation).map { $0 > tier } ?? false }
      }
    case .legacy:
      let contact = fields.filter { $0.row.legacyDataGroup == .contact }
      let atmosphere = fields.filter { $0.row.legacyDataGroup == .atmosphere }
      let both = contact.isEmpty || atmosphere.isEmpty ? [] : contact.union(atmosphere)
      return [contact, atmosphere, both, fields.subtracting(Self.freeAtLegacy)]
    }
  }

  /// What is saved by a bill for another; nil when that is unknown.
  ///
  /// A line of both cancels out, whatever it costs. In a session of Places API (New) a cheaper
  /// details request leaves suggestions to be paid for, so that nothing can be said of one alone.
  func saved(by narrow: [PlaceSKU], for wide: [PlaceSKU]) -> Decimal? {
    guard dialect == .legacy || !inSession else { return nil }
    let gone = wide.filter { !narrow.contains($0) }.listPricePerThousand
    let come = narrow.filter { !wide.contains($0) }.listPricePerThousand
    return gone.flatMap { gone in come.map { gone - $0 } }
  }
}

extension [PlaceSKU] {
  /// The highest class among the lines.
  var tier: BillingTier { map(\.tier).max() ?? .essentialsIDsOnly }

  /// US dollars per 1,000 of all of them; nil when one is unknown.
  var listPricePerThousand: Decimal? {
    reduce(0) { sum, sku in
      sum.flatMap { sum in sku.listPricePerThousand.map { sum + $0 } }
    }
  }
}
