import PlacesCore

extension PlacesClient {
  /// What answers the calls.
  var engine: PlacesEngine { ownEngine ?? .shared }
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
