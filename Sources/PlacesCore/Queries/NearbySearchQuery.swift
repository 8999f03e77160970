/// A question for places around a point.
package struct NearbySearchQuery: Hashable, Sendable {
  /// The order of the places found.
  package enum Rank: String, Sendable {
    case popularity = "POPULARITY"
    case distance = "DISTANCE"
  }

  /// A circle; a rectangle is refused when asked.
  package var area: SearchArea
  package var selection: FieldSelection
  package var includedTypes: [String] = []
  package var excludedTypes: [String] = []
  package var includedPrimaryTypes: [String] = []
  package var excludedPrimaryTypes: [String] = []
  /// 1…20.
  package var maximumResultCount = 20
  package var rank = Rank.popularity
  package var regionCode: String?
  package var routing: RoutingQuery?
  package var includesRoutingSummaries = false

  package init(area: SearchArea, selection: FieldSelection) {
    self.area = area
    self.selection = selection
  }

  /// What the answer is billed as at Places API (New).
  package var sku: PlaceSKU { PlaceSKU(.nearbySearch, fields: selection.all, besides: besides) }

  /// What is asked for beside the places, by its New name.
  package static func besides(routingSummaries: Bool) -> [String] {
    routingSummaries ? ["routingSummaries"] : []
  }

  var besides: [String] { Self.besides(routingSummaries: includesRoutingSummaries) }
}

extension NearbySearchQuery: Question {
  static let operation = PlaceOperation.nearbySearch.rawValue
  static let maximumTypeCount = 50

  package func cost(in dialect: PlacesDialect, inSession: Bool) -> RequestCost {
    RequestCost(.nearbySearch, fields: selection.all, in: dialect, besides: besides)
  }

  func check(for dialect: PlacesDialect) throws(PlacesFailure) {
    try Validation.check(fields: selection.all)
    guard case .circle = area else { throw invalid("A nearby search stays in a circle only.") }
    try area.check(isRestriction: true)
    try Validation.check(maximumResultCount: maximumResultCount)
    for types in [includedTypes, excludedTypes, includedPrimaryTypes, excludedPrimaryTypes] {
      guard types.count <= Self.maximumTypeCount else {
        throw invalid("At most \(Self.maximumTypeCount) types can stand in each list of a search.")
      }
      try Validation.check(types: types)
    }
    try checkConflict(includedTypes, excludedTypes)
    try checkConflict(includedPrimaryTypes, excludedPrimaryTypes)
    try routing?.origin?.check()
    if includesRoutingSummaries, routing?.origin == nil {
      throw invalid("Routing summaries need an origin.")
    }
    if dialect == .legacy { try checkForLegacy() }
  }

  private func checkConflict(
    _ included: [String], _ excluded: [String]
  ) throws(PlacesFailure) {
    if let type = included.first(where: excluded.contains) {
      throw invalid("The type '\(type)' is both included and excluded.")
    }
  }

  private func checkForLegacy() throws(PlacesFailure) {
    try PlacesFailure.check(
      inexpressible: [
        "more than one of includedTypes": includedTypes.count > 1,
        "excludedTypes": !excludedTypes.isEmpty,
        "includedPrimaryTypes": !includedPrimaryTypes.isEmpty,
        "excludedPrimaryTypes": !excludedPrimaryTypes.isEmpty,
        "rankPreference: distance without one of includedTypes":
          rank == .distance && includedTypes.isEmpty,
        "regionCode": regionCode != nil, "routingParameters": routing != nil,
        "shouldIncludeRoutingSummaries": includesRoutingSummaries,
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
