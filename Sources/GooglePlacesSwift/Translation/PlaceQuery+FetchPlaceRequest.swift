import PlacesCore

extension PlaceQuery {
  init(_ request: FetchPlaceRequest) {
    self.init(
      placeID: request.placeID, fields: PlaceField.fields(request.placeProperties),
      sessionToken: request.sessionToken?.token, regionCode: request.regionCode)
  }
}
