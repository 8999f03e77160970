/// The calls of a ``PlacesClient``, for a stand-in of your own in tests.
///
/// Follows `PlacesClientProtocol` of the Places Swift SDK.
public protocol PlacesClientProtocol: AnyObject, Sendable {
  /// Fetches a place with the properties a request names.
  func fetchPlace(with request: FetchPlaceRequest) async -> Result<Place, PlacesError>

  /// Tells whether a place is open.
  func isPlaceOpen(
    with request: IsPlaceOpenRequest
  ) async -> Result<IsPlaceOpenResponse, PlacesError>
}
