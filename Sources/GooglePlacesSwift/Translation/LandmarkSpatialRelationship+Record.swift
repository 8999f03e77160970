import PlacesCore

extension LandmarkSpatialRelationship {
  init(_ record: SpatialRelationshipRecord) {
    switch record {
    case .within: self = .within
    case .beside: self = .beside
    case .acrossTheRoad: self = .acrossTheRoad
    case .downTheRoad: self = .downTheRoad
    case .aroundTheCorner: self = .aroundTheCorner
    case .behind: self = .behind
    default: self = .near
    }
  }
}
