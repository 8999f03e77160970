import Foundation
import PlacesCore

extension TextSearchQuery {
  /// The query of a request, or why it is none.
  static func result(
    of request: GMSPlaceSearchByTextRequest
  ) -> Result<TextSearchQuery, PlacesFailure> {
    Result { () throws(PlacesFailure) in try TextSearchQuery(request) }
  }

  init(_ request: GMSPlaceSearchByTextRequest) throws(PlacesFailure) {
    self.init(
      text: request.textQuery, selection: try FieldSelection(properties: request.placeProperties))
    includedType = request.includedType
    maximumResultCount = Int(request.maxResultCount)
    minimumRating = Double(request.minRating)
    isOpenNow = request.isOpenNow
    priceLevels = try (request.priceLevels ?? []).map(PriceLevelRecord.init)
    rank = Rank(request.rankPreference)
    regionCode = request.regionCode
    isStrictTypeFiltering = request.isStrictTypeFiltering
    bias = try SearchArea(bias: request.locationBias)
    restriction = try request.locationRestriction.map(SearchArea.init(restriction:))
    includesPureServiceAreas = request.shouldIncludePureServiceAreaBusinesses
    evOptions = try request.evSearchOptions.map(EVOptions.init)
    routing = request.routingParameters.map(RoutingQuery.init)
    polyline = request.searchAlongRouteParameters?.polyline.encodedPolyline
    includesRoutingSummaries = request.shouldIncludeRoutingSummaries
    includesSearchURL = request.shouldIncludeSearchURL
  }
}

extension TextSearchQuery.Rank {
  fileprivate init(_ preference: GMSPlaceSearchByTextRankPreference) {
    switch preference {
    case .distance: self = .distance
    case .relevance: self = .relevance
    }
  }
}

extension TextSearchQuery.EVOptions {
  fileprivate init(_ options: GMSPlaceEVSearchOptions) throws(PlacesFailure) {
    self.init(
      minimumChargingRateKW: options.minimumChargingRateKW,
      connectorTypes: try (options.connectorTypes ?? []).map(ConnectorTypeRecord.init))
  }
}

extension PriceLevelRecord {
  fileprivate init(_ number: NSNumber) throws(PlacesFailure) {
    guard let record = GMSPlacesPriceLevel(rawValue: number.intValue)?.record else {
      throw PlacesFailure(
        .invalidRequest, "\(number) is no price level to search for: see GMSPlacesPriceLevel.")
    }
    self = record
  }
}

extension ConnectorTypeRecord {
  fileprivate init(_ number: NSNumber) throws(PlacesFailure) {
    guard let record = GMSPlaceEVConnectorType(rawValue: number.intValue)?.record else {
      throw PlacesFailure(
        .invalidRequest, "\(number) is no connector to search for: see GMSPlaceEVConnectorType.")
    }
    self = record
  }
}
