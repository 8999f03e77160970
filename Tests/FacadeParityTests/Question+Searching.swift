import Foundation
import GooglePlaces
import GooglePlacesSwift
import PlacesCore

extension Question {
  static let searching = [
    searching(
      "text search as it is made", "sample", refusal: "isOpenNow, rankPreference: distance",
      gms: { _ in },
      swift: SearchByTextRequest(
        textQuery: "sample", placeProperties: searchProperties, locationBias: nil)),
    searching(
      "text search by relevance", "sample hotel", gms: { $0.asLegacyTakesIt() },
      swift: SearchByTextRequest(
        textQuery: "sample hotel", placeProperties: searchProperties, locationBias: nil,
        isOpenNow: false, rankPreference: .relevance)),
    searching(
      "text search near a point", "sample",
      gms: {
        $0.asLegacyTakesIt()
        $0.maxResultCount = 3
        $0.locationBias = GMSPlaceCircularLocationOption(Ground.center, 900)
      },
      swift: SearchByTextRequest(
        textQuery: "sample", placeProperties: searchProperties,
        locationBias: CircularCoordinateRegion(center: Ground.center, radius: 900),
        maxResultCount: 3, isOpenNow: false, rankPreference: .relevance)),
    searching(
      "text search with ways and a link", "sample",
      refusal: "includedType, isStrictTypeFiltering, minRating, priceLevels, regionCode, "
        + "routingParameters, shouldIncludeRoutingSummaries, shouldIncludeSearchURL",
      gms: { $0.narrow() },
      swift: SearchByTextRequest(
        textQuery: "sample", placeProperties: searchProperties, locationBias: nil,
        includedType: .lodging, maxResultCount: 5, minRating: 4, isOpenNow: false,
        priceLevels: [.veryExpensive, .expensive], rankPreference: .relevance, regionCode: "VN",
        isStrictTypeFiltering: true,
        routingParameters: RoutingParameters(
          origin: Ground.home.coordinate, travelMode: .walk,
          routeModifiers: RouteModifiers(avoidFerries: true)),
        shouldIncludeRoutingSummaries: true, shouldIncludeSearchURL: true)),
  ]

  static let searchProperties = sharedFacts.map(\.swiftProperty)

  private static func searching(
    _ name: String, _ text: String, refusal: String? = nil,
    gms change: @escaping @Sendable (GMSPlaceSearchByTextRequest) -> Void,
    swift: SearchByTextRequest
  ) -> Question {
    let gms: @Sendable () -> GMSPlaceSearchByTextRequest = {
      let request = GMSPlaceSearchByTextRequest(
        textQuery: text, placeProperties: sharedFacts.map(\.property))
      change(request)
      return request
    }
    return Question(
      name: name, requestCounts: [.new: 1, .legacy: refusal == nil ? 1 : 0],
      legacyRefusal: refusal, asks: gmsSearching(gms) + swiftSearching(swift))
  }

  private static func gmsSearching(
    _ request: @escaping @Sendable () -> GMSPlaceSearchByTextRequest
  ) -> [(Style, Ask)] {
    [
      (
        .callback,
        { engine in
          try await received(Told.init(_:)) {
            GMSPlacesClient(engine: engine).searchByText(with: request(), completion: $0)
          }
        }
      ),
      (
        .places,
        { engine in
          try await received({ (places: [GMSPlace]) in Told(places) }) {
            GMSPlacesClient(engine: engine).searchByText(with: request(), callback: $0)
          }
        }
      ),
      (.task, { Told(try await GMSPlacesClient(engine: $0).searchByText(with: request())) }),
    ]
  }

  private static func swiftSearching(_ request: SearchByTextRequest) -> [(Style, Ask)] {
    [
      (
        .result,
        { engine in
          let result: Result<SearchByTextResponse, PlacesError> =
            await PlacesClient(engine: engine).searchByText(with: request)
          return Told(try result.get())
        }
      ),
      (
        .placesResult,
        { Told(try await PlacesClient(engine: $0).searchByText(with: request).get() as [Place]) }
      ),
      (.throwing, { Told(try await PlacesClient(engine: $0).fetch(request)) }),
    ]
  }
}

extension GMSPlaceSearchByTextRequest {
  /// Drops the starting values that Legacy cannot express.
  func asLegacyTakesIt() {
    isOpenNow = false
    rankPreference = .relevance
  }

  /// Uses most of what narrows a search, and asks for the ways to the places.
  fileprivate func narrow() {
    asLegacyTakesIt()
    includedType = "lodging"
    isStrictTypeFiltering = true
    maxResultCount = 5
    minRating = 4
    priceLevels = [GMSPlacesPriceLevel.high, .expensive].map { $0.rawValue as NSNumber }
    regionCode = "VN"
    routingParameters = GMSPlaceRoutingParameters(
      origin: Ground.home.coordinate, travelMode: .walk,
      routeModifiers: GMSPlaceRouteModifiers(avoidFerries: true), routingPreference: .unspecified)
    shouldIncludeRoutingSummaries = true
    shouldIncludeSearchURL = true
  }
}

extension Told {
  init(_ response: GMSPlaceSearchByTextResponse) {
    self.init(
      response.places,
      (response.routingSummaries ?? []).map(\.told)
        + [text(response.searchURL), text(response.pagination?.hasNextPage)])
  }

  init(_ response: SearchByTextResponse) {
    self.init(
      response.places,
      response.routingSummaries.map(\.told)
        + [text(response.searchURL), text(response.pagination?.hasNextPage)])
  }
}
