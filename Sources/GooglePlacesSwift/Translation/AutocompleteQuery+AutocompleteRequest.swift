import PlacesCore
import PlacesPlatform

extension AutocompleteQuery {
  init(_ request: AutocompleteRequest) throws(PlacesFailure) {
    self.init(input: request.query)
    sessionToken = request.sessionToken?.token
    if let filter = request.filter { try narrow(to: filter) }
    if request.inputOffset != 0 { inputOffset = request.inputOffset }
  }

  private mutating func narrow(to filter: AutocompleteFilter) throws(PlacesFailure) {
    types = PlaceType.words(filter.types)
    countries = filter.countries?.sorted() ?? []
    origin = filter.origin.map { CoordinateRecord($0.coordinate) }
    bias = try filter.coordinateRegionBias.map(SearchArea.init)
    restriction = try filter.coordinateRegionRestriction.map(SearchArea.init)
    regionCode = filter.regionCode
    inputOffset = filter.inputOffset
    includesPureServiceAreas = filter.shouldIncludePureServiceAreaBusinesses
  }
}

extension AutocompleteSuggestion {
  init(_ record: SuggestionRecord) { self = .place(AutocompletePlaceSuggestion(record)) }
}
