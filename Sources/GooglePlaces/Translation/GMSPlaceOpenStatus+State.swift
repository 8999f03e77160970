import PlacesCore

extension GMSPlaceOpenStatus {
  init(_ state: PlaceOpenStatus.State?) {
    switch state {
    case .open: self = .open
    case .closed: self = .closed
    case .unknown, nil: self = .unknown
    }
  }
}
