import PlacesCore

extension PlacesClient {
  /// The place a request asks for, or everything that is known of why there is none.
  func place(for request: FetchPlaceRequest) async -> Result<Place, PlacesFailure> {
    await engine.fetchPlace(PlaceQuery(request)).map(Place.init)
  }

  /// Whether a place is open, or everything that is known of why that cannot be told.
  func openStatus(
    for request: IsPlaceOpenRequest
  ) async -> Result<IsPlaceOpenResponse, PlacesFailure> {
    await engine.openStatus(OpenStatusQuery(request)).map(IsPlaceOpenResponse.init)
  }

  private var engine: PlacesEngine { ownEngine ?? .shared }
}
