import PlacesCore

extension GMSPlacesClient {
  /// Finds places by a text and hands over the first page of them.
  #if MigrationWarnings
    @available(
      *, deprecated,
      message: """
        Use 'searchByText(with:completion:)' and write the label; its response has the 'places', \
        and 'pagination' for the next page. In New Swift: 'await \
        PlacesClient.shared.searchByText(with: \
        SearchByTextRequest(textQuery:placeProperties:locationBias:))'.
        """
    )
  #endif
  public func searchByText(
    with request: GMSPlaceSearchByTextRequest,
    callback: @escaping GMSPlaceSearchByTextResultCallback
  ) {
    searchByText(with: request, completion: { callback($0?.places, $1) })
  }

  /// Finds places by a text and hands over the first page of them, with what fetches the next.
  public func searchByText(
    with request: GMSPlaceSearchByTextRequest,
    completion: @escaping GMSPlaceSearchByTextResponseCallback
  ) {
    let query = TextSearchQuery.result(of: request)
    deliver(as: firstResponse, to: completion) { engine in await engine.page(of: query) }
  }

  /// Finds places by a text; cancelling the task ends the call.
  public nonisolated(nonsending) func searchByText(
    with request: GMSPlaceSearchByTextRequest
  ) async throws -> GMSPlaceSearchByTextResponse {
    let query = TextSearchQuery.result(of: request)
    return try await value(as: firstResponse) { engine in await engine.page(of: query) }
  }

  /// Finds the places around a point.
  #if MigrationWarnings
    @available(
      *, deprecated,
      message: """
        Use 'searchNearby(with:completion:)' and write the label; its response has the 'places'. \
        In New Swift: 'await PlacesClient.shared.searchNearby(with: \
        SearchNearbyRequest(locationRestriction:placeProperties:))'.
        """
    )
  #endif
  public func searchNearby(
    with request: GMSPlaceSearchNearbyRequest,
    callback: @escaping GMSPlaceSearchNearbyResultCallback
  ) {
    searchNearby(with: request, completion: { callback($0?.places, $1) })
  }

  /// Finds the places around a point, with the ways to them if asked for.
  public func searchNearby(
    with request: GMSPlaceSearchNearbyRequest,
    completion: @escaping GMSPlaceSearchNearbyResponseCallback
  ) {
    let query = NearbySearchQuery.result(of: request)
    deliver(as: GMSPlaceSearchNearbyResponse.init, to: completion) { engine in
      await query.then(engine.searchNearby)
    }
  }

  /// Finds the places around a point; cancelling the task ends the call.
  public nonisolated(nonsending) func searchNearby(
    with request: GMSPlaceSearchNearbyRequest
  ) async throws -> GMSPlaceSearchNearbyResponse {
    let query = NearbySearchQuery.result(of: request)
    return try await value(as: GMSPlaceSearchNearbyResponse.init) { engine in
      await query.then(engine.searchNearby)
    }
  }

  private func firstResponse(of page: TextSearchPage) -> GMSPlaceSearchByTextResponse {
    GMSPlaceSearchByTextResponse(page.record, GMSPlacePagination(self, after: page))
  }
}
