import PlacesCore

extension RoutingQuery {
  init(_ parameters: RoutingParameters) {
    self.init()
    origin = parameters.origin.map { CoordinateRecord($0) }
    travelMode = parameters.travelMode.map(TravelModeRecord.init)
    avoids = parameters.routeModifiers?.avoids ?? []
    preference = parameters.routingPreference.map(RoutingPreferenceRecord.init)
  }
}

extension RouteModifiers {
  fileprivate var avoids: Set<RoutingQuery.RouteFeature> {
    let flags: KeyValuePairs<RoutingQuery.RouteFeature, Bool> = [
      .tolls: avoidTolls, .highways: avoidHighways, .ferries: avoidFerries, .indoor: avoidIndoor,
    ]
    return Set(flags.filter(\.value).map(\.key))
  }
}

extension TravelModeRecord {
  fileprivate init(_ mode: TravelMode) {
    switch mode {
    case .drive: self = .drive
    case .bicycle: self = .bicycle
    case .walk: self = .walk
    case .twoWheeler: self = .twoWheeler
    }
  }
}

extension RoutingPreferenceRecord {
  fileprivate init(_ preference: RoutingPreference) {
    switch preference {
    case .trafficUnaware: self = .trafficUnaware
    case .trafficAware: self = .trafficAware
    case .trafficAwareOptimal: self = .trafficAwareOptimal
    }
  }
}
