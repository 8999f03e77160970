/// The price class of a field or of a request at Places API (New), cheapest first.
///
/// A request is billed at the highest tier among its fields.
public enum BillingTier: String, CaseIterable, Comparable, Sendable {
  /// Only identifiers: free.
  case essentialsIDsOnly = "Essentials (IDs Only)"
  /// Address and position.
  case essentials = "Essentials"
  /// Name, status, icon, accessibility, time zone.
  case pro = "Pro"
  /// Hours, phone, website, rating, price.
  case enterprise = "Enterprise"
  /// Not published: some tier up to the highest.
  case unknown = "Unknown"
  /// Reviews, summaries, and what a place offers.
  case enterpriseAtmosphere = "Enterprise + Atmosphere"

  /// Cheaper first. An unknown tier is below the highest only, since a set that holds the highest
  /// is at the highest whatever the unknown one turns out to be.
  public static func < (left: BillingTier, right: BillingTier) -> Bool {
    left.rank < right.rank
  }

  private var rank: Int {
    switch self {
    case .essentialsIDsOnly: 0
    case .essentials: 1
    case .pro: 2
    case .enterprise: 3
    case .unknown: 4
    case .enterpriseAtmosphere: 5
    }
  }
}
