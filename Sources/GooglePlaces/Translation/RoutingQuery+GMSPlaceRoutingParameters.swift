import PlacesCore
import PlacesPlatform

extension RoutingQuery {
  init(_ parameters: GMSPlaceRoutingParameters) {
    self.init()
    let origin = CoordinateRecord(parameters.origin)
    self.origin = origin == .invalid ? nil : origin
    travelMode = parameters.travelMode.record
    avoids = parameters.routeModifiers?.features ?? []
    preference = parameters.routingPreference.record
  }
}

extension GMSPlaceRouteModifiers {
  fileprivate var features: Set<RoutingQuery.RouteFeature> {
    let features: [(RoutingQuery.RouteFeature, Bool)] = [
      (.tolls, avoidTolls), (.highways, avoidHighways), (.ferries, avoidFerries),
      (.indoor, avoidIndoor),
    ]
    return Set(features.filter(\.1).map(\.0))
  }
}

extension GMSPlaceTravelMode {
  fileprivate var record: TravelModeRecord? {
    switch self {
    case .unspecified: nil
    case .drive: .drive
    case .bicycle: .bicycle
    case .walk: .walk
    case .twoWheeler: .twoWheeler
    }
  }
}

extension GMSPlaceRoutingPreference {
  fileprivate var record: RoutingPreferenceRecord? {
    switch self {
    case .unspecified: nil
    case .trafficUnaware: .trafficUnaware
    case .trafficAware: .trafficAware
    case .trafficAwareOptimal: .trafficAwareOptimal
    }
  }
}
