import PlacesCore

extension PlaceQuery {
  init(_ request: FetchPlaceRequest) {
    let selection = FieldSelection(request.placeProperties)
    self.init(
      placeID: request.placeID, fields: selection.required, optionalFields: selection.optional,
      sessionToken: request.sessionToken?.token, regionCode: request.regionCode)
  }
}
