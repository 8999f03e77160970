public import PlacesPlatform

/// What narrows suggestions.
///
/// Follows `AutocompleteFilter` of the Places Swift SDK. Values out of range, and a bias beside a
/// restriction, fail when a request is sent.
public struct AutocompleteFilter: Sendable {
  /// Up to five types that a place is above all, or one of the collections alone; nil for any.
  ///
  /// The collections are `cities`, `regions`, `geocode`, `address` and `establishment`. Places API
  /// (New) knows the first two; there `geocode` goes as it is, `address` as `street_address`,
  /// `premise` and `subpremise`, `establishment` with `point_of_interest` beside it.
  public let types: Set<PlaceType>?
  /// Countries of two letters in any case, at most 15, or 5 at Places API (Legacy); nil for any.
  public let countries: Set<String>?
  /// From where the distance of suggestions is measured; nil for none.
  public let origin: CLLocation?
  /// The part of the map to prefer; nil for none.
  public let coordinateRegionBias: (any CoordinateRegionBias)?
  /// The part of the map to stay in; nil for none.
  public let coordinateRegionRestriction: (any CoordinateRegionRestriction)?
  /// The region the suggestions are written for, two letters of CLDR; nil takes the
  /// configuration's.
  public let regionCode: String?
  /// The caret in the text, in characters; that of the request wins. 0 is the end.
  public let inputOffset: Int
  /// Whether businesses count that visit their customers and have no address.
  public let shouldIncludePureServiceAreaBusinesses: Bool

  /// A filter of what is given. The name of the last argument is ours, after the search's.
  public init(
    types: Set<PlaceType>? = nil, countries: Set<String>? = nil, origin: CLLocation? = nil,
    coordinateRegionBias: (any CoordinateRegionBias)? = nil,
    coordinateRegionRestriction: (any CoordinateRegionRestriction)? = nil,
    regionCode: String? = nil, inputOffset: Int = 0,
    shouldIncludePureServiceAreaBusinesses: Bool = false
  ) {
    self.types = types
    self.countries = countries
    self.origin = origin
    self.coordinateRegionBias = coordinateRegionBias
    self.coordinateRegionRestriction = coordinateRegionRestriction
    self.regionCode = regionCode
    self.inputOffset = inputOffset
    self.shouldIncludePureServiceAreaBusinesses = shouldIncludePureServiceAreaBusinesses
  }
}
