public import PlacesCore

extension GMSPlaceField {
  /// What a request with this bitmask is billed as at Places API (New), known before it is sent.
  ///
  /// An empty bitmask asks for all 35 fields. With a session token a details request is billed at
  /// the top tier from Pro on.
  #if MigrationWarnings
    @available(
      *, deprecated,
      message: """
        Use 'sku(for:inSession:)' of a list of 'GMSPlaceProperty'; in New Swift of \
        'PlaceProperty'.
        """
    )
  #endif
  public func sku(
    for operation: PlaceOperation = .placeDetails, inSession: Bool = false
  ) -> PlaceSKU {
    PlaceSKU(
      operation, fields: PlaceField.fields(bits: effective.rawValue), inSession: inSession)
  }

  /// What a request with this bitmask is billed as by a service, and what a narrower one would save.
  #if MigrationWarnings
    @available(
      *, deprecated,
      message: """
        Use 'cost(for:in:inSession:)' of a list of 'GMSPlaceProperty'; in New Swift of \
        'PlaceProperty'.
        """
    )
  #endif
  public func cost(
    for operation: PlaceOperation = .placeDetails, in dialect: PlacesDialect = .new,
    inSession: Bool = false
  ) -> RequestCost {
    RequestCost(
      operation, fields: PlaceField.fields(bits: effective.rawValue), in: dialect,
      inSession: inSession)
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

  /// What a request for these properties is billed as by a service, and what a narrower one would
  /// save.
  ///
  /// Throws `invalidRequest` for a property that does not exist.
  public func cost(
    for operation: PlaceOperation = .placeDetails, in dialect: PlacesDialect = .new,
    inSession: Bool = false
  ) throws(PlacesFailure) -> RequestCost {
    RequestCost(
      operation, fields: try PlaceField.fields(properties: map(\.rawValue)), in: dialect,
      inSession: inSession)
  }
}

extension GMSFetchPlaceRequest {
  /// What this request is billed as at Places API (New); throws as sending it would.
  public var sku: PlaceSKU {
    get throws(PlacesFailure) { try PlaceQuery(self).sku }
  }

  /// What this request is billed as by a service; throws as sending it would.
  public func cost(in dialect: PlacesDialect = .new) throws(PlacesFailure) -> RequestCost {
    try PlaceQuery(self).cost(in: dialect, inSession: sessionToken != nil)
  }
}

extension GMSPlaceSearchByTextRequest {
  /// What each page of this search is billed as at Places API (New); throws as sending it would.
  public var sku: PlaceSKU {
    get throws(PlacesFailure) { try TextSearchQuery(self).sku }
  }

  /// What each page is billed as by a service; throws as sending it would.
  public func cost(in dialect: PlacesDialect = .new) throws(PlacesFailure) -> RequestCost {
    try TextSearchQuery(self).cost(in: dialect, inSession: false)
  }
}

extension GMSPlaceSearchNearbyRequest {
  /// What this search is billed as at Places API (New); throws as sending it would.
  public var sku: PlaceSKU {
    get throws(PlacesFailure) { try NearbySearchQuery(self).sku }
  }

  /// What this search is billed as by a service; throws as sending it would.
  public func cost(in dialect: PlacesDialect = .new) throws(PlacesFailure) -> RequestCost {
    try NearbySearchQuery(self).cost(in: dialect, inSession: false)
  }
}

extension SessionBill {
  /// What autocomplete requests and the request that follows them are billed as: as a session when
  /// it has a token, each by itself when not. Throws as sending the request would.
  public init(
    autocompleteRequests: Int, details: GMSFetchPlaceRequest
  ) throws(PlacesFailure) {
    self.init(
      autocompleteRequests: autocompleteRequests, fields: try PlaceQuery(details).allFields,
      inSession: details.sessionToken != nil)
  }

  /// What autocomplete requests and the request with a bitmask that follows them are billed as.
  #if MigrationWarnings
    @available(
      *, deprecated,
      message: """
        Use 'SessionBill(autocompleteRequests:details:)' with a 'GMSFetchPlaceRequest'; in New \
        Swift with a 'FetchPlaceRequest'.
        """
    )
  #endif
  public init(autocompleteRequests: Int, detailsFields: GMSPlaceField, inSession: Bool = true) {
    self.init(
      autocompleteRequests: autocompleteRequests,
      fields: PlaceField.fields(bits: detailsFields.effective.rawValue), inSession: inSession)
  }
}
