/// How a way to the places found is reckoned.
package struct RoutingQuery: Hashable, Sendable {
  package var origin: CoordinateRecord?
  package var travelMode: TravelModeRecord?
  package var avoids: Set<RouteFeature> = []
  package var preference: RoutingPreferenceRecord?

  package init() {}

  /// What a way can avoid.
  package enum RouteFeature: String, CaseIterable, Sendable {
    case tolls = "avoidTolls"
    case highways = "avoidHighways"
    case ferries = "avoidFerries"
    case indoor = "avoidIndoor"
  }
}

/// How one travels.
package struct TravelModeRecord: OpenVocabulary {
  package let rawValue: String
  package init(rawValue: String) { self.rawValue = rawValue }

  package static let drive = Self(rawValue: "DRIVE")
  package static let bicycle = Self(rawValue: "BICYCLE")
  package static let walk = Self(rawValue: "WALK")
  package static let twoWheeler = Self(rawValue: "TWO_WHEELER")
}

/// Whether traffic counts.
package struct RoutingPreferenceRecord: OpenVocabulary {
  package let rawValue: String
  package init(rawValue: String) { self.rawValue = rawValue }

  package static let trafficUnaware = Self(rawValue: "TRAFFIC_UNAWARE")
  package static let trafficAware = Self(rawValue: "TRAFFIC_AWARE")
  package static let trafficAwareOptimal = Self(rawValue: "TRAFFIC_AWARE_OPTIMAL")
}
