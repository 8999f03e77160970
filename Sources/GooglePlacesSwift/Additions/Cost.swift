public import PlacesCore

extension Sequence<PlaceProperty> {
  /// What a request for these properties is billed as at Places API (New), before it is sent.
  ///
  /// With a session token a details request is billed at the top tier from Pro on.
  public func sku(
    for operation: PlaceOperation = .placeDetails, inSession: Bool = false
  ) -> PlaceSKU {
    PlaceSKU(operation, fields: PlaceField.fields(self), inSession: inSession)
  }
}

extension FetchPlaceRequest {
  /// What this request is billed as at Places API (New).
  public var sku: PlaceSKU { PlaceQuery(self).sku }
}

extension SearchByTextRequest {
  /// What each page is billed as at Places API (New).
  public var sku: PlaceSKU { placeProperties.sku(for: .textSearch) }
}

extension SearchNearbyRequest {
  /// What this request is billed as at Places API (New).
  public var sku: PlaceSKU { placeProperties.sku(for: .nearbySearch) }
}
