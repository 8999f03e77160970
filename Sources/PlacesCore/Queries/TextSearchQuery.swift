/// A question for places that match a text.
package struct TextSearchQuery: Hashable, Sendable {
  /// The order of the places found.
  package enum Rank: String, Sendable {
    case distance = "DISTANCE"
    case relevance = "RELEVANCE"
  }

  /// Which charging stations count.
  package struct EVOptions: Hashable, Sendable {
    package var minimumChargingRateKW: Double
    package var connectorTypes: [ConnectorTypeRecord]

    package init(minimumChargingRateKW: Double, connectorTypes: [ConnectorTypeRecord]) {
      self.minimumChargingRateKW = minimumChargingRateKW
      self.connectorTypes = connectorTypes
    }
  }

  package var text: String
  package var selection: FieldSelection
  package var includedType: String?
  package var isStrictTypeFiltering = false
  package var isOpenNow = false
  /// 0…5, rounded up to the next half; 0 is no limit.
  package var minimumRating = 0.0
  package var priceLevels: [PriceLevelRecord] = []
  /// nil leaves the order to the service.
  package var rank: Rank?
  package var regionCode: String?
  package var bias: SearchArea?
  /// A rectangle.
  package var restriction: SearchArea?
  /// 1…20, the places of a page.
  package var maximumResultCount = 20
  /// Which page; every other part must be as for the first.
  package var pageToken: String?
  package var includesPureServiceAreas = false
  package var evOptions: EVOptions?
  package var routing: RoutingQuery?
  /// A route to search along, as an encoded polyline.
  package var polyline: String?
  package var includesRoutingSummaries = false
  package var includesSearchURL = false

  package init(text: String, selection: FieldSelection) {
    self.text = text
    self.selection = selection
  }

  /// What the answer is billed as at Places API (New).
  package var sku: PlaceSKU { PlaceSKU(.textSearch, fields: selection.all, besides: besides) }

  /// What is asked for beside the places and their pages, by its New name.
  package static func besides(routingSummaries: Bool, searchURL: Bool) -> [String] {
    NearbySearchQuery.besides(routingSummaries: routingSummaries) + (searchURL ? ["searchUri"] : [])
  }

  var besides: [String] {
    Self.besides(routingSummaries: includesRoutingSummaries, searchURL: includesSearchURL)
  }
}

extension TextSearchQuery: Question {
  static let operation = PlaceOperation.textSearch.rawValue

  package func cost(in dialect: PlacesDialect, inSession: Bool) -> RequestCost {
    RequestCost(.textSearch, fields: selection.all, in: dialect, besides: besides)
  }

  func check(for dialect: PlacesDialect) throws(PlacesFailure) {
    guard !text.allSatisfy(\.isWhitespace) else { throw invalid("The text to search is empty.") }
    try Validation.check(fields: selection.all)
    try Validation.check(types: [includedType].compactMap { $0 })
    try Validation.check(bias: bias, restriction: restriction)
    try Validation.check(maximumResultCount: maximumResultCount)
    guard minimumRating >= 0, minimumRating <= 5 else {
      throw invalid("The minimum rating must be in 0…5.")
    }
    if priceLevels.contains(.free) {
      throw invalid("A search cannot ask for the price level 'free'.")
    }
    if case .circle = restriction {
      throw invalid("A text search stays in a rectangle only; a circle can be its bias.")
    }
    try checkWays()
    if dialect == .legacy { try checkForLegacy() }
  }

  private func checkWays() throws(PlacesFailure) {
    try routing?.origin?.check()
    if let rate = evOptions?.minimumChargingRateKW, !(rate >= 0 && rate.isFinite) {
      throw invalid("The minimum charging rate must not be negative.")
    }
    if polyline?.isEmpty == true { throw invalid("The polyline to search along is empty.") }
    if includesRoutingSummaries, routing?.origin == nil, polyline == nil {
      throw invalid("Routing summaries need an origin or a route to search along.")
    }
  }

  private func checkForLegacy() throws(PlacesFailure) {
    try PlacesFailure.check(
      inexpressible: [
        "includedType": includedType != nil, "isStrictTypeFiltering": isStrictTypeFiltering,
        "isOpenNow": isOpenNow, "minRating": minimumRating > 0,
        "priceLevels": !priceLevels.isEmpty, "rankPreference: distance": rank == .distance,
        "regionCode": regionCode != nil, "locationRestriction": restriction != nil,
        "a next page": pageToken != nil,
        "shouldIncludePureServiceAreaBusinesses": includesPureServiceAreas,
        "evSearchOptions": evOptions != nil, "routingParameters": routing != nil,
        "searchAlongRouteParameters": polyline != nil,
        "shouldIncludeRoutingSummaries": includesRoutingSummaries,
        "shouldIncludeSearchURL": includesSearchURL,
      ])
    try selection.checkForLegacySearch()
  }

  func diagnostics(in dialect: PlacesDialect) -> [PlacesDiagnostic] {
    selection.searchDiagnostics(in: dialect)
  }

  private func invalid(_ message: String) -> PlacesFailure {
    PlacesFailure(.invalidRequest, message)
  }
}

// MARK: What a Legacy search cannot do

extension FieldSelection {
  /// Throws when a Legacy search can give none of the fields.
  func checkForLegacySearch() throws(PlacesFailure) {
    guard !all.isDisjoint(with: PlaceField.inLegacySearch) else {
      throw PlacesFailure(
        .invalidRequest, "A search of Places API (Legacy) can give none of the fields asked for.")
    }
  }

  func searchDiagnostics(in dialect: PlacesDialect) -> [PlacesDiagnostic] {
    switch dialect {
    case .new:
      diagnostics(
        leavingOut: { !required.contains($0) && !dialect.names($0) }, from: dialect.rawValue)
    case .legacy:
      diagnostics(
        leavingOut: { !PlaceField.inLegacySearch.contains($0) },
        from: "a search of \(dialect.rawValue)")
    }
  }
}

extension PlacesFailure {
  /// A request that asks for more than a service can express.
  static func inexpressible(_ parameter: String, in dialect: PlacesDialect) -> PlacesFailure {
    PlacesFailure(.invalidRequest, "\(dialect.rawValue) cannot express \(parameter).")
  }

  /// Throws when a parameter that Legacy cannot express is used; names every one of them.
  static func check(
    inexpressible uses: KeyValuePairs<String, Bool>
  ) throws(PlacesFailure) {
    let used = uses.filter(\.value).map(\.key)
    guard used.isEmpty else {
      throw inexpressible(used.joined(separator: ", "), in: .legacy)
    }
  }
}
