/// A search for places that match a text.
///
/// Follows `SearchByTextRequest` of the Places Swift SDK, in what it leaves out as well: unless told
/// otherwise it finds what is open now, the nearest first. A request without properties, or with a
/// value out of its range, fails before it is sent. The arguments after
/// `shouldIncludePureServiceAreaBusinesses` have names of ours, after those of the service.
public struct SearchByTextRequest: Equatable, Sendable {
  /// The order of the places found.
  public enum RankPreference: CaseIterable, Hashable, Identifiable, Sendable {
    /// The nearest first.
    case distance
    /// The best match first.
    case relevance

    /// The value itself.
    public var id: Self { self }
  }

  /// What to search for, such as `tea in Paris`.
  public let textQuery: String
  /// The properties each place should have.
  public let placeProperties: [PlaceProperty]
  private let bias: ComparedRegion<(any CoordinateRegionBias)?>
  private var restriction = ComparedRegion<(any CoordinateRegionRestriction)?>(region: nil)
  /// The one type of the places; nil for any.
  public let includedType: PlaceType?
  /// 1…20: the most places of an answer, or of each page of it.
  public let maxResultCount: Int
  /// 0…5, rounded up to the next half; 0 is no limit.
  public let minRating: Float
  /// Whether only places count that are open at the moment.
  public let isOpenNow: Bool
  /// The price levels that count, of which `free` and `unspecified` cannot be asked for; nil or
  /// none for any.
  public let priceLevels: Set<PriceLevel>?
  /// The order of the places found.
  public let rankPreference: RankPreference
  /// The region the answer is written for, two letters of CLDR; nil takes the configuration's.
  public let regionCode: String?
  /// Whether only places of ``includedType`` count, instead of mostly those.
  public let isStrictTypeFiltering: Bool
  /// Whether businesses count that visit their customers and have no address.
  public let shouldIncludePureServiceAreaBusinesses: Bool
  /// Which charging stations count; nil when it does not matter.
  public let evSearchOptions: EVSearchOptions?
  /// How ways to the places are reckoned; nil leaves that to the service.
  public let routingParameters: RoutingParameters?
  /// A route to search along; nil for none.
  public let searchAlongRouteParameters: SearchAlongRouteParameters?
  /// Whether the answer tells the way to each place, which takes an origin or a route.
  public let shouldIncludeRoutingSummaries: Bool
  /// Whether the answer tells where Google Maps shows the search.
  public let shouldIncludeSearchURL: Bool

  /// The part of the map to prefer; nil for none.
  public var locationBias: (any CoordinateRegionBias)? { bias.region }

  /// The part of the map to stay in; nil for none.
  public var locationRestriction: (any CoordinateRegionRestriction)? { restriction.region }

  /// A search that prefers a part of the map. Google's takes no nil for it.
  public init(
    textQuery: String, placeProperties: [PlaceProperty],
    locationBias: (any CoordinateRegionBias)?, includedType: PlaceType? = nil,
    maxResultCount: Int = 20, minRating: Float = 0.0, isOpenNow: Bool = true,
    priceLevels: Set<PriceLevel>? = nil, rankPreference: RankPreference = .distance,
    regionCode: String? = nil, isStrictTypeFiltering: Bool = false,
    shouldIncludePureServiceAreaBusinesses: Bool = false,
    evSearchOptions: EVSearchOptions? = nil, routingParameters: RoutingParameters? = nil,
    searchAlongRouteParameters: SearchAlongRouteParameters? = nil,
    shouldIncludeRoutingSummaries: Bool = false, shouldIncludeSearchURL: Bool = false
  ) {
    self.textQuery = textQuery
    self.placeProperties = placeProperties
    bias = ComparedRegion(region: locationBias)
    self.includedType = includedType
    self.maxResultCount = maxResultCount
    self.minRating = minRating
    self.isOpenNow = isOpenNow
    self.priceLevels = priceLevels
    self.rankPreference = rankPreference
    self.regionCode = regionCode
    self.isStrictTypeFiltering = isStrictTypeFiltering
    self.shouldIncludePureServiceAreaBusinesses = shouldIncludePureServiceAreaBusinesses
    self.evSearchOptions = evSearchOptions
    self.routingParameters = routingParameters
    self.searchAlongRouteParameters = searchAlongRouteParameters
    self.shouldIncludeRoutingSummaries = shouldIncludeRoutingSummaries
    self.shouldIncludeSearchURL = shouldIncludeSearchURL
  }

  /// A search that stays in a part of the map, which must be a rectangle.
  public init(
    textQuery: String, placeProperties: [PlaceProperty],
    locationRestriction: any CoordinateRegionRestriction, includedType: PlaceType? = nil,
    maxResultCount: Int = 20, minRating: Float = 0.0, isOpenNow: Bool = true,
    priceLevels: Set<PriceLevel>? = nil, rankPreference: RankPreference = .distance,
    regionCode: String? = nil, isStrictTypeFiltering: Bool = false,
    shouldIncludePureServiceAreaBusinesses: Bool = false,
    evSearchOptions: EVSearchOptions? = nil, routingParameters: RoutingParameters? = nil,
    searchAlongRouteParameters: SearchAlongRouteParameters? = nil,
    shouldIncludeRoutingSummaries: Bool = false, shouldIncludeSearchURL: Bool = false
  ) {
    self.init(
      textQuery: textQuery, placeProperties: placeProperties, locationBias: nil,
      includedType: includedType, maxResultCount: maxResultCount, minRating: minRating,
      isOpenNow: isOpenNow, priceLevels: priceLevels, rankPreference: rankPreference,
      regionCode: regionCode, isStrictTypeFiltering: isStrictTypeFiltering,
      shouldIncludePureServiceAreaBusinesses: shouldIncludePureServiceAreaBusinesses,
      evSearchOptions: evSearchOptions, routingParameters: routingParameters,
      searchAlongRouteParameters: searchAlongRouteParameters,
      shouldIncludeRoutingSummaries: shouldIncludeRoutingSummaries,
      shouldIncludeSearchURL: shouldIncludeSearchURL)
    restriction = ComparedRegion(region: locationRestriction)
  }
}
