import Foundation
import GooglePlaces
import PlacesCore

extension DataCall {
  private static let answer = """
    {"places": [{"id": "ChIJa", "displayName": {"text": "A"}},
                {"id": "ChIJb", "displayName": {"text": "B"}}],
     "routingSummaries": [
       {"legs": [{"duration": "160.5s", "distanceMeters": 900}],
        "directionsUri": "https://maps.example/a"}, {}],
     "searchUri": "https://maps.example/search", "nextPageToken": "next"}
    """
  private static let places = "places.displayName,places.id,places.attributions,places.movedPlaceId"
  private static let center = CLLocationCoordinate2D(latitude: 51.5, longitude: -0.12)
  private static let circle =
    #"{"circle":{"center":{"latitude":51.5,"longitude":-0.12},"radius":500.0}}"#
  private static let properties = [GMSPlaceProperty.name, .placeID].map(\.rawValue)
  private static let names = ["ChIJa A", "ChIJb B"]

  // MARK: By text

  private static func sentByText(_ body: String, beside paths: String = "") -> [Sent] {
    [
      Sent(
        url: "\(service)places:searchText", mask: "\(places),nextPageToken\(paths)", body: body)
    ]
  }

  private static let plainText = sentByText(
    #"{"textQuery":"cafe","rankPreference":"DISTANCE","openNow":true,"pageSize":20}"#)

  private static let wholeText = sentByText(
    #"{"textQuery":"cafe","regionCode":"gb","rankPreference":"RELEVANCE","includedType":"cafe","#
      + #""strictTypeFiltering":true,"minRating":4.0,"#
      + #""priceLevels":["PRICE_LEVEL_INEXPENSIVE","PRICE_LEVEL_VERY_EXPENSIVE"],"pageSize":5,"#
      + #""locationBias":\#(circle),"evOptions":{"minimumChargingRateKw":50.0,"#
      + #""connectorTypes":["EV_CONNECTOR_TYPE_TESLA","EV_CONNECTOR_TYPE_TYPE_2"]},"#
      + #""routingParameters":{"origin":{"latitude":51.5,"longitude":-0.12},"travelMode":"DRIVE","#
      + #""routeModifiers":{"avoidTolls":true,"avoidFerries":true},"#
      + #""routingPreference":"TRAFFIC_AWARE"},"#
      + #""searchAlongRouteParameters":{"polyline":{"encodedPolyline":"abc"}},"#
      + #""includePureServiceAreaBusinesses":true}"#, beside: ",routingSummaries,searchUri")

  private static var textRequest: GMSPlaceSearchByTextRequest {
    GMSPlaceSearchByTextRequest(textQuery: "cafe", placeProperties: properties)
  }

  /// A request that uses every member but the restriction.
  private static var wholeTextRequest: GMSPlaceSearchByTextRequest {
    let request = textRequest
    request.includedType = "cafe"
    request.maxResultCount = 5
    request.minRating = 3.7
    request.isOpenNow = false
    request.priceLevels = [1, 4]
    request.rankPreference = .relevance
    request.regionCode = "gb"
    request.isStrictTypeFiltering = true
    request.locationBias = GMSPlaceCircularLocationOption(center, 500)
    request.shouldIncludePureServiceAreaBusinesses = true
    request.evSearchOptions = GMSPlaceEVSearchOptions(
      minimumChargingRateKW: 50, connectorTypes: [7, 2])
    request.routingParameters = GMSPlaceRoutingParameters(
      origin: center, travelMode: .drive,
      routeModifiers: GMSPlaceRouteModifiers(avoidTolls: true, avoidFerries: true),
      routingPreference: .trafficAware)
    request.searchAlongRouteParameters = GMSPlaceSearchAlongRouteParameters(
      polyline: GMSPlaceEncodedPolyline(encodedPolyline: "abc"))
    request.shouldIncludeRoutingSummaries = true
    request.shouldIncludeSearchURL = true
    return request
  }

  private static let byText: [DataCall] = [
    .init(name: "text search, callback", sent: plainText, answer: answer, shown: names) { client in
      try await received(show) { client.searchByText(with: textRequest, callback: $0) }
    },
    .init(
      name: "text search, completion", sent: plainText, answer: answer, shown: names + more
    ) { client in
      try await received(show) { client.searchByText(with: textRequest, completion: $0) }
    },
    .init(
      name: "text search, async", sent: plainText, answer: answer, shown: names + more
    ) { client in
      show(try await client.searchByText(with: textRequest))
    },
    .init(
      name: "text search with everything", sent: wholeText, answer: answer, shown: names + more
    ) { client in
      show(try await client.searchByText(with: wholeTextRequest))
    },
    .init(
      name: "text search without a match", sent: plainText, answer: "{}",
      shown: ["no ways", "-", "last page"]
    ) { client in
      show(
        try await client.searchByText(
          with: GMSPlaceSearchByTextRequest(
            textQuery: "cafe", placeProperties: [GMSPlaceProperty.name, .placeID])))
    },
  ]

  private static let ways = ["160.5 s, 900 m, https://maps.example/a", ", -"]
  private static let more = ways + ["https://maps.example/search", "more pages"]

  // MARK: Nearby

  private static func sentNearby(_ body: String, beside paths: String = "") -> [Sent] {
    [Sent(url: "\(service)places:searchNearby", mask: "\(places)\(paths)", body: body)]
  }

  private static let plainNearby = sentNearby(
    #"{"maxResultCount":20,"locationRestriction":\#(circle),"rankPreference":"POPULARITY"}"#)

  private static let wholeNearby = sentNearby(
    #"{"regionCode":"gb","includedTypes":["a","b"],"excludedTypes":["c"],"#
      + #""includedPrimaryTypes":["d"],"excludedPrimaryTypes":["e"],"maxResultCount":3,"#
      + #""locationRestriction":\#(circle),"rankPreference":"DISTANCE","#
      + #""routingParameters":{"origin":{"latitude":51.5,"longitude":-0.12},"#
      + #""travelMode":"WALK"}}"#, beside: ",routingSummaries")

  private static var nearbyRequest: GMSPlaceSearchNearbyRequest {
    GMSPlaceSearchNearbyRequest(
      locationRestriction: GMSPlaceCircularLocationOption(center, 500),
      placeProperties: [GMSPlaceProperty.name, .placeID])
  }

  private static var wholeNearbyRequest: GMSPlaceSearchNearbyRequest {
    let request = GMSPlaceSearchNearbyRequest(
      locationRestriction: GMSPlaceCircularLocationOption(center, 500),
      placeProperties: properties)
    request.includedTypes = ["a", "b"]
    request.excludedTypes = ["c"]
    request.includedPrimaryTypes = ["d"]
    request.excludedPrimaryTypes = ["e"]
    request.maxResultCount = 3
    request.regionCode = "gb"
    request.rankPreference = .distance
    request.routingParameters = GMSPlaceRoutingParameters(
      origin: center, travelMode: .walk, routeModifiers: nil, routingPreference: .unspecified)
    request.shouldIncludeRoutingSummaries = true
    return request
  }

  private static let nearby: [DataCall] = [
    .init(
      name: "nearby search, callback", sent: plainNearby, answer: answer, shown: names
    ) { client in
      try await received(show) { client.searchNearby(with: nearbyRequest, callback: $0) }
    },
    .init(
      name: "nearby search, completion", sent: plainNearby, answer: answer, shown: names + ways
    ) { client in
      try await received(show) { client.searchNearby(with: nearbyRequest, completion: $0) }
    },
    .init(
      name: "nearby search, async", sent: plainNearby, answer: answer, shown: names + ways
    ) { client in
      show(try await client.searchNearby(with: nearbyRequest))
    },
    .init(
      name: "nearby search with everything", sent: wholeNearby, answer: answer,
      shown: names + ways
    ) { client in
      show(try await client.searchNearby(with: wholeNearbyRequest))
    },
  ]

  static let searches = byText + nearby

  // MARK: What is shown

  private static func show(_ places: [GMSPlace]) -> [String] {
    places.map { "\($0.placeID ?? "-") \($0.name ?? "-")" }
  }

  private static func show(_ response: GMSPlaceSearchByTextResponse) -> [String] {
    show(response.places ?? []) + show(response.routingSummaries) + [
      response.searchURL?.absoluteString ?? "-",
      response.pagination?.hasNextPage == true ? "more pages" : "last page",
    ]
  }

  private static func show(_ response: GMSPlaceSearchNearbyResponse) -> [String] {
    show(response.places ?? []) + show(response.routingSummaries)
  }

  private static func show(_ summaries: [GMSPlaceRoutingSummary]?) -> [String] {
    guard let summaries else { return ["no ways"] }
    return summaries.map { summary in
      let legs = (summary.legs ?? []).map { "\($0.duration) s, \($0.distanceMeters) m" }
      return (legs.isEmpty ? "" : legs.joined(separator: "; "))
        + ", \(summary.directionsURL?.absoluteString ?? "-")"
    }
  }
}
