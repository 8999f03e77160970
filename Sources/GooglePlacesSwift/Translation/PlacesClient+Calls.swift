import PlacesCore

extension PlacesClient {
  /// The place a request asks for, or everything that is known of why there is none.
  func place(for request: FetchPlaceRequest) async -> Result<Place, PlacesFailure> {
    await engine.fetchPlace(PlaceQuery(request)).map(Place.init)
  }

  private var engine: PlacesEngine { ownEngine ?? .shared }
}
