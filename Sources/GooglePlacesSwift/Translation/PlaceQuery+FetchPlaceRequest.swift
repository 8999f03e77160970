import PlacesCore

extension PlaceQuery {
  init(_ request: FetchPlaceRequest) {
    let groups = request.placeProperties.map(\.fields)
    self.init(
      placeID: request.placeID, fields: Set(groups.filter { $0.count == 1 }.joined()),
      optionalFields: Set(groups.filter { $0.count > 1 }.joined()),
      sessionToken: request.sessionToken?.token, regionCode: request.regionCode)
  }
}
