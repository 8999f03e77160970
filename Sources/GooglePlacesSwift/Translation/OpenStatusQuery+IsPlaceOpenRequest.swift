import PlacesCore

extension OpenStatusQuery {
  init(_ request: IsPlaceOpenRequest) {
    self.init(place: request.place?.record, placeID: request.placeID, date: request.date)
  }
}

extension IsPlaceOpenResponse {
  init(_ status: PlaceOpenStatus) { self.init(status: status.state.isOpen) }
}

extension PlaceOpenStatus.State {
  /// True is open, false is closed, nil is not known.
  var isOpen: Bool? {
    switch self {
    case .open: true
    case .closed: false
    case .unknown: nil
    }
  }
}
