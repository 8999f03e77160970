public import Foundation
import PlacesCore

/// The client of the legacy style and of the GMS-prefixed New style.
///
/// Follows `GMSPlacesClient` of the Places SDK for iOS 10.14, the last version with both. Calls
/// return at once, from any thread; each callback runs exactly once, later, on the main thread or
/// on the configured queue, with a value or an error, also when the client is gone by then. Every
/// call that is answered may be billed; see `sku(for:)` on fields and requests.
public final class GMSPlacesClient: NSObject {
  /// The engine this client was given; nil is the shared one at the time of a call.
  let ownEngine: PlacesEngine?

  init(ownEngine: PlacesEngine?) { self.ownEngine = ownEngine }

  /// A client on the shared engine, like ``shared()``.
  public override convenience init() { self.init(ownEngine: nil) }

  /// The one client most apps use.
  public class func shared() -> GMSPlacesClient { SharedClient.client.function }

  /// Sets the API key of both façades; false for a text that cannot be a key. May be called again.
  @discardableResult
  public class func provideAPIKey(_ key: String) -> Bool { PlacesEngine.provideAPIKey(key) }

  /// Sets who gives the App Check token of each request; a failing provider does not stop it.
  public class func setAppCheckTokenProvider(_ provider: any GMSPlacesAppCheckTokenProvider) {
    PlacesEngine.updateSharedIdentity(appCheckProvider: provider)
  }

  /// The licences of code by others in this package: it holds none.
  public class func openSourceLicenseInfo() -> String { PlacesVersion.licenses }

  /// The version of this package, such as `1.0.0`.
  public class func sdkVersion() -> String { PlacesVersion.short }

  /// The version of this package, with the SDK version whose surface it follows.
  public class func sdkLongVersion() -> String { PlacesVersion.long }

  /// Adds an ID that attributes usage to a library; an empty text removes them all.
  public class func addInternalUsageAttributionID(_ internalUsageAttributionID: String) {
    PlacesEngine.updateSharedIdentity(attributionID: internalUsageAttributionID)
  }

  /// Fetches a place with the properties a request names.
  public func fetchPlace(
    with request: GMSFetchPlaceRequest, callback: @escaping GMSPlaceResultCallback
  ) {
    fetch(PlaceQuery.result(of: request), callback)
  }

  /// Fetches a place with the fields of a bitmask; an empty one asks for all 35, at the top price.
  #if MigrationWarnings
    @available(
      *, deprecated,
      message: """
        Use 'fetchPlace(with: GMSFetchPlaceRequest(placeID:placeProperties:sessionToken:), \
        callback:)': 'placeProperties' are '[GMSPlaceProperty.name, .placeID]' and so on. In New \
        Swift: 'await PlacesClient.shared.fetchPlace(with: \
        FetchPlaceRequest(placeID:placeProperties:sessionToken:))' with \
        '[PlaceProperty.displayName, .placeID]', a 'Result' to switch over.
        """
    )
  #endif
  public func fetchPlace(
    fromPlaceID placeID: String, placeFields: GMSPlaceField,
    sessionToken: GMSAutocompleteSessionToken?, callback: @escaping GMSPlaceResultCallback
  ) {
    fetchPlace(
      fromPlaceID: placeID, placeFields: placeFields, sessionToken: sessionToken,
      regionCode: nil, callback: callback)
  }

  /// Fetches a place with all 35 fields of the bitmask, at the top price.
  #if MigrationWarnings
    @available(
      *, deprecated,
      message: """
        Use 'fetchPlace(with: GMSFetchPlaceRequest(placeID:placeProperties:sessionToken:), \
        callback:)' and name what you read: 'placeProperties' are '[GMSPlaceProperty.name, \
        .placeID]' and so on. In New Swift: 'await PlacesClient.shared.fetchPlace(with: \
        FetchPlaceRequest(placeID:placeProperties:sessionToken:))' with \
        '[PlaceProperty.displayName, .placeID]', a 'Result' to switch over.
        """
    )
  #endif
  public func lookUpPlaceID(_ placeID: String, callback: @escaping GMSPlaceResultCallback) {
    fetchPlace(fromPlaceID: placeID, placeFields: [], sessionToken: nil, callback: callback)
  }

  /// Tells whether a place is open; fetches what is not known of it, in one request or none.
  public func isOpen(
    with request: GMSPlaceIsOpenRequest, callback: @escaping GMSPlaceOpenStatusResponseCallback
  ) {
    openStatus(OpenStatusQuery(request)) { callback(GMSPlaceIsOpenResponse(status: $0), $1) }
  }

  /// Tells whether a place is open now; fetches what is not known of it, in one request or none.
  #if MigrationWarnings
    @available(
      *, deprecated,
      message: """
        Use 'isOpen(with: GMSPlaceIsOpenRequest(place:date:), callback:)' with the date nil; the \
        callback gets a response with the 'status'. In New Swift: 'await \
        PlacesClient.shared.isPlaceOpen(with: IsPlaceOpenRequest(place:))', whose 'status' is a \
        'Bool?', nil for '.unknown'.
        """
    )
  #endif
  public func isOpen(with place: GMSPlace, callback: @escaping GMSPlaceOpenStatusCallback) {
    openStatus(OpenStatusQuery(place: place.record), callback)
  }

  /// Tells whether a place is open at an instant; fetches what is not known of it.
  #if MigrationWarnings
    @available(
      *, deprecated,
      message: """
        Use 'isOpen(with: GMSPlaceIsOpenRequest(place:date:), callback:)', whose callback gets a \
        response with the 'status'. In New Swift: 'await PlacesClient.shared.isPlaceOpen(with: \
        IsPlaceOpenRequest(place:date:))', whose 'status' is a 'Bool?', nil for '.unknown'.
        """
    )
  #endif
  public func isOpen(
    with place: GMSPlace, date: Date, callback: @escaping GMSPlaceOpenStatusCallback
  ) {
    openStatus(OpenStatusQuery(place: place.record, date: date), callback)
  }

  /// Tells whether the place with an ID is open now, by one request.
  #if MigrationWarnings
    @available(
      *, deprecated,
      message: """
        Use 'isOpen(with: GMSPlaceIsOpenRequest(placeID:date:), callback:)' with the date nil; the \
        callback gets a response with the 'status'. In New Swift: 'await \
        PlacesClient.shared.isPlaceOpen(with: IsPlaceOpenRequest(placeID:))', whose 'status' is a \
        'Bool?', nil for '.unknown'.
        """
    )
  #endif
  public func isOpen(
    withPlaceID placeID: String, callback: @escaping GMSPlaceOpenStatusCallback
  ) {
    openStatus(OpenStatusQuery(placeID: placeID), callback)
  }

  /// Tells whether the place with an ID is open at an instant, by one request.
  #if MigrationWarnings
    @available(
      *, deprecated,
      message: """
        Use 'isOpen(with: GMSPlaceIsOpenRequest(placeID:date:), callback:)', whose callback gets a \
        response with the 'status'. In New Swift: 'await PlacesClient.shared.isPlaceOpen(with: \
        IsPlaceOpenRequest(placeID:date:))', whose 'status' is a 'Bool?', nil for '.unknown'.
        """
    )
  #endif
  public func isOpen(
    withPlaceID placeID: String, date: Date, callback: @escaping GMSPlaceOpenStatusCallback
  ) {
    openStatus(OpenStatusQuery(placeID: placeID, date: date), callback)
  }
}
