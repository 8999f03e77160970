import Foundation

/// Text search.
extension EmbeddedNewService {
  /// The answer to a text search.
  func searchText(_ request: HTTPRequest) throws(EmbeddedNewError) -> JSONValue {
    let mask = try mask(of: request, over: .textSearch)
    let body = try body(of: request, EmbeddedTextSearchBody.init)
    let language = try checkedLanguage(body.languageCode)
    let region = try checkedRegion(body.regionCode)
    let page = EmbeddedPage(
      of: body.search.results(in: data.answering, at: data.now()), from: body.offset,
      size: body.pageSize)
    guard !page.places.isEmpty else { return [:] }
    var answer = self.answer(page.places, language: language, region: region, body.routing)
    answer["nextPageToken"] = page.next.map {
      .string(EmbeddedPageToken(offset: $0, search: body.digest).text)
    }
    answer["searchUri"] = .string(
      EmbeddedLink.text(path: "/search", [("query", body.textQuery)]))
    return mask.applied(to: answer)
  }

  /// The places of a search, and the way to each when the search has one.
  func answer(
    _ places: [EmbeddedPlace], language: String?, region: String?, _ routing: EmbeddedRouting?
  ) -> JSONValue {
    let answers = places.map { place in
      EmbeddedAnswer(place: place, now: data.now()).json(language: language, region: region)
    }
    var answer: JSONValue = ["places": .array(answers)]
    answer["routingSummaries"] = routing.map { .array(places.map($0.summary)) }
    return answer
  }
}

/// The body of a text search.
private struct EmbeddedTextSearchBody {
  var search = EmbeddedSearch()
  let textQuery: String
  let languageCode: String?
  let regionCode: String?
  let pageSize: Int
  /// Where the page starts.
  let offset: Int
  /// Stands for all of the body but its page token.
  let digest: String
  let routing: EmbeddedRouting?

  private static let members =
    "textQuery languageCode regionCode rankPreference includedType strictTypeFiltering openNow"
    + " minRating priceLevels pageSize maxResultCount pageToken locationBias locationRestriction"
    + " evOptions routingParameters searchAlongRouteParameters includePureServiceAreaBusinesses"
    + " includeFutureOpeningBusinesses"

  init(_ body: JSONCursor) throws(WireError) {
    try body.expectMembers(Self.members)
    textQuery = try body.requiredText("textQuery")
    languageCode = try body.string("languageCode")
    regionCode = try body.string("regionCode")
    pageSize = try Self.pageSize(body)
    digest = try Self.digest(of: body)
    offset = try Self.offset(body, digest)
    let path = try body.path()
    routing = try body.routing(along: path)
    search.words = EmbeddedWord.searched(in: textQuery)
    search.findsKinds = true
    search.path = path
    try readFilters(body)
  }

  private mutating func readFilters(_ body: JSONCursor) throws(WireError) {
    try search.readAreas(body)
    if case .circle? = search.restriction {
      throw WireError(path: "locationRestriction.circle", problem: "it must be a rectangle")
    }
    try search.readInclusions(body)
    try readType(body)
    search.order = try body.order(["RELEVANCE", "DISTANCE"]) ?? .relevance
    search.isOpenNow = try body.bool("openNow") ?? false
    let rating = try body.double("minRating", in: 0...5) ?? 0
    search.minimumRating = (rating * 2).rounded(.up) / 2
    let levels = try body.texts("priceLevels", atMost: .max) { level in
      PriceLevelRecord.legacyOrder.dropFirst().contains { $0.rawValue == level }
    }
    search.priceLevels = Set((levels ?? []).map(PriceLevelRecord.init))
    search.charging = try body.value("evOptions", Self.charging) ?? nil
  }

  private mutating func readType(_ body: JSONCursor) throws(WireError) {
    let isStrict = try body.bool("strictTypeFiltering") ?? false
    guard let type = try body.string("includedType"), !type.isEmpty else { return }
    guard EmbeddedArguments.isSearchType(type) else {
      throw WireError(path: "includedType", problem: "searches do not take the type")
    }
    if isStrict { search.types.included = [type] } else { search.preferredType = type }
  }

