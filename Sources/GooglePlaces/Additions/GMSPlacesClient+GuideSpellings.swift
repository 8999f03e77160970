extension GMSPlacesClient {
  /// ``findPlaceLikelihoodsFromCurrentLocation(withPlaceFields:callback:)`` by the name that Google's
  /// guide uses for it.
  #if MigrationWarnings
    @available(
      *, deprecated,
      message: """
        Use 'searchNearby(with: GMSPlaceSearchNearbyRequest(locationRestriction:placeProperties:), \
        completion:)' around a position of yours, 'GMSPlaceCircularLocationOption(coordinate, \
        60)', with 'rankPreference' '.distance', and name what you read; there are no \
        likelihoods. In New Swift: 'await PlacesClient.shared.searchNearby(with: \
        SearchNearbyRequest(locationRestriction:placeProperties:rankPreference:))' with a \
        'CircularCoordinateRegion(center:radius:)'.
        """
    )
  #endif
  public func findPlaceLikelihoodsFromUserLocation(
    withPlaceFields placeFields: GMSPlaceField, callback: @escaping GMSPlaceLikelihoodsCallback
  ) {
    findPlaceLikelihoodsFromCurrentLocation(withPlaceFields: placeFields, callback: callback)
  }
}
