import PlacesCore

/// The web services tell no likelihoods: these calls search around the device's position, billed as a
/// nearby search, and the numbers are our own estimate. They fall with the distance, the slower the
/// vaguer the position is, and add up to less than 1.
///
/// The position comes from the configuration's location provider, or else from Core Location, for
/// which the app must hold permission; without either it is a `locationError`.
extension GMSPlacesClient {
  /// Finds the places where the device may be, with every field that such a list can carry, at the
  /// top price.
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
  public func currentPlace(callback: @escaping GMSPlaceLikelihoodListCallback) {
    findPlaceLikelihoodsFromCurrentLocation(withPlaceFields: []) { likelihoods, error in
      callback(likelihoods.map(GMSPlaceLikelihoodList.init), error)
    }
  }

  /// Finds the places where the device may be, with the fields of a bitmask; an empty one asks for
  /// every field that such a list can carry.
  ///
  /// It cannot carry takeout, delivery, dineIn, curbsidePickup, phoneNumber, website, openingHours
  /// and addressComponents: they are left out, and a diagnostic names them.
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
  public func findPlaceLikelihoodsFromCurrentLocation(
    withPlaceFields placeFields: GMSPlaceField, callback: @escaping GMSPlaceLikelihoodsCallback
  ) {
    let query = LikelihoodQuery.result(of: placeFields)
    deliver(as: { $0.map(GMSPlaceLikelihood.init) }, to: callback) { engine in
      await query.then { await engine.likelihoods($0, on: CoreLocationProvider.position) }
    }
  }
}
