import Foundation

/// What both dialects look for among the places, and in which order they want it.
///
/// Every filter holds at once. Texts are compared as ``EmbeddedPlaceWords`` says.
struct EmbeddedSearch: Sendable {
  /// The folded words to find; nil finds everything.
  var words: [String]?
  /// Whether the words may stand for the kind of a place as well.
  var findsKinds = false
  var types = EmbeddedTypeFilter()
  /// The type of the places that come first.
  var preferredType: String?
  /// Country codes in capitals.
  var countries: Set<String> = []
  var restriction: SearchArea?
  var bias: SearchArea?
  /// Where distances are measured from instead of the middle of the areas.
  var origin: CoordinateRecord?
  var path: EmbeddedPath?
  /// 0 takes places that nobody rated as well.
  var minimumRating = 0.0
  /// Empty takes places of unknown price as well.
  var priceLevels: Set<PriceLevelRecord> = []
  var charging: EmbeddedChargingFilter?
  var isOpenNow = false
  var includesPureServiceAreas = false
  var includesFutureOpenings = false
  var order = Order.relevance

  /// What comes first. Equals come in the order the places were given.
  enum Order: String, Sendable {
    /// The better match; of equal ones the nearer, of equally near ones the more rated.
    case relevance = "RELEVANCE"
    case distance = "DISTANCE"
    /// The more rated.
    case popularity = "POPULARITY"
  }

  /// How far a place may be from the path, in metres.
  static let pathWidth = 2_000.0

  /// The places that pass every filter, in order.
  func results(in places: [EmbeddedPlace], at now: Date) -> [EmbeddedPlace] {
    let ranked = places.indices.compactMap { index -> (key: [Double], index: Int)? in
      guard let cost = cost(of: places[index]), passes(places[index], at: now) else { return nil }
      return (key(of: places[index], cost: cost) + [Double(index)], index)
    }
    return ranked.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map { places[$0.index] }
  }

  // MARK: Order

  private func cost(of place: EmbeddedPlace) -> Int? {
    guard let words else { return 0 }
    return words.isEmpty ? nil : place.words.cost(of: words, withKinds: findsKinds)
  }

  private func key(of place: EmbeddedPlace, cost: Int) -> [Double] {
    let ratings = -Double(place.record.userRatingsTotal ?? 0)
    switch order {
    case .popularity: return [ratings]
    case .distance: return [distance(to: place), ratings]
    case .relevance:
      let isPreferred = preferredType.map { place.types.contains($0) } ?? true
      return [isPreferred ? 0 : 1, Double(cost), distance(to: place), ratings]
    }
  }

  /// Metres; 0 when there is nothing to measure from.
  private func distance(to place: EmbeddedPlace) -> Double {
    let center = origin ?? bias?.center ?? restriction?.center
    guard let point = place.record.coordinate else {
      return center == nil && path == nil ? 0 : .infinity
    }
    return center?.distance(to: point) ?? path?.distance(to: point) ?? 0
  }

  // MARK: Filters

  private func passes(_ place: EmbeddedPlace, at now: Date) -> Bool {
    isWanted(place) && isInside(place) && types.passes(place)
      && (minimumRating == 0 || (place.record.rating ?? 0) >= minimumRating)
      && (priceLevels.isEmpty || place.record.priceLevel.map(priceLevels.contains) == true)
      && (charging?.passes(place) ?? true)
      && (!isOpenNow || EmbeddedAnswer(place: place, now: now).isOpen)
  }

  private func isWanted(_ place: EmbeddedPlace) -> Bool {
    let isPureServiceArea = place.record.attributes[.pureServiceAreaBusiness] == true
    return (includesPureServiceAreas || !isPureServiceArea)
      && (includesFutureOpenings || place.record.businessStatus != .futureOpening)
      && (countries.isEmpty || place.countryCode.map(countries.contains) == true)
  }

  private func isInside(_ place: EmbeddedPlace) -> Bool {
    if restriction == nil, path == nil { return true }
    guard let point = place.record.coordinate else { return false }
    return restriction?.contains(point) ?? true
      && path.map { $0.distance(to: point) <= Self.pathWidth } ?? true
  }
}

/// Types that places must and must not have; an empty set demands nothing.
struct EmbeddedTypeFilter: Sendable {
  var included: Set<String> = []
  var excluded: Set<String> = []
  var includedPrimary: Set<String> = []
  var excludedPrimary: Set<String> = []

  func passes(_ place: EmbeddedPlace) -> Bool {
    let primary = place.primaryType.map { [$0] } ?? []
    return (included.isEmpty || !included.isDisjoint(with: place.types))
      && excluded.isDisjoint(with: place.types)
      && (includedPrimary.isEmpty || !includedPrimary.isDisjoint(with: primary))
      && excludedPrimary.isDisjoint(with: primary)
  }
}

/// Connectors of which a place must have one.
struct EmbeddedChargingFilter: Sendable {
  var minimumRateKW = 0.0
  /// Empty takes any.
  var connectors: Set<ConnectorTypeRecord> = []

  func passes(_ place: EmbeddedPlace) -> Bool {
    place.record.evChargeOptions?.connectorAggregations.contains { connector in
      connector.maxChargeRateKW >= minimumRateKW
        && (connectors.isEmpty || connector.type.map(connectors.contains) == true)
    } ?? false
  }
}

extension EmbeddedPlace {
  /// The types, the primary one among them.
  fileprivate var types: [String] { record.types ?? record.primaryType.map { [$0] } ?? [] }

  /// The primary type; the first where none is called so.
  fileprivate var primaryType: String? { record.primaryType ?? record.types?.first }

  /// In capitals.
  fileprivate var countryCode: String? {
    (record.country?.shortText ?? record.postalAddress?.regionCode)?.uppercased()
  }
}
