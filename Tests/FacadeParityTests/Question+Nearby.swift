import GooglePlaces
import GooglePlacesSwift
import PlacesCore

extension Question {
  static let nearby = [
    nearby(
      "nearby search", gms: { _ in },
      swift: SearchNearbyRequest(
        locationRestriction: circle, placeProperties: searchProperties)),
    nearby(
      "nearby search for one type by distance",
      gms: {
        $0.locationRestriction = GMSPlaceCircularLocationOption(Ground.bookshops, 2_000)
        $0.includedTypes = ["book_store"]
        $0.maxResultCount = 2
        $0.rankPreference = .distance
      },
      swift: SearchNearbyRequest(
        locationRestriction: CircularCoordinateRegion(center: Ground.bookshops, radius: 2_000),
        placeProperties: searchProperties, includedTypes: [PlaceType(rawValue: "book_store")],
        maxResultCount: 2, rankPreference: .distance)),
    nearby(
      "nearby search with ways",
      refusal: "excludedTypes, regionCode, routingParameters, shouldIncludeRoutingSummaries",
      gms: {
        $0.excludedTypes = ["bar", "zoo"]
        $0.regionCode = "VN"
        $0.routingParameters = GMSPlaceRoutingParameters(
          origin: Ground.home.coordinate, travelMode: .bicycle, routeModifiers: nil,
          routingPreference: .unspecified)
        $0.shouldIncludeRoutingSummaries = true
      },
      swift: SearchNearbyRequest(
        locationRestriction: circle, placeProperties: searchProperties,
        excludedTypes: [.zoo, .bar], regionCode: "VN",
        routingParameters: RoutingParameters(origin: Ground.home.coordinate, travelMode: .bicycle),
        shouldIncludeRoutingSummaries: true)),
  ]

  private static let circle = CircularCoordinateRegion(center: Ground.center, radius: 5_000)

  private static func nearby(
    _ name: String, refusal: String? = nil,
    gms change: @escaping @Sendable (GMSPlaceSearchNearbyRequest) -> Void,
    swift: SearchNearbyRequest
  ) -> Question {
    let gms: @Sendable () -> GMSPlaceSearchNearbyRequest = {
      let request = GMSPlaceSearchNearbyRequest(
        locationRestriction: GMSPlaceCircularLocationOption(circle.center, circle.radius),
        placeProperties: sharedFacts.map(\.property))
      change(request)
      return request
    }
    return Question(
      name: name, requestCounts: [.new: 1, .legacy: refusal == nil ? 1 : 0],
      legacyRefusal: refusal, asks: gmsNearby(gms) + swiftNearby(swift))
  }

  private static func gmsNearby(
    _ request: @escaping @Sendable () -> GMSPlaceSearchNearbyRequest
  ) -> [(Style, Ask)] {
    [
      (
        .callback,
        { engine in
          try await received(Told.init(_:)) {
            GMSPlacesClient(engine: engine).searchNearby(with: request(), completion: $0)
          }
        }
      ),
      (
        .places,
        { engine in
          try await received({ (places: [GMSPlace]) in Told(places) }) {
            GMSPlacesClient(engine: engine).searchNearby(with: request(), callback: $0)
          }
        }
      ),
      (.task, { Told(try await GMSPlacesClient(engine: $0).searchNearby(with: request())) }),
    ]
  }

  private static func swiftNearby(_ request: SearchNearbyRequest) -> [(Style, Ask)] {
    [
      (
        .result,
        { engine in
          let result: Result<SearchNearbyResponse, PlacesError> =
            await PlacesClient(engine: engine).searchNearby(with: request)
          return Told(try result.get())
        }
      ),
      (
        .placesResult,
        { Told(try await PlacesClient(engine: $0).searchNearby(with: request).get() as [Place]) }
      ),
      (.throwing, { Told(try await PlacesClient(engine: $0).fetch(request)) }),
    ]
  }
}

extension Told {
  init(_ response: GMSPlaceSearchNearbyResponse) {
    self.init(response.places, (response.routingSummaries ?? []).map(\.told))
  }

  init(_ response: SearchNearbyResponse) {
    self.init(response.places, response.routingSummaries.map(\.told))
  }
}
