public import PlacesCore
public import PlacesPlatform

/// The calls once more, throwing everything that is known of why there is no answer.
///
/// `PlacesError` carries one text only; these failures tell a place that is not found, the HTTP
/// status, the service's reason and the page that enables an API.
extension PlacesClient {
  /// Fetches a place.
  public func fetch(_ request: FetchPlaceRequest) async throws(PlacesFailure) -> Place {
    try await engine.fetchPlace(PlaceQuery(request)).map(Place.init).get()
  }

  /// Tells whether a place is open.
  public func fetch(
    _ request: IsPlaceOpenRequest
  ) async throws(PlacesFailure) -> IsPlaceOpenResponse {
    try await engine.openStatus(OpenStatusQuery(request)).map(IsPlaceOpenResponse.init).get()
  }

  /// Fetches the places that may be meant by a text, the best first.
  public func fetch(
    _ request: AutocompleteRequest
  ) async throws(PlacesFailure) -> [AutocompleteSuggestion] {
    let query = try AutocompleteQuery(request)
    return try await engine.suggestions(query).map { $0.map(AutocompleteSuggestion.init) }.get()
  }

  /// Fetches the image of a photo.
  public func fetch(_ request: FetchPhotoRequest) async throws(PlacesFailure) -> UIImage {
    try .decoded(try await engine.photo(query(of: request)).get())
  }

  /// Fetches the first page of the places that match a text.
  public func fetch(
    _ request: SearchByTextRequest
  ) async throws(PlacesFailure) -> SearchByTextResponse {
    try await engine.page(TextSearchQuery(request)).get()
  }

  /// Fetches the places around a point.
  public func fetch(
    _ request: SearchNearbyRequest
  ) async throws(PlacesFailure) -> SearchNearbyResponse {
    let query = try NearbySearchQuery(request)
    return try await engine.searchNearby(query).map(SearchNearbyResponse.init).get()
  }
}
