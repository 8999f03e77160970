import Foundation
import PlacesCore
import PlacesPlatform

extension AutocompleteQuery {
  /// The query of a request, or why it is none.
  static func result(
    of request: GMSAutocompleteRequest
  ) -> Result<AutocompleteQuery, PlacesFailure> {
    Result { () throws(PlacesFailure) in
      try AutocompleteQuery(request.query, request.filter, request.sessionToken)
    }
  }

  /// The query of a legacy call, which takes blanks off the text and counts the caret without them.
  static func result(
    trimming text: String, _ filter: GMSAutocompleteFilter?,
    _ sessionToken: GMSAutocompleteSessionToken?
  ) -> Result<AutocompleteQuery, PlacesFailure> {
    Result { () throws(PlacesFailure) in
      let leading = text.prefix(while: \.isWhitespace).count
      var query = try AutocompleteQuery(
        text.trimmingCharacters(in: .whitespacesAndNewlines), filter, sessionToken)
      if query.inputOffset > 0 { query.inputOffset = max(0, query.inputOffset - leading) }
      return query
    }
  }

  private init(
    _ text: String, _ filter: GMSAutocompleteFilter?, _ token: GMSAutocompleteSessionToken?
  ) throws(PlacesFailure) {
    self.init(input: text)
    sessionToken = token?.token
    guard let filter else { return }
    types = filter.typesInUse
    countries = filter.countriesInUse
    origin = filter.origin.map { CoordinateRecord($0.coordinate) }
    bias = try SearchArea(bias: filter.locationBias)
    restriction = try filter.locationRestriction.map(SearchArea.init(restriction:))
    regionCode = filter.regionCode
    inputOffset = Int(filter.inputOffset)
    includesPureServiceAreas = filter.shouldIncludePureServiceAreaBusinesses
  }
}

extension GMSAutocompleteFilter {
  /// The newer member, when it says something, wins over the older one.
  fileprivate var typesInUse: [String] {
    if let types, !types.isEmpty { return types }
    return soleType.collection.map { [$0] } ?? []
  }

  fileprivate var countriesInUse: [String] {
    if let countries, !countries.isEmpty { return countries }
    return soleCountry.map { [$0] } ?? []
  }
}

extension GMSPlacesAutocompleteTypeFilter {
  /// The word of the wire; nil for all types.
  fileprivate var collection: String? {
    switch self {
    case .noFilter: nil
    case .geocode: "geocode"
    case .address: "address"
    case .establishment: "establishment"
    case .region: "(regions)"
    case .city: "(cities)"
    }
  }
}
