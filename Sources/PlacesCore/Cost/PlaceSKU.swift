public import Foundation

/// A line of Google's price list: what a request, or a part of one, is billed as.
///
/// Prices are US dollars per 1,000 requests in the first paid volume tier, as listed in September
/// 2026; they are information, not an offer.
public struct PlaceSKU: Hashable, Sendable {
  /// The web service it is billed by.
  public let dialect: PlacesDialect
  /// The call, for a line that a field set decides about; nil for other lines.
  public let operation: PlaceOperation?
  /// The name on Google's price list.
  public let name: String
  /// The class of the line.
  public let tier: BillingTier
  /// US dollars per 1,000 requests; 0 is free, nil is unknown.
  public let listPricePerThousand: Decimal?
  /// Requests a month that are not billed; nil is without limit or unknown.
  public let freeRequestsPerMonth: Int?
}

extension PlaceSKU: CustomStringConvertible {
  /// The name with its list price.
  public var description: String {
    guard let price = listPricePerThousand else { return "\(name), price unknown" }
    return price == 0 ? "\(name), free" : "\(name), $\(price) per 1,000"
  }
}

// MARK: Lines of Places API (New)

extension PlaceSKU {
  /// What a request for `fields` is billed as at Places API (New).
  ///
  /// The highest tier of the fields; nothing asked for is the cheapest one. A details request that
  /// ends an autocomplete session is billed at the top tier as soon as it reaches Pro. `besides` is
  /// what a search asks for beside its places, at a tier that no price list tells.
  package init(
    _ operation: PlaceOperation, fields: some Sequence<PlaceField>, inSession: Bool = false,
    besides: [String] = []
  ) {
    let tiers = fields.compactMap { $0.row.tier(for: operation) } + besides.map { _ in .unknown }
    let tier = tiers.max() ?? .essentialsIDsOnly
    let endsSession = inSession && operation == .placeDetails && tier >= .pro
    self.init(
      operation: operation,
      tier: max(endsSession ? .enterpriseAtmosphere : tier, operation.lowestTier))
  }

  init(operation: PlaceOperation, tier: BillingTier) {
    self.init(
      dialect: .new, operation: operation,
      name: "Places API \(operation.rawValue) \(tier.rawValue)", tier: tier,
      listPricePerThousand: Self.price(operation, tier),
      freeRequestsPerMonth: tier.freeRequestsPerMonth)
  }

  private static func price(_ operation: PlaceOperation, _ tier: BillingTier) -> Decimal? {
    switch (operation, tier) {
    case (_, .unknown): nil
    case (.placeDetails, .essentialsIDsOnly): 0
    case (.placeDetails, .essentials): 5
    case (.placeDetails, .pro): 17
    case (.placeDetails, .enterprise): 20
    case (.placeDetails, .enterpriseAtmosphere): 25
    case (.textSearch, .essentialsIDsOnly): 0
    case (.textSearch, .essentials), (.textSearch, .pro): 32
    case (.textSearch, .enterprise): 35
    case (.textSearch, .enterpriseAtmosphere): 40
    case (.nearbySearch, .essentialsIDsOnly), (.nearbySearch, .essentials): 32
    case (.nearbySearch, .pro): 32
    case (.nearbySearch, .enterprise): 35
    case (.nearbySearch, .enterpriseAtmosphere): 40
    }
  }

  /// Suggestions that are paid one by one.
  static let autocompleteRequests = PlaceSKU(
    .new, "Autocomplete Requests", .essentials, SessionBill.autocompletePricePerThousand)
  /// Suggestions that the end of their session pays for.
  static let autocompleteSessionUsage = PlaceSKU(
    .new, "Autocomplete Session Usage", .essentialsIDsOnly, 0)
  static let photos = PlaceSKU(.new, "Places API Place Details Photos", .enterprise, 7)
}

extension PlaceOperation {
  /// The cheapest tier that has a price for this call.
  var lowestTier: BillingTier { self == .nearbySearch ? .pro : .essentialsIDsOnly }
}

extension BillingTier {
  fileprivate var freeRequestsPerMonth: Int? {
    switch self {
    case .essentialsIDsOnly, .unknown: nil
    case .essentials: 10_000
    case .pro: 5_000
    case .enterprise, .enterpriseAtmosphere: 1_000
    }
  }
}

// MARK: Lines of Places API (Legacy)

extension PlaceSKU {
  static let legacyDetails = PlaceSKU(.legacy, "Places Details", .pro, 17)
  static let legacyIDRefresh = PlaceSKU(
    .legacy, "Places Details - ID Refresh", .essentialsIDsOnly, 0)
  static let legacyNearbySearch = PlaceSKU(.legacy, "Places - Nearby Search", .pro, 32)
  /// What a text search is at Legacy.
  static let legacyFindPlace = PlaceSKU(.legacy, "Find Place", .pro, nil)
  static let legacyFindPlaceIDOnly = PlaceSKU(
    .legacy, "Find Place - ID Only", .essentials, nil, free: nil)
  static let legacyPhoto = PlaceSKU(.legacy, "Places Photo", .enterprise, 7)
  static let legacyAutocomplete = PlaceSKU(
    .legacy, "Autocomplete - Per Request", .essentials, Decimal(283) / 100)
  /// A session that a details call has ended.
  static let legacySession = PlaceSKU(
    .legacy, "Autocomplete (included with Place Details) - Per Session", .essentials, nil,
    free: nil)
  /// A session that nothing has ended.
  static let legacyAbandonedSession = PlaceSKU(
    .legacy, "Autocomplete without Place Details - Per Session", .pro, nil)

  /// A line that no field set decides about, with the free requests of its tier.
  fileprivate init(
    _ dialect: PlacesDialect, _ name: String, _ tier: BillingTier, _ price: Decimal?
  ) {
    self.init(dialect, name, tier, price, free: tier.freeRequestsPerMonth)
  }

  fileprivate init(
    _ dialect: PlacesDialect, _ name: String, _ tier: BillingTier, _ price: Decimal?, free: Int?
  ) {
    self.init(
      dialect: dialect, operation: nil, name: name, tier: tier, listPricePerThousand: price,
      freeRequestsPerMonth: free)
  }
}

/// The groups that Places API (Legacy) bills the data of a request by, each on top of the call.
package enum LegacyDataGroup: String, CaseIterable, Sendable {
  case basic = "Basic Data"
  case contact = "Contact Data"
  case atmosphere = "Atmosphere Data"

  /// The line of the price list.
  var sku: PlaceSKU {
    switch self {
    case .basic: PlaceSKU(.legacy, rawValue, .essentials, 0, free: nil)
    case .contact: PlaceSKU(.legacy, rawValue, .enterprise, 3)
    case .atmosphere: PlaceSKU(.legacy, rawValue, .enterprise, 5)
    }
  }
}
