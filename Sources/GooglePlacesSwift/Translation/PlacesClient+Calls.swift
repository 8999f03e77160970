import PlacesCore

extension PlacesClient {
  /// What answers the calls.
  var engine: PlacesEngine { ownEngine ?? .shared }

  /// What asks for a photo; the largest size depends on the service.
  func query(of request: FetchPhotoRequest) -> PhotoQuery {
    PhotoQuery(request, in: engine.configuration.dialect)
  }
}

extension Result where Failure == PlacesError {
  /// What a call gave, or the error for what it threw.
  init(_ call: @autoclosure () async throws(PlacesFailure) -> Success) async {
    do {
      self = .success(try await call())
    } catch {
      self = .failure(PlacesError(error))
    }
  }
}
