import PlacesCore

extension BusinessStatus {
  init(_ record: BusinessStatusRecord?) {
    switch record {
    case .operational: self = .operational
    case .closedTemporarily: self = .closedTemporarily
    case .closedPermanently: self = .closedPermanently
    default: self = .unknown
    }
  }
}
