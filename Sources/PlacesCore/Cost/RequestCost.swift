public import Foundation

/// What one request is billed as, known before it is sent.
///
/// Places API (New) bills one line, by the dearest field. Places API (Legacy) bills the call and on
/// top of it each group of data; its nearby search pays for all groups, whatever it asks for.
public struct RequestCost: Hashable, Sendable {
  /// What leaving out some fields would save.
  public struct Saving: Hashable, Sendable {
    /// The fields to leave out, by their canonical names.
    public let fields: [String]
    /// What the request is billed as without them.
    public let skus: [PlaceSKU]
    /// US dollars saved per 1,000 requests; nil when a price is unknown, and in a session of Places
    /// API (New), where cheaper details leave suggestions to be paid: see ``SessionBill``.
    public let savedPerThousand: Decimal?
  }

  /// The lines of the price list that make up the bill.
  public let skus: [PlaceSKU]
  /// What narrower requests would save, those that leave out least first.
  public let savings: [Saving]
  /// What is asked for with the tier of each, in table order.
  private let parts: [Part]
  /// The class of the call when nothing is asked for.
  private let lowestTier: BillingTier

  /// The highest class among the lines.
  public var tier: BillingTier { skus.tier }
  /// US dollars per 1,000 requests; nil when a line's price is unknown.
  public var listPricePerThousand: Decimal? { skus.listPricePerThousand }
  /// The fields that make the request as dear as it is, by their canonical names; empty where the
  /// call costs the same whatever its fields.
  public var raisingFields: [String] {
    parts.filter { $0.tier == tier && $0.tier > lowestTier }.map(\.name)
  }

  /// The fields that raise the request above a tier, by their canonical names; empty where the call
  /// is above it whatever its fields. A field of unknown tier counts as one of the highest.
  public func fields(above tier: BillingTier) -> [String] {
    guard !lowestTier.isAbove(tier) else { return [] }
    return parts.filter { $0.tier.isAbove(tier) }.map(\.name)
  }

  /// Something that a request asks for.
  private struct Part: Hashable, Sendable {
    let name: String
    let tier: BillingTier
  }
}

extension BillingTier {
  /// Whether a request of the tier may cost more than another tier allows.
  func isAbove(_ ceiling: BillingTier) -> Bool {
    self == .unknown ? ceiling != .enterpriseAtmosphere : self > ceiling
  }
}

extension RequestCost {
  /// What a request for fields is billed as by a service.
  ///
  /// Fields that do not go out to the service cost nothing there. `besides` is what a search asks
  /// for beside its places, at a tier that no price list tells.
  package init(
    _ operation: PlaceOperation, fields: some Sequence<PlaceField>, in dialect: PlacesDialect,
    inSession: Bool = false, besides: [String] = []
  ) {
    let bill = RequestBill(
      operation: operation, dialect: dialect, inSession: inSession,
      besides: dialect == .new ? besides : [])
    let request = BilledFields(bill: bill, fields: bill.sent(fields))
    self = Self.known.value(for: request) { Self(bill, request.fields) }
  }

  /// Calls ask for few sets of fields, each of them often.
  private static let known = Memo<BilledFields, RequestCost>()

  private struct BilledFields: Hashable, Sendable {
    let bill: RequestBill
    let fields: PlaceFieldSet
  }

  private init(_ bill: RequestBill, _ fields: PlaceFieldSet) {
    let skus = bill.skus(for: fields)
    self.skus = skus
    savings = bill.steps(of: fields).compactMap { Saving(leavingOut: $0, of: fields, skus, bill) }
    lowestTier = bill.tier(for: [])
    parts =
      fields.map { Part(name: $0.canonicalName, tier: bill.tier(for: [$0])) }
      + bill.besides.map { Part(name: $0, tier: .unknown) }
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
    parts = []
    lowestTier = sku.tier
  }
}

extension RequestCost: CustomStringConvertible {
  /// The lines, and what raises the price.
  public var description: String {
    raisingFields.isEmpty ? bill : "\(bill), for \(raisingFields.joined(separator: ", "))"
  }

  /// The lines.
  var bill: String { skus.map(\.description).joined(separator: " + ") }
}

extension RequestCost.Saving: CustomStringConvertible {
  /// The fields and what is saved.
  public var description: String {
    let saved = savedPerThousand.map { "$\($0) per 1,000" } ?? "an unknown amount"
    return "without \(fields.joined(separator: ", ")): saves \(saved)"
  }

  /// What leaving out fields saves; nil when the bill is the same, or nothing is left to ask for.
  fileprivate init?(
    leavingOut dropped: PlaceFieldSet, of fields: PlaceFieldSet, _ wide: [PlaceSKU],
    _ bill: RequestBill
  ) {
    let kept = fields.subtracting(dropped)
    guard !kept.isEmpty, !dropped.isEmpty else { return nil }
    let narrow = bill.skus(for: kept)
    guard narrow != wide else { return nil }
    self.fields = dropped.map(\.canonicalName)
    skus = narrow
    savedPerThousand = bill.saved(by: narrow, for: wide)
  }
}
