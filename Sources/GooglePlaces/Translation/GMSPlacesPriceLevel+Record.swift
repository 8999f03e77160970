import PlacesCore

extension GMSPlacesPriceLevel {
  init(_ record: PriceLevelRecord?) {
    switch record {
    case .free: self = .free
    case .inexpensive: self = .cheap
    case .moderate: self = .medium
    case .expensive: self = .high
    case .veryExpensive: self = .expensive
    default: self = .unknown
    }
  }
}
