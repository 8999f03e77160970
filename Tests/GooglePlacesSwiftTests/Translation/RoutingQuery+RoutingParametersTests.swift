import PlacesCore
import Testing

@testable import GooglePlacesSwift

struct RoutingQueryRoutingParametersTests {
  @Test(
    "Every way of travelling has its word",
    arguments: [
      (TravelMode.drive, "DRIVE"), (.bicycle, "BICYCLE"), (.walk, "WALK"),
      (.twoWheeler, "TWO_WHEELER"),
    ])
  func modes(_ mode: TravelMode, _ word: String) {
    #expect(RoutingQuery(RoutingParameters(travelMode: mode)).travelMode?.rawValue == word)
  }

  @Test(
    "Every preference has its word",
    arguments: [
      (RoutingPreference.trafficUnaware, "TRAFFIC_UNAWARE"), (.trafficAware, "TRAFFIC_AWARE"),
      (.trafficAwareOptimal, "TRAFFIC_AWARE_OPTIMAL"),
    ])
  func preferences(_ preference: RoutingPreference, _ word: String) {
    let parameters = RoutingParameters(routingPreference: preference)
    #expect(RoutingQuery(parameters).preference?.rawValue == word)
  }

  @Test(
    "Every modifier has its feature",
    arguments: [
      (RouteModifiers(avoidTolls: true), RoutingQuery.RouteFeature.tolls),
      (RouteModifiers(avoidHighways: true), .highways),
      (RouteModifiers(avoidFerries: true), .ferries), (RouteModifiers(avoidIndoor: true), .indoor),
    ])
  func modifiers(_ modifiers: RouteModifiers, _ feature: RoutingQuery.RouteFeature) {
    #expect(RoutingQuery(RoutingParameters(routeModifiers: modifiers)).avoids == [feature])
  }

  @Test("No modifier avoids nothing")
  func nothing() {
    #expect(RoutingQuery(RoutingParameters(routeModifiers: RouteModifiers())).avoids == [])
    #expect(RoutingQuery(RoutingParameters()) == RoutingQuery())
  }
}
