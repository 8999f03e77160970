/// A search for places around a point.
///
/// Follows `SearchNearbyRequest` of the Places Swift SDK. A request without properties, with an area
/// other than a circle or with a value out of its range fails before it is sent. A place must meet
/// all lists of types that are given. The last two arguments have names of ours, after those of the
/// service.
public struct SearchNearbyRequest: Equatable, Sendable {
  /// The order of the places found.
  public enum RankPreference: CaseIterable, Hashable, Identifiable, Sendable {
    /// The best known first.
    case popularity
    /// The nearest first.
    case distance

    /// The value itself.
    public var id: Self { self }
  }

  private let area: ComparedRegion<any CoordinateRegionRestriction>
  /// The properties each place should have.
  public let placeProperties: [PlaceProperty]
  /// At most 50 types of which a place must have one; nil or none for any.
  public let includedTypes: Set<PlaceType>?
  /// At most 50 types of which a place must have none.
  public let excludedTypes: Set<PlaceType>?
  /// At most 50 types of which one must be what the place is above all; nil or none for any.
  public let includedPrimaryTypes: Set<PlaceType>?
  /// At most 50 types of which none must be what the place is above all.
  public let excludedPrimaryTypes: Set<PlaceType>?
  /// 1…20.
  public let maxResultCount: Int
  /// The order of the places found.
  public let rankPreference: RankPreference
  /// The region the answer is written for, two letters of CLDR; nil takes the configuration's.
  public let regionCode: String?
  /// How ways to the places are reckoned; nil leaves that to the service.
  public let routingParameters: RoutingParameters?
  /// Whether the answer tells the way to each place, which takes an origin.
  public let shouldIncludeRoutingSummaries: Bool

  /// The part of the map to stay in.
  public var locationRestriction: any CoordinateRegionRestriction { area.region }

  /// A search in a circle, of a radius of more than 0 and at most 50,000 metres.
  public init(
    locationRestriction: any CoordinateRegionRestriction, placeProperties: [PlaceProperty],
    includedTypes: Set<PlaceType>? = nil, excludedTypes: Set<PlaceType>? = nil,
    includedPrimaryTypes: Set<PlaceType>? = nil, excludedPrimaryTypes: Set<PlaceType>? = nil,
    maxResultCount: Int = 20, rankPreference: RankPreference = .popularity,
    regionCode: String? = nil, routingParameters: RoutingParameters? = nil,
    shouldIncludeRoutingSummaries: Bool = false
  ) {
    area = ComparedRegion(region: locationRestriction)
    self.placeProperties = placeProperties
    self.includedTypes = includedTypes
    self.excludedTypes = excludedTypes
    self.includedPrimaryTypes = includedPrimaryTypes
    self.excludedPrimaryTypes = excludedPrimaryTypes
    self.maxResultCount = maxResultCount
    self.rankPreference = rankPreference
    self.regionCode = regionCode
    self.routingParameters = routingParameters
    self.shouldIncludeRoutingSummaries = shouldIncludeRoutingSummaries
  }
}
