public import PlacesCore

extension GMSPlaceField {
  /// What a request with this bitmask is billed as at Places API (New), known before it is sent.
  ///
  /// An empty bitmask asks for all 35 fields. With a session token a details request is billed at
  /// the top tier from Pro on.
  public func sku(
    for operation: PlaceOperation = .placeDetails, inSession: Bool = false
  ) -> PlaceSKU {
    PlaceSKU(
      operation, fields: PlaceField.fields(bits: effective.rawValue), inSession: inSession)
  }
}

extension Sequence<GMSPlaceProperty> {
  /// What a request for these properties is billed as at Places API (New).
  ///
  /// Throws `invalidRequest` for a property that does not exist.
  public func sku(
    for operation: PlaceOperation = .placeDetails, inSession: Bool = false
  ) throws(PlacesFailure) -> PlaceSKU {
    PlaceSKU(
      operation, fields: try PlaceField.fields(properties: map(\.rawValue)), inSession: inSession)
  }
}

extension GMSFetchPlaceRequest {
  /// What this request is billed as at Places API (New); throws as sending it would.
  public var sku: PlaceSKU {
    get throws(PlacesFailure) { try PlaceQuery(self).sku }
  }
}
