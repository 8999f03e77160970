/// What to fetch of one place.
///
/// Follows `FetchPlaceRequest` of the Places Swift SDK, with a region that its service takes and it
/// lacks. A request without properties fails when it is sent.
public struct FetchPlaceRequest: Sendable {
  /// The ID of the place.
  public let placeID: String
  /// The properties the answer should have.
  public let placeProperties: [PlaceProperty]
  /// The token of the autocomplete session that this request ends; nil outside one.
  public let sessionToken: AutocompleteSessionToken?
  /// The region the answer is written for, two letters of CLDR; nil takes the configuration's.
  public let regionCode: String?

  /// A request for properties of a place.
  public init(
    placeID: String, placeProperties: [PlaceProperty],
    sessionToken: AutocompleteSessionToken? = nil, regionCode: String? = nil
  ) {
    self.placeID = placeID
    self.placeProperties = placeProperties
    self.sessionToken = sessionToken
    self.regionCode = regionCode
  }
}
