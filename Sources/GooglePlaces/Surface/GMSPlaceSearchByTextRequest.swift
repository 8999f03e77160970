public import Foundation

/// A search for places by a text, such as `sushi in Kyoto`.
///
/// Follows `GMSPlaceSearchByTextRequest`, with its starting values: only places that are open now,
/// the nearest first. It is read when a call is made. Properties are raw strings of
/// ``GMSPlaceProperty``; an empty list, a string that is none, and what no service takes fail when
/// it is sent. Places API (Legacy) has no word for most of it, and each use is refused by name: set
/// ``isOpenNow`` to false and ``rankPreference`` to relevance there.
public final class GMSPlaceSearchByTextRequest: NSObject {
  /// The text.
  public let textQuery: String

  /// The raw strings of the properties that places should have.
  public let placeProperties: [String]

  /// The type that places must have; see ``isStrictTypeFiltering``.
  public var includedType: String?

  /// How many places a page has at most, 1…20.
  public var maxResultCount: Int32 = 20

  /// The least rating, 0…5, rounded up to the next half; 0 is no limit.
  public var minRating: Float = 0

  /// Whether closed places are left out; true at first, as in Google's header.
  public var isOpenNow = true

  /// Raw values of ``GMSPlacesPriceLevel``, without `free` and `unknown`; nil for all.
  public var priceLevels: [NSNumber]?

  /// What comes first.
  public var rankPreference = GMSPlaceSearchByTextRankPreference.distance

  /// The region that texts are written for, two letters of CLDR; nil takes the configuration's.
  public var regionCode: String?

  /// Whether places of other types than ``includedType`` are left out even if they match well.
  public var isStrictTypeFiltering = false

  /// The area whose places come first; not beside a restriction.
  public var locationBias: (any GMSPlaceLocationBias)?

  /// The rectangle to stay in.
  public var locationRestriction: (any GMSPlaceLocationRestriction)?

  /// Whether businesses without premises are found too.
  public var shouldIncludePureServiceAreaBusinesses = false

  /// Which charging stations count; nil for all.
  public var evSearchOptions: GMSPlaceEVSearchOptions?

  /// How the ways to the places are reckoned.
  public var routingParameters: GMSPlaceRoutingParameters?

  /// The route to search along.
  public var searchAlongRouteParameters: GMSPlaceSearchAlongRouteParameters?

  /// Whether the ways to the places are told; needs an origin or a route to search along.
  public var shouldIncludeRoutingSummaries = false

  /// Whether the page of Google Maps that shows the search is told.
  public var shouldIncludeSearchURL = false

  /// A search for a text, for the properties with the given raw strings.
  public init(textQuery: String, placeProperties: [String]) {
    self.textQuery = textQuery
    self.placeProperties = placeProperties
  }
}
