public import PlacesPlatform

/// A stand-in writes the calls its test makes; the others fail.
extension PlacesClientProtocol {
  /// Fails: this client does not tell.
  public func isPlaceOpen(
    with request: IsPlaceOpenRequest
  ) async -> Result<IsPlaceOpenResponse, PlacesError> {
    .failure(.internal("This client does not tell whether a place is open."))
  }

  /// Fails: this client does not suggest.
  public func fetchAutocompleteSuggestions(
    with request: AutocompleteRequest
  ) async -> Result<[AutocompleteSuggestion], PlacesError> {
    .failure(.internal("This client does not suggest places."))
  }

  /// Fails: this client has no photos.
  public func fetchPhoto(with request: FetchPhotoRequest) async -> Result<UIImage, PlacesError> {
    .failure(.internal("This client does not fetch photos."))
  }

  /// Fails: this client does not search.
  public func searchByText(
    with request: SearchByTextRequest
  ) async -> Result<[Place], PlacesError> {
    .failure(.internal("This client does not search by text."))
  }

  /// Fails: this client does not search.
  public func searchNearby(
    with request: SearchNearbyRequest
  ) async -> Result<[Place], PlacesError> {
    .failure(.internal("This client does not search nearby."))
  }
}
