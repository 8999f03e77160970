import PlacesCore

extension PriceLevel {
  init(_ record: PriceLevelRecord?) {
    switch record {
    case .free: self = .free
    case .inexpensive: self = .inexpensive
    case .moderate: self = .moderate
    case .expensive: self = .expensive
    case .veryExpensive: self = .veryExpensive
    default: self = .unspecified
    }
  }
}
