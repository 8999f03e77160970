public import Foundation

/// What one request is billed as at Places API (New), known before it is sent.
///
/// Prices are US dollars per 1,000 requests in the first paid volume tier, as listed in September
/// 2026; they are information, not an offer.
public struct PlaceSKU: Hashable, Sendable {
  /// The call.
  public let operation: PlaceOperation
  /// The tier the call is billed at.
  public let tier: BillingTier

  init(operation: PlaceOperation, tier: BillingTier) {
    self.operation = operation
    self.tier = tier
  }

  /// The name on Google's price list.
  public var name: String { "Places API \(operation.rawValue) \(tier.rawValue)" }

  /// US dollars per 1,000 requests; 0 is free, nil is unknown.
  public var listPricePerThousand: Decimal? {
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

  /// Requests a month that are not billed; nil is without limit or unknown.
  public var freeRequestsPerMonth: Int? {
    switch tier {
    case .essentialsIDsOnly, .unknown: nil
    case .essentials: 10_000
    case .pro: 5_000
    case .enterprise, .enterpriseAtmosphere: 1_000
    }
  }
}

extension PlaceSKU: CustomStringConvertible {
  /// The name with its list price.
  public var description: String {
    guard let price = listPricePerThousand else { return "\(name), price unknown" }
    return price == 0 ? "\(name), free" : "\(name), $\(price) per 1,000"
  }
}

extension PlaceSKU {
  /// What a request for `fields` is billed as.
  ///
  /// The highest tier of the fields; nothing asked for is the cheapest one. A details request that
  /// ends an autocomplete session is billed at the top tier as soon as it reaches Pro.
  package init(
    _ operation: PlaceOperation, fields: some Sequence<PlaceField>, inSession: Bool = false
  ) {
    let tier = fields.compactMap { $0.row.tier(for: operation) }.max() ?? .essentialsIDsOnly
    let endsSession = inSession && operation == .placeDetails && tier >= .pro
    self.init(
      operation: operation,
      tier: max(endsSession ? .enterpriseAtmosphere : tier, operation.lowestTier))
  }
}

extension PlaceOperation {
  /// The cheapest tier that has a price for this call.
  var lowestTier: BillingTier { self == .nearbySearch ? .pro : .essentialsIDsOnly }
}
