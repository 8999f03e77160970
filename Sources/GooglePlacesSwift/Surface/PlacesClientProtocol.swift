public import PlacesPlatform

/// The calls of a ``PlacesClient``, for a stand-in of your own in tests.
///
/// Follows `PlacesClientProtocol` of the Places Swift SDK. Only ``fetchPlace(with:)`` has to be
/// written; the other calls of a stand-in fail until they are.
public protocol PlacesClientProtocol: AnyObject, Sendable {
  /// Fetches the places that may be meant by a text.
  func fetchAutocompleteSuggestions(
    with request: AutocompleteRequest
  ) async -> Result<[AutocompleteSuggestion], PlacesError>

  /// Fetches a place with the properties a request names.
  func fetchPlace(with request: FetchPlaceRequest) async -> Result<Place, PlacesError>

  /// Fetches the image of a photo.
  func fetchPhoto(with request: FetchPhotoRequest) async -> Result<UIImage, PlacesError>

  /// Tells whether a place is open.
  func isPlaceOpen(
    with request: IsPlaceOpenRequest
  ) async -> Result<IsPlaceOpenResponse, PlacesError>

  /// Finds the places that match a text.
  func searchByText(with request: SearchByTextRequest) async -> Result<[Place], PlacesError>

  /// Finds the places around a point.
  func searchNearby(with request: SearchNearbyRequest) async -> Result<[Place], PlacesError>
}
