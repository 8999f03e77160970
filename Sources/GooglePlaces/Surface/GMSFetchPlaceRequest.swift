public import Foundation
import PlacesCore

/// What to fetch of one place, in the New style.
///
/// Follows `GMSFetchPlaceRequest`. Properties are given as raw strings of ``GMSPlaceProperty``; an
/// empty list and a string that is no property fail when the request is sent.
public final class GMSFetchPlaceRequest: NSObject {
  /// The ID of the place.
  public let placeID: String
  /// The raw strings of the properties the answer should have.
  public let placeProperties: [String]
  /// The token of the autocomplete session that this request ends; nil outside one.
  public let sessionToken: GMSAutocompleteSessionToken?
  let region: String?

  init(
    placeID: String, placeProperties: [String], sessionToken: GMSAutocompleteSessionToken?,
    region: String?
  ) {
    self.placeID = placeID
    self.placeProperties = placeProperties
    self.sessionToken = sessionToken
    self.region = region
  }

  /// A request for the properties with the given raw strings.
  public convenience init(
    placeID: String, placeProperties: [String], sessionToken: GMSAutocompleteSessionToken?
  ) {
    self.init(
      placeID: placeID, placeProperties: placeProperties, sessionToken: sessionToken, region: nil)
  }
}
