import PlacesPlatform
import Testing

@testable import GooglePlacesSwift

@Suite("The parts of search requests")
struct RequestPartTests {
  private static let routing = RoutingParameters(
    origin: Samples.center, travelMode: .walk, routeModifiers: RouteModifiers(avoidIndoor: true),
    routingPreference: .trafficAware)

  @Test("They describe themselves")
  func descriptions() {
    #expect(
      EVSearchOptions(minimumChargingRateKW: 50, connectorTypes: [.tesla]).description
        == "EVSearchOptions(minimumChargingRateKW: 50.0, connectorTypes: "
        + "[GooglePlacesSwift.EVConnectorType.tesla])")
    #expect(EVSearchOptions().description == "EVSearchOptions(minimumChargingRateKW: 0.0)")
    #expect(
      Self.routing.description
        == "RoutingParameters(origin: 48.5,2.25, travelMode: walk, routeModifiers: "
        + "RouteModifiers(avoidTolls: false, avoidHighways: false, avoidFerries: false, "
        + "avoidIndoor: true), routingPreference: trafficAware)")
    #expect(RoutingParameters().description == "RoutingParameters()")
    let along = SearchAlongRouteParameters(polyline: EncodedPolyline(encodedPolyline: "_p~iF"))
    #expect(
      along.description
        == "SearchAlongRouteParameters(polyline: EncodedPolyline(encodedPolyline: _p~iF))")
  }

  @Test("Routing parameters keep what they were given")
  func routing() {
    #expect(Self.routing.origin?.latitude == 48.5)
    #expect(Self.routing.origin?.longitude == 2.25)
    #expect(RoutingParameters().origin == nil)
    #expect(Self.routing != RoutingParameters(travelMode: .walk))
    #expect(Self.routing == Self.routing)
  }

  @Test("Rank preferences are menus")
  func menus() {
    #expect(SearchByTextRequest.RankPreference.allCases == [.distance, .relevance])
    #expect(SearchNearbyRequest.RankPreference.allCases == [.popularity, .distance])
    #expect(SearchByTextRequest.RankPreference.relevance.id == .relevance)
    #expect(SearchNearbyRequest.RankPreference.distance.id == .distance)
  }
}
