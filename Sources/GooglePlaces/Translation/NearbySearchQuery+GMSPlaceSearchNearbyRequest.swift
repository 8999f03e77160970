import PlacesCore

extension NearbySearchQuery {
  /// The query of a request, or why it is none.
  static func result(
    of request: GMSPlaceSearchNearbyRequest
  ) -> Result<NearbySearchQuery, PlacesFailure> {
    Result { () throws(PlacesFailure) in try NearbySearchQuery(request) }
  }

  init(_ request: GMSPlaceSearchNearbyRequest) throws(PlacesFailure) {
    self.init(
      area: try SearchArea(restriction: request.locationRestriction),
      selection: try FieldSelection(properties: request.placeProperties))
    includedTypes = request.includedTypes ?? []
    excludedTypes = request.excludedTypes ?? []
    includedPrimaryTypes = request.includedPrimaryTypes ?? []
    excludedPrimaryTypes = request.excludedPrimaryTypes ?? []
    maximumResultCount = request.maxResultCount
    regionCode = request.regionCode
    rank = Rank(request.rankPreference)
    routing = request.routingParameters.map(RoutingQuery.init)
    includesRoutingSummaries = request.shouldIncludeRoutingSummaries
  }
}

extension NearbySearchQuery.Rank {
  fileprivate init(_ preference: GMSPlaceSearchNearbyRankPreference) {
    switch preference {
    case .popularity: self = .popularity
    case .distance: self = .distance
    }
  }
}