  /// nil when the options ask for nothing.
  private static func charging(
    _ options: JSONCursor
  ) throws(WireError) -> EmbeddedChargingFilter? {
    try options.expectMembers("minimumChargingRateKw connectorTypes")
    let rate = try options.double(
      "minimumChargingRateKw", in: 0...Double.greatestFiniteMagnitude)
    let types = try options.texts("connectorTypes", atMost: .max) { type in
      ConnectorTypeRecord.known.contains { $0.rawValue == type }
    }
    let connectors = Set((types ?? []).map(ConnectorTypeRecord.init))
    guard rate != nil || !connectors.isEmpty else { return nil }
    return EmbeddedChargingFilter(minimumRateKW: rate ?? 0, connectors: connectors)
  }

  // MARK: Paging

  private static func pageSize(_ body: JSONCursor) throws(WireError) -> Int {
    let size = try body.integer("pageSize", in: 0...Int.max) ?? 0
    let count = try body.integer("maxResultCount", in: 0...Int.max) ?? 0
    let wanted = [size, count].first { $0 > 0 } ?? EmbeddedPage.largestSize
    return min(wanted, EmbeddedPage.largestSize)
  }

  private static func digest(of body: JSONCursor) throws(WireError) -> String {
    var parameters = try JSONValue(body)
    parameters["pageToken"] = nil
    return EmbeddedPageToken.digest(of: parameters)
  }

  private static func offset(_ body: JSONCursor, _ digest: String) throws(WireError) -> Int {
    guard let text = try body.string("pageToken"), !text.isEmpty else { return 0 }
    guard let token = EmbeddedPageToken(text: text), token.search == digest else {
      throw WireError(
        path: "pageToken", problem: "it does not belong to a search with these parameters")
    }
    return token.offset
  }
}

extension ConnectorTypeRecord {
  fileprivate static let known: [Self] = [
    .other, .j1772, .type2, .chademo, .ccsCombo1, .ccsCombo2, .tesla, .unspecifiedGBT,
    .unspecifiedWallOutlet, .nacs,
  ]
}

extension EmbeddedWord {
  /// The words of a search, without English ones that only join others.
  static func searched(in text: String) -> [String] {
    let words = folded(text)
    let telling = words.filter { !joining.contains($0) }
    return telling.isEmpty ? words : telling
  }

  private static let joining: Set<String> = [
    "a", "an", "and", "at", "in", "me", "near", "of", "the",
  ]
}

extension JSONCursor {
  /// The rank preference, of those that an operation has.
  func order(_ words: [String]) throws(WireError) -> EmbeddedSearch.Order? {
    let order = try choice("rankPreference", of: EmbeddedSearch.Order.self)
    if let order, !words.contains(order.rawValue) {
      throw WireError(path: "rankPreference", problem: "the search has no such order")
    }
    return order
  }

  /// The path to search along.
  fileprivate func path() throws(WireError) -> EmbeddedPath? {
    try value("searchAlongRouteParameters") { parameters throws(WireError) in
      try parameters.expectMembers("polyline")
      guard let polyline = try parameters.member("polyline") else {
        throw parameters.missing("polyline")
      }
      try polyline.expectMembers("encodedPolyline")
      let text = try polyline.requiredText("encodedPolyline")
      guard let path = EmbeddedPath(encoded: text) else {
        throw polyline.error("it holds no encoded polyline")
      }
      return path
    }
  }

  /// How to travel to the places, along a path when there is one.
  func routing(along path: EmbeddedPath? = nil) throws(WireError) -> EmbeddedRouting? {
    let parameters = try member("routingParameters")
    guard parameters != nil || path != nil else { return nil }
    try parameters?.expectMembers("origin travelMode routeModifiers routingPreference")
    let origin = try parameters?.value("origin", CoordinateRecord.init(argument:))
    guard let start = origin ?? path?.points.first else {
      throw (parameters ?? self).missing("origin")
    }
    _ = try parameters?.choice("routingPreference", of: RoutingPreference.self)
    try parameters?.member("routeModifiers")?.checkModifiers()
    let mode = try parameters?.choice("travelMode", of: EmbeddedRouting.TravelMode.self)
    return EmbeddedRouting(start: start, end: path?.points.last, mode: mode ?? .drive)
  }

  private func checkModifiers() throws(WireError) {
    try expectMembers("avoidTolls avoidHighways avoidFerries avoidIndoor")
    for (_, value) in try members() where value.kind != .null { _ = try value.bool() }
  }
}

/// Which traffic to reckon with; this service knows of none.
private enum RoutingPreference: String {
  case unaware = "TRAFFIC_UNAWARE"
  case aware = "TRAFFIC_AWARE"
  case optimal = "TRAFFIC_AWARE_OPTIMAL"
}
