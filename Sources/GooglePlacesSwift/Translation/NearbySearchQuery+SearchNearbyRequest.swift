import PlacesCore

extension NearbySearchQuery {
  init(_ request: SearchNearbyRequest) throws(PlacesFailure) {
    self.init(
      area: try SearchArea(request.locationRestriction),
      selection: FieldSelection(request.placeProperties))
    includedTypes = PlaceType.words(request.includedTypes)
    excludedTypes = PlaceType.words(request.excludedTypes)
    includedPrimaryTypes = PlaceType.words(request.includedPrimaryTypes)
    excludedPrimaryTypes = PlaceType.words(request.excludedPrimaryTypes)
    maximumResultCount = request.maxResultCount
    rank = Rank(request.rankPreference)
    regionCode = request.regionCode
    routing = request.routingParameters.map(RoutingQuery.init)
    includesRoutingSummaries = request.shouldIncludeRoutingSummaries
  }
}

extension NearbySearchQuery.Rank {
  fileprivate init(_ rank: SearchNearbyRequest.RankPreference) {
    switch rank {
    case .popularity: self = .popularity
    case .distance: self = .distance
    }
  }
}
