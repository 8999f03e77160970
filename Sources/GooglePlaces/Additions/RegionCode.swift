import PlacesCore

extension GMSFetchPlaceRequest {
  /// A request whose answer is written for a region: two letters of CLDR, such as `US`.
  ///
  /// Google's request has no region although its service does; addresses then always name the
  /// country.
  public convenience init(
    placeID: String, placeProperties: [String], sessionToken: GMSAutocompleteSessionToken?,
    regionCode: String?
  ) {
    self.init(
      placeID: placeID, placeProperties: placeProperties, sessionToken: sessionToken,
      region: regionCode)
  }

  /// The region of the request; nil takes the configuration's.
  public var regionCode: String? { region }
}

extension GMSPlacesClient {
  /// Fetches a place with the fields of a bitmask, written for a region.
  ///
  /// The legacy call with the region that the service takes and Google's method lacks.
  #if MigrationWarnings
    @available(
      *, deprecated,
      message: """
        Use 'fetchPlace(with: \
        GMSFetchPlaceRequest(placeID:placeProperties:sessionToken:regionCode:), callback:)': \
        'placeProperties' are '[GMSPlaceProperty.name, .placeID]' and so on. In New Swift: 'await \
        PlacesClient.shared.fetchPlace(with: \
        FetchPlaceRequest(placeID:placeProperties:sessionToken:regionCode:))' with \
        '[PlaceProperty.displayName, .placeID]'.
        """
    )
  #endif
  public func fetchPlace(
    fromPlaceID placeID: String, placeFields: GMSPlaceField,
    sessionToken: GMSAutocompleteSessionToken?, regionCode: String?,
    callback: @escaping GMSPlaceResultCallback
  ) {
    let query = Result { () throws(PlacesFailure) in
      try PlaceQuery(
        placeID: placeID, bitmask: placeFields, sessionToken: sessionToken?.token,
        regionCode: regionCode)
    }
    fetch(query, callback)
  }
}
