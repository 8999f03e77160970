import PlacesCore

extension AreaContainment {
  init(_ record: ContainmentRecord?) {
    switch record {
    case .within: self = .within
    case .outskirts: self = .outskirts
    case .near: self = .near
    default: self = .unspecified
    }
  }
}
