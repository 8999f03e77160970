import PlacesCore
public import PlacesPlatform

/// The client of the New Swift style.
///
/// Follows `PlacesClient` of the Places Swift SDK. Calls may be made from any actor and do not
/// throw; cancelling the task ends the call with `.network`. Every call that is answered may be
/// billed; see `sku` on requests. It shares engine, key and session tokens with `GooglePlaces`.
public final class PlacesClient: PlacesClientProtocol, Sendable {
  /// The engine this client was given; nil is the shared one at the time of a call.
  let ownEngine: PlacesEngine?

  init(ownEngine: PlacesEngine?) { self.ownEngine = ownEngine }

  /// The one client most apps use.
  @MainActor public static let shared = PlacesClient(ownEngine: nil)

  /// Sets the API key of both façades; false for a text that cannot be a key. May be called again.
  @discardableResult
  public static func provideAPIKey(_ key: String) -> Bool { PlacesEngine.provideAPIKey(key) }

  /// Sets who gives the App Check token of each request; a failing provider does not stop it.
  public static func setAppCheckTokenProvider(_ provider: any AppCheckTokenProvider) {
    PlacesEngine.updateSharedIdentity {
      $0.appCheckToken = { try await provider.fetchAppCheckToken() }
    }
  }

  /// The licences of code by others in this package: it holds none.
  public static var openSourceLicenseInfo: String { PlacesVersion.licenses }

  /// The version of this package, such as `1.0.0`.
  public static var sdkVersion: String { PlacesVersion.short }

  /// The version of this package, with the SDK version whose surface it follows.
  public static var sdkLongVersion: String { PlacesVersion.long }

  /// Adds an ID that attributes usage to a library; an empty text removes them all.
  @MainActor
  public static func addInternalUsageAttributionID(_ internalUsageAttributionID: String) {
    PlacesEngine.updateSharedIdentity(attributionID: internalUsageAttributionID)
  }

  /// Fetches the places that may be meant by a text, the best first; at most five.
  public func fetchAutocompleteSuggestions(
    with request: AutocompleteRequest
  ) async -> Result<[AutocompleteSuggestion], PlacesError> {
    await Result(try await fetch(request))
  }

  /// Fetches a place with the properties a request names.
  public func fetchPlace(with request: FetchPlaceRequest) async -> Result<Place, PlacesError> {
    await Result(try await fetch(request))
  }

  /// Fetches the image of a photo, whose authors must be credited beside it.
  public func fetchPhoto(with request: FetchPhotoRequest) async -> Result<UIImage, PlacesError> {
    await Result(try await fetch(request))
  }

  /// Tells whether a place is open; fetches what is not known of it, in one request or none.
  public func isPlaceOpen(
    with request: IsPlaceOpenRequest
  ) async -> Result<IsPlaceOpenResponse, PlacesError> {
    await Result(try await fetch(request))
  }

  /// Finds the places that match a text; none is no failure. Only the first page, see the other
  /// call of this name.
  public func searchByText(
    with request: SearchByTextRequest
  ) async -> Result<[Place], PlacesError> {
    await Result(try await fetch(request).places ?? [])
  }

  /// Finds the places that match a text, with what fetches more of them.
  ///
  /// Taken where the type of the result asks for it; how the SDK spells this call is not known.
  @_disfavoredOverload
  public func searchByText(
    with request: SearchByTextRequest
  ) async -> Result<SearchByTextResponse, PlacesError> {
    await Result(try await fetch(request))
  }

  /// Finds the places around a point; none is no failure.
  public func searchNearby(
    with request: SearchNearbyRequest
  ) async -> Result<[Place], PlacesError> {
    await Result(try await fetch(request).places ?? [])
  }

  /// Finds the places around a point, with the ways to them.
  ///
  /// Taken where the type of the result asks for it; how the SDK spells this call is not known.
  @_disfavoredOverload
  public func searchNearby(
    with request: SearchNearbyRequest
  ) async -> Result<SearchNearbyResponse, PlacesError> {
    await Result(try await fetch(request))
  }
}
