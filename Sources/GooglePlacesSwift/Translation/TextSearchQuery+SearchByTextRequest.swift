import PlacesCore

extension TextSearchQuery {
  init(_ request: SearchByTextRequest) throws(PlacesFailure) {
    self.init(text: request.textQuery, selection: FieldSelection(request.placeProperties))
    bias = try request.locationBias.map(SearchArea.init)
    restriction = try request.locationRestriction.map(SearchArea.init)
    includedType = request.includedType?.rawValue
    maximumResultCount = request.maxResultCount
    minimumRating = Double(request.minRating)
    isOpenNow = request.isOpenNow
    priceLevels = try PriceLevelRecord.words(request.priceLevels)
    rank = Rank(request.rankPreference)
    regionCode = request.regionCode
    isStrictTypeFiltering = request.isStrictTypeFiltering
    includesPureServiceAreas = request.shouldIncludePureServiceAreaBusinesses
    evOptions = try request.evSearchOptions.map(EVOptions.init)
    routing = request.routingParameters.map(RoutingQuery.init)
    polyline = request.searchAlongRouteParameters?.polyline.encodedPolyline
    includesRoutingSummaries = request.shouldIncludeRoutingSummaries
    includesSearchURL = request.shouldIncludeSearchURL
  }
}

extension TextSearchQuery.Rank {
  fileprivate init(_ rank: SearchByTextRequest.RankPreference) {
    switch rank {
    case .distance: self = .distance
    case .relevance: self = .relevance
    }
  }
}

extension TextSearchQuery.EVOptions {
  fileprivate init(_ options: EVSearchOptions) throws(PlacesFailure) {
    self.init(
      minimumChargingRateKW: options.minimumChargingRateKW,
      connectorTypes: try (options.connectorTypes ?? []).map(ConnectorTypeRecord.init))
  }
}
