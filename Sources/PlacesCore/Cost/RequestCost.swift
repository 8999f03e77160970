public import Foundation

/// What one request is billed as, known before it is sent.
///
/// Places API (New) bills one line, by the dearest field. Places API (Legacy) bills the call and on
/// top of it each group of data; its searches pay for all groups, whatever they ask for.
public struct RequestCost: Hashable, Sendable {
  /// What leaving out some fields would save.
  public struct Saving: Hashable, Sendable {
    /// The fields to leave out, by their canonical names.
    public let fields: [String]
    /// What the request is billed as without them.
    public let skus: [PlaceSKU]
    /// US dollars saved per 1,000 requests; nil when a price is unknown.
    public let savedPerThousand: Decimal?
  }

  /// The lines of the price list that make up the bill.
  public let skus: [PlaceSKU]
  /// What narrower requests would save, those that leave out least first.
  public let savings: [Saving]
  /// The fields by the tier each asks for, in table order.
  private let fieldTiers: [FieldTier]

  /// The highest class among the lines.
  public var tier: BillingTier { skus.map(\.tier).max() ?? .essentialsIDsOnly }
  /// US dollars per 1,000 requests; nil when a line's price is unknown.
  public var listPricePerThousand: Decimal? { skus.listPricePerThousand }
  /// The fields that make the request as dear as it is, by their canonical names; empty where the
  /// call costs the same whatever its fields.
  public var raisingFields: [String] {
    fieldTiers.filter { $0.tier == tier && $0.tier > $0.lowest }.map(\.field)
  }

  /// The fields that raise the request above a tier, by their canonical names.
  public func fields(above tier: BillingTier) -> [String] {
    fieldTiers.filter { $0.tier > tier }.map(\.field)
  }
}

/// What a field asks for, and what the call costs without any.
private struct FieldTier: Hashable, Sendable {
  let field: String
  let tier: BillingTier
  let lowest: BillingTier
}

extension RequestCost {
  /// What a request for fields is billed as by a service.
  ///
  /// Fields that the service has no name for cost nothing there.
  package init(
    _ operation: PlaceOperation, fields: some Sequence<PlaceField>, in dialect: PlacesDialect,
    inSession: Bool = false
  ) {
    let bill: (Set<PlaceField>) -> [PlaceSKU] = { fields in
      switch dialect {
      case .new: [PlaceSKU(operation, fields: fields, inSession: inSession)]
      case .legacy: PlaceSKU.legacy(operation, fields: fields)
      }
    }
    let fields = Set(fields).filter(dialect.names)
    let skus = bill(fields)
    self.skus = skus
    let steps = dialect == .new ? fields.steps(by: operation) : fields.legacySteps
    savings = steps.compactMap { Saving(leavingOut: $0, of: fields, skus, bill) }
    let lowest = bill([]).map(\.tier).max() ?? .essentialsIDsOnly
    fieldTiers = PlaceField.allCases.filter(fields.contains).compactMap { field in
      bill([field]).map(\.tier).max()
        .map { FieldTier(field: field.rawValue, tier: $0, lowest: lowest) }
    }
  }

  /// What a request for suggestions is billed as when no session pays for it: without a token, or
  /// with one whose session is abandoned.
  ///
  /// A session of Legacy is billed as a whole, at a price that is not published.
  public static func autocomplete(
    in dialect: PlacesDialect, inSession: Bool = false
  ) -> RequestCost {
    switch dialect {
    case .new: RequestCost(.autocompleteRequests)
    case .legacy: RequestCost(inSession ? .legacyAbandonedSession : .legacyAutocomplete)
    }
  }

  /// What the address or the bytes of a photo are billed as.
  public static func photo(in dialect: PlacesDialect) -> RequestCost {
    RequestCost(dialect == .new ? .photos : .legacyPhoto)
  }

  private init(_ sku: PlaceSKU) {
    skus = [sku]
    savings = []
    fieldTiers = []
  }
}

extension RequestCost: CustomStringConvertible {
  /// The lines, and what raises the price.
  public var description: String {
    let bill = skus.map(\.description).joined(separator: " + ")
    return raisingFields.isEmpty ? bill : "\(bill), for \(raisingFields.joined(separator: ", "))"
  }
}

extension RequestCost.Saving: CustomStringConvertible {
  /// The fields and what is saved.
  public var description: String {
    let saved = savedPerThousand.map { "$\($0) per 1,000" } ?? "an unknown amount"
    return "without \(fields.joined(separator: ", ")): saves \(saved)"
  }

  /// What leaving out fields saves; nil when the bill is the same, or nothing is left to ask for.
  fileprivate init?(
    leavingOut dropped: Set<PlaceField>, of fields: Set<PlaceField>, _ before: [PlaceSKU],
    _ bill: (Set<PlaceField>) -> [PlaceSKU]
  ) {
    let kept = fields.subtracting(dropped)
    guard !kept.isEmpty, !dropped.isEmpty else { return nil }
    let after = bill(kept)
    guard after != before else { return nil }
    skus = after
    self.fields = PlaceField.allCases.filter(dropped.contains).map(\.rawValue)
    savedPerThousand = before.listPricePerThousand.flatMap { dear in
      after.listPricePerThousand.map { dear - $0 }
    }
  }
}

extension [PlaceSKU] {
  /// US dollars per 1,000 of all of them; nil when one is unknown.
  var listPricePerThousand: Decimal? {
    reduce(0) { sum, sku in
      sum.flatMap { sum in sku.listPricePerThousand.map { sum + $0 } }
    }
  }

  fileprivate var tier: BillingTier { map(\.tier).max() ?? .essentialsIDsOnly }
}

// MARK: What could be left out

extension Set<PlaceField> {
  /// The fields above each tier that is not the highest, the fewest first.
  fileprivate func steps(by operation: PlaceOperation) -> [Set<PlaceField>] {
    let tiers = Set<BillingTier>(compactMap { $0.row.tier(for: operation) })
    return tiers.sorted(by: >).dropFirst().map { tier in
      filter { $0.row.tier(for: operation).map { $0 > tier } ?? false }
    }
  }

  /// The fields of each group that is paid by itself, of both, and all but the free ID.
  fileprivate var legacySteps: [Set<PlaceField>] {
    let contact = filter { $0.row.legacyDataGroup == .contact }
    let atmosphere = filter { $0.row.legacyDataGroup == .atmosphere }
    let both = contact.isEmpty || atmosphere.isEmpty ? [] : contact.union(atmosphere)
    return [contact, atmosphere, both, subtracting([.placeID])]
  }
}

// MARK: The bill of Legacy

extension PlaceSKU {
  /// The lines of a call of Legacy, and those of the data it answers.
  fileprivate static func legacy(
    _ operation: PlaceOperation, fields: Set<PlaceField>
  ) -> [PlaceSKU] {
    let isOnlyID = fields.subtracting([.placeID, .attributions]).isEmpty
    switch operation {
    case .placeDetails where isOnlyID: return [.legacyIDRefresh]
    case .placeDetails: return [.legacyDetails] + groups(of: fields)
    case .textSearch where isOnlyID: return [.legacyFindPlaceIDOnly]
    case .textSearch: return [.legacyFindPlace] + groups(of: fields.filter(\.row.isInLegacySearch))
    case .nearbySearch: return [.legacyNearbySearch] + LegacyDataGroup.allCases.map(\.sku)
    }
  }

  private static func groups(of fields: Set<PlaceField>) -> [PlaceSKU] {
    LegacyDataGroup.allCases
      .filter { group in fields.contains { $0.row.legacyDataGroup == group } }
      .map(\.sku)
  }
}
