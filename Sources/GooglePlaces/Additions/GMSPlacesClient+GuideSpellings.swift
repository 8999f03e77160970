extension GMSPlacesClient {
  /// ``findPlaceLikelihoodsFromCurrentLocation(withPlaceFields:callback:)`` by the name that Google's
  /// guide uses for it.
  public func findPlaceLikelihoodsFromUserLocation(
    withPlaceFields placeFields: GMSPlaceField, callback: @escaping GMSPlaceLikelihoodsCallback
  ) {
    findPlaceLikelihoodsFromCurrentLocation(withPlaceFields: placeFields, callback: callback)
  }
}
