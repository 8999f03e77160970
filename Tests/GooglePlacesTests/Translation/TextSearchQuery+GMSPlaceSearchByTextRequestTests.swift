import Foundation
import PlacesCore
import PlacesTestSupport
import Testing

@testable import GooglePlaces

@Suite("Text searches as queries")
struct TextSearchRequestTests {
  private func query(
    _ properties: [String] = ["name"], _ change: (GMSPlaceSearchByTextRequest) -> Void = { _ in }
  ) throws -> TextSearchQuery {
    let request = GMSPlaceSearchByTextRequest(textQuery: "cafe", placeProperties: properties)
    change(request)
    return try TextSearchQuery(request)
  }

  @Test("A request starts as Google's header says")
  func defaults() throws {
    let query = try query()
    #expect(query.isOpenNow && query.rank == .distance && query.maximumResultCount == 20)
    #expect(query.priceLevels == [] && query.evOptions == nil && query.routing == nil)
  }

  @Test("Every property is a wish, single ones are a must")
  func properties() throws {
    let selection = try query(["all", "name"]).selection
    #expect(selection.required == [.name])
    #expect(selection.optional == PlaceField.withProperty)
  }

  @Test("A string that is no property is refused")
  func unknownProperty() {
    let failure = #expect(throws: PlacesFailure.self) { try query(["nonsense"]) }
    #expect(failure?.code == .invalidRequest)
  }

  @Test(
    "Price levels are read from their raw values",
    arguments: [
      (0, .free), (1, .inexpensive), (2, .moderate), (3, .expensive), (4, .veryExpensive),
    ] as [(Int, PriceLevelRecord)])
  func priceLevel(raw: Int, expected: PriceLevelRecord) throws {
    #expect(try query { $0.priceLevels = [raw as NSNumber] }.priceLevels == [expected])
  }

  @Test("Numbers that are no price level are refused", arguments: [-1, 5, 99])
  func badPriceLevel(raw: Int) {
    let failure = #expect(throws: PlacesFailure.self) {
      try query { $0.priceLevels = [1, raw as NSNumber] }
    }
    #expect(failure?.code == .invalidRequest)
    #expect(failure?.message.contains("\(raw) is no price level") == true)
  }

  @Test("Connectors are read from their raw values", arguments: 1...10)
  func connector(raw: Int) throws {
    let query = try query {
      $0.evSearchOptions = GMSPlaceEVSearchOptions(
        minimumChargingRateKW: 7.5, connectorTypes: [raw as NSNumber])
    }
    let record = try #require(query.evOptions?.connectorTypes.first)
    #expect(GMSPlaceEVConnectorType(record).rawValue == raw)
    #expect(query.evOptions?.minimumChargingRateKW == 7.5)
  }

  @Test("Numbers that are no connector are refused", arguments: [0, 11, -1])
  func badConnector(raw: Int) {
    let failure = #expect(throws: PlacesFailure.self) {
      try query {
        $0.evSearchOptions = GMSPlaceEVSearchOptions(
          minimumChargingRateKW: 0, connectorTypes: [raw as NSNumber])
      }
    }
    #expect(failure?.code == .invalidRequest)
  }

  @Test("Stations of any plug and rate are no limit")
  func anyStation() throws {
    let query = try query {
      $0.evSearchOptions = GMSPlaceEVSearchOptions(minimumChargingRateKW: 0, connectorTypes: nil)
    }
    #expect(query.evOptions == .init(minimumChargingRateKW: 0, connectorTypes: []))
  }

  @Test(
    "Ways to travel and preferences are the words of the service",
    arguments: [
      (.unspecified, nil, .unspecified, nil), (.drive, .drive, .trafficUnaware, .trafficUnaware),
      (.bicycle, .bicycle, .trafficAware, .trafficAware),
      (.walk, .walk, .trafficAwareOptimal, .trafficAwareOptimal),
      (.twoWheeler, .twoWheeler, .unspecified, nil),
    ]
      as [(
        GMSPlaceTravelMode, TravelModeRecord?, GMSPlaceRoutingPreference, RoutingPreferenceRecord?
      )])
  func routing(
    mode: GMSPlaceTravelMode, modeRecord: TravelModeRecord?,
    preference: GMSPlaceRoutingPreference, preferenceRecord: RoutingPreferenceRecord?
  ) throws {
    let query = try query {
      $0.routingParameters = GMSPlaceRoutingParameters(
        travelMode: mode,
        routeModifiers: GMSPlaceRouteModifiers(avoidHighways: true, avoidIndoor: true),
        routingPreference: preference)
    }
    let routing = try #require(query.routing)
    #expect(routing.travelMode == modeRecord && routing.preference == preferenceRecord)
    #expect(routing.origin == nil && routing.avoids == [.highways, .indoor])
  }

  @Test("Nothing is avoided without modifiers")
  func noModifiers() throws {
    #expect(RoutingQuery(parameters(nil)).avoids == [])
    #expect(RoutingQuery(parameters(GMSPlaceRouteModifiers())).avoids == [])
  }

  private func parameters(_ modifiers: GMSPlaceRouteModifiers?) -> GMSPlaceRoutingParameters {
    GMSPlaceRoutingParameters(
      travelMode: .walk, routeModifiers: modifiers, routingPreference: .unspecified)
  }

  @Test(
    "A rating between two numbers keeps its value in a Float",
    arguments: [0.5, 3.5, 4.5, 5] as [Float])
  func rating(rating: Float) throws {
    #expect(try query { $0.minRating = rating }.minimumRating == Double(rating))
  }
}
