extension GMSFetchPlaceRequest {
  /// A request for properties given as themselves.
  ///
  /// Google's SDK takes raw strings only, as its constants lose their type on the way to Swift; the
  /// guides write both. Disfavoured, so that `[]` stays unambiguous.
  @_disfavoredOverload
  public convenience init(
    placeID: String, placeProperties: [GMSPlaceProperty],
    sessionToken: GMSAutocompleteSessionToken?, regionCode: String? = nil
  ) {
    self.init(
      placeID: placeID, placeProperties: placeProperties.map(\.rawValue),
      sessionToken: sessionToken, region: regionCode)
  }
}
