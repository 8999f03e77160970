public import PlacesCore

extension PlacesClient {
  /// Fetches a place, and throws everything that is known of why there is none.
  ///
  /// `PlacesError` carries one text only; this call's failure tells a place that is not found, the
  /// HTTP status, the service's reason and the page that enables an API.
  public func fetch(_ request: FetchPlaceRequest) async throws(PlacesFailure) -> Place {
    try await place(for: request).get()
  }

  /// Tells whether a place is open, and throws everything that is known of why it cannot.
  public func fetch(
    _ request: IsPlaceOpenRequest
  ) async throws(PlacesFailure) -> IsPlaceOpenResponse {
    try await openStatus(for: request).get()
  }
}
