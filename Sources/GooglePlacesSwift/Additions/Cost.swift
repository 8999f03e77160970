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

  /// What a request for these properties is billed as by a service, and what a narrower one would
  /// save.
  public func cost(
    for operation: PlaceOperation = .placeDetails, in dialect: PlacesDialect = .new,
    inSession: Bool = false
  ) -> RequestCost {
    RequestCost(operation, fields: PlaceField.fields(self), in: dialect, inSession: inSession)
  }
}

extension FetchPlaceRequest {
  /// What this request is billed as at Places API (New).
  public var sku: PlaceSKU { PlaceQuery(self).sku }

  /// What this request is billed as by a service.
  public func cost(in dialect: PlacesDialect = .new) -> RequestCost {
    PlaceQuery(self).cost(in: dialect, inSession: sessionToken != nil)
  }
}

extension SessionBill {
  /// What autocomplete requests and the request that follows them are billed as: as a session when
  /// it has a token, each by itself when not.
  public init(autocompleteRequests: Int, details: FetchPlaceRequest) {
    self.init(
      autocompleteRequests: autocompleteRequests, fields: PlaceQuery(details).allFields,
      inSession: details.sessionToken != nil)
  }
}

extension SearchByTextRequest {
  /// What each page is billed as at Places API (New).
  public var sku: PlaceSKU {
    PlaceSKU(.textSearch, fields: PlaceField.fields(placeProperties), besides: besides)
  }

  /// What each page is billed as by a service.
  public func cost(in dialect: PlacesDialect = .new) -> RequestCost {
    RequestCost(
      .textSearch, fields: PlaceField.fields(placeProperties), in: dialect, besides: besides)
  }

  private var besides: [String] {
    TextSearchQuery.besides(
      routingSummaries: shouldIncludeRoutingSummaries, searchURL: shouldIncludeSearchURL)
  }
}

extension SearchNearbyRequest {
  /// What this request is billed as at Places API (New).
  public var sku: PlaceSKU {
    PlaceSKU(.nearbySearch, fields: PlaceField.fields(placeProperties), besides: besides)
  }

  /// What this request is billed as by a service.
  public func cost(in dialect: PlacesDialect = .new) -> RequestCost {
    RequestCost(
      .nearbySearch, fields: PlaceField.fields(placeProperties), in: dialect, besides: besides)
  }

  private var besides: [String] {
    NearbySearchQuery.besides(routingSummaries: shouldIncludeRoutingSummaries)
  }
}
