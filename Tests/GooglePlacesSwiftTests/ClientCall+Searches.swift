import PlacesCore
import PlacesPlatform

@testable import GooglePlacesSwift

extension ClientCall {
  private static let found = #"{"places": [{"id": "one"}, {"id": "two"}]}"#

  // MARK: By text

  static let textSearches = [
    textSearch(
      "the defaults",
      SearchByTextRequest(
        textQuery: "tea", placeProperties: [.placeID], locationBias: Samples.circle),
      body: #"{"textQuery":"tea","rankPreference":"DISTANCE","openNow":true,"pageSize":20"#
        + #","locationBias":"# + Samples.circleJSON + "}"),
    textSearch(
      "no area",
      SearchByTextRequest(
        textQuery: "tea", placeProperties: [.placeID], locationBias: nil, isOpenNow: false,
        rankPreference: .relevance),
      body: #"{"textQuery":"tea","rankPreference":"RELEVANCE","pageSize":20}"#),
    textSearch(
      "everything", everything,
      mask: "places.id,places.types,places.attributions,places.movedPlaceId"
        + ",nextPageToken,routingSummaries,searchUri",
      body: #"{"textQuery":"tea","regionCode":"FR","rankPreference":"RELEVANCE""#
        + #","includedType":"cafe","strictTypeFiltering":true,"minRating":4.5,"priceLevels":"#
        + #"["PRICE_LEVEL_INEXPENSIVE","PRICE_LEVEL_MODERATE"],"pageSize":5"#
        + #","locationRestriction":"# + Samples.boxJSON
        + #","evOptions":{"minimumChargingRateKw":50.0,"#
        + #""connectorTypes":["EV_CONNECTOR_TYPE_TYPE_2","EV_CONNECTOR_TYPE_CCS_COMBO_2"]}"#
        + #","routingParameters":"# + routingJSON
        + #","searchAlongRouteParameters":{"polyline":{"encodedPolyline":"_p~iF~ps|U"}}"#
        + #","includePureServiceAreaBusinesses":true}"#),
    ClientCall(
      name: "by text, as a page",
      sent: [
        .post(
          "searchText", mask: textMask,
          #"{"textQuery":"tea","rankPreference":"DISTANCE","openNow":true,"pageSize":20}"#)
      ],
      answers: [#"{"places": [{"id": "one"}], "nextPageToken": "more"}"#],
      value: "[one], Pagination(hasNextPage: true, pageSize: 20)",
      result: { client in
        let result: Result<SearchByTextResponse, PlacesError> =
          await client.searchByText(with: plain)
        return result.map(page)
      },
      thrown: { client throws(PlacesFailure) in page(try await client.fetch(plain)) }),
  ]

  private static let plain = SearchByTextRequest(
    textQuery: "tea", placeProperties: [.placeID], locationBias: nil)
  private static let textMask =
    "places.id,places.attributions,places.movedPlaceId,nextPageToken"

  private static let everything =
    Samples.box.map { box in
      SearchByTextRequest(
        textQuery: "tea", placeProperties: [.types, .placeID], locationRestriction: box,
        includedType: .cafe, maxResultCount: 5, minRating: 4.2, isOpenNow: false,
        priceLevels: [.moderate, .inexpensive], rankPreference: .relevance, regionCode: "FR",
        isStrictTypeFiltering: true, shouldIncludePureServiceAreaBusinesses: true,
        evSearchOptions: EVSearchOptions(
          minimumChargingRateKW: 50, connectorTypes: [.type2, .ccsCombo2]),
        routingParameters: routing,
        searchAlongRouteParameters: SearchAlongRouteParameters(
          polyline: EncodedPolyline(encodedPolyline: "_p~iF~ps|U")),
        shouldIncludeRoutingSummaries: true, shouldIncludeSearchURL: true)
    } ?? plain

  private static func textSearch(
    _ name: String, _ request: SearchByTextRequest, mask: String = textMask, body: String
  ) -> ClientCall {
    ClientCall(
      name: "by text, \(name)", sent: [.post("searchText", mask: mask, body)],
      answers: [found], value: "[one, two]",
      result: { await $0.searchByText(with: request).map(Samples.ids) },
      thrown: { client throws(PlacesFailure) in
        Samples.ids(try await client.fetch(request).places)
      })
  }

  @Sendable private static func page(_ response: SearchByTextResponse) -> String {
    let pagination = response.pagination.map(\.description) ?? "nothing"
    return "\(Samples.ids(response.places)), \(pagination)"
  }

  // MARK: Nearby

  static let nearbySearches = [
    nearbySearch(
      "the defaults",
      SearchNearbyRequest(locationRestriction: Samples.circle, placeProperties: [.placeID]),
      mask: nearbyMask,
      body: #"{"maxResultCount":20,"locationRestriction":"# + Samples.circleJSON
        + #","rankPreference":"POPULARITY"}"#),
    nearbySearch(
      "everything",
      SearchNearbyRequest(
        locationRestriction: Samples.circle, placeProperties: [.placeID],
        includedTypes: [.cafe, .bakery], excludedTypes: [.bar],
        includedPrimaryTypes: [.restaurant], excludedPrimaryTypes: [.zoo, .atm],
        maxResultCount: 3, rankPreference: .distance, regionCode: "FR",
        routingParameters: routing, shouldIncludeRoutingSummaries: true),
      mask: nearbyMask + ",routingSummaries",
      body: #"{"regionCode":"FR","includedTypes":["bakery","cafe"],"excludedTypes":["bar"]"#
        + #","includedPrimaryTypes":["restaurant"],"excludedPrimaryTypes":["atm","zoo"]"#
        + #","maxResultCount":3,"locationRestriction":"# + Samples.circleJSON
        + #","rankPreference":"DISTANCE","routingParameters":"# + routingJSON + "}"),
  ]

  private static let nearbyMask = "places.id,places.attributions,places.movedPlaceId"

  private static func nearbySearch(
    _ name: String, _ request: SearchNearbyRequest, mask: String, body: String
  ) -> ClientCall {
    ClientCall(
      name: "nearby, \(name)", sent: [.post("searchNearby", mask: mask, body)],
      answers: [found], value: "[one, two]",
      result: { await $0.searchNearby(with: request).map(Samples.ids) },
      thrown: { client throws(PlacesFailure) in
        Samples.ids(try await client.fetch(request).places)
      })
  }

  // MARK: Ways

  private static let routing = RoutingParameters(
    origin: Samples.center, travelMode: .bicycle,
    routeModifiers: RouteModifiers(avoidTolls: true, avoidFerries: true),
    routingPreference: .trafficUnaware)
  private static let routingJSON =
    #"{"origin":{"latitude":48.5,"longitude":2.25},"travelMode":"BICYCLE","#
    + #""routeModifiers":{"avoidTolls":true,"avoidFerries":true},"#
    + #""routingPreference":"TRAFFIC_UNAWARE"}"#
}
