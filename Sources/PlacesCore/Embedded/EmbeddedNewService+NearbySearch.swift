/// Nearby search.
extension EmbeddedNewService {
  /// The answer to a nearby search.
  func searchNearby(_ request: HTTPRequest) throws(EmbeddedNewError) -> JSONValue {
    let mask = try mask(of: request, over: .nearbySearch)
    let body = try body(of: request, EmbeddedNearbySearchBody.init)
    let language = try checkedLanguage(body.languageCode)
    let region = try checkedRegion(body.regionCode)
    let places = body.search.results(in: data.answering, at: data.now()).prefix(body.count)
    guard !places.isEmpty else { return [:] }
    return mask.applied(
      to: answer(Array(places), language: language, region: region, body.routing))
  }
}

/// The body of a nearby search.
private struct EmbeddedNearbySearchBody {
  var search = EmbeddedSearch()
  let languageCode: String?
  let regionCode: String?
  let count: Int
  let routing: EmbeddedRouting?

  init(_ body: JSONCursor) throws(WireError) {
    try body.expectMembers(
      "locationRestriction includedTypes excludedTypes includedPrimaryTypes excludedPrimaryTypes"
        + " maxResultCount rankPreference languageCode regionCode routingParameters"
        + " includeFutureOpeningBusinesses")
    languageCode = try body.string("languageCode")
    regionCode = try body.string("regionCode")
    count =
      try body.integer("maxResultCount", in: 1...EmbeddedPage.largestSize)
      ?? EmbeddedPage.largestSize
    routing = try body.routing()
    search.order = try body.order(["POPULARITY", "DISTANCE"]) ?? .popularity
    search.includesFutureOpenings = try body.bool("includeFutureOpeningBusinesses") ?? false
    search.types = try Self.types(body)
    search.restriction = try Self.circle(body)
  }

  private static func circle(_ body: JSONCursor) throws(WireError) -> SearchArea {
    guard let restriction = try body.member("locationRestriction") else {
      throw body.missing("locationRestriction")
    }
    let area = try SearchArea(restriction: restriction)
    if case .rectangle = area { throw restriction.error("it must be a circle") }
    return area
  }

  private static func types(_ body: JSONCursor) throws(WireError) -> EmbeddedTypeFilter {
    let filter = EmbeddedTypeFilter(
      included: try set("includedTypes", body), excluded: try set("excludedTypes", body),
      includedPrimary: try set("includedPrimaryTypes", body),
      excludedPrimary: try set("excludedPrimaryTypes", body))
    if !filter.included.isDisjoint(with: filter.excluded) {
      throw WireError(path: "excludedTypes", problem: "it has a type of includedTypes")
    }
    if !filter.includedPrimary.isDisjoint(with: filter.excludedPrimary) {
      throw WireError(
        path: "excludedPrimaryTypes", problem: "it has a type of includedPrimaryTypes")
    }
    return filter
  }

  private static func set(
    _ name: StaticString, _ body: JSONCursor
  ) throws(WireError) -> Set<String> {
    Set(try body.texts(name, atMost: 50, EmbeddedArguments.isSearchType) ?? [])
  }
}
