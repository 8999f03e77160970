import PlacesCore

extension OpenStatusQuery {
  init(_ request: GMSPlaceIsOpenRequest) {
    self.init(place: request.place?.record, placeID: request.placeID, date: request.date)
  }
}
