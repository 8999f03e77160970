extension GMSPlaceSearchByTextRequest {
  /// A search for properties given as themselves; Google's SDK takes raw strings only.
  ///
  /// Disfavoured, so that `[]` stays unambiguous.
  @_disfavoredOverload
  public convenience init(textQuery: String, placeProperties: [GMSPlaceProperty]) {
    self.init(textQuery: textQuery, placeProperties: placeProperties.map(\.rawValue))
  }
}

extension GMSPlaceSearchNearbyRequest {
  /// A search for properties given as themselves; Google's SDK takes raw strings only.
  ///
  /// Disfavoured, so that `[]` stays unambiguous.
  @_disfavoredOverload
  public convenience init(
    locationRestriction: any GMSPlaceLocationRestriction, placeProperties: [GMSPlaceProperty]
  ) {
    self.init(
      locationRestriction: locationRestriction, placeProperties: placeProperties.map(\.rawValue))
  }
}
