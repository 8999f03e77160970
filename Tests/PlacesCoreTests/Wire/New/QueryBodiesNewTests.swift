import Foundation
import Testing

@testable import PlacesCore

@Suite("Requests to Places API (New) with a body")
struct QueryBodiesNewTests {
  private func sent(
    _ request: HTTPRequest, to method: String, mask: String?, body: String
  ) {
    #expect(request.method == "POST")
    #expect(
      request.url.absoluteString == "https://places.googleapis.com/v1/places:\(method)")
    #expect(request.header("Content-Type") == "application/json")
    #expect(request.header("X-Goog-FieldMask") == mask)
    #expect(request.header("X-Goog-Api-Key") == "key")
    #expect(request.body.map { String(decoding: $0, as: UTF8.self) } == body)
  }

  private func caller(_ change: (inout Caller) -> Void = { _ in }) throws -> Caller {
    try .sample("https://places.googleapis.com", change)
  }

  // MARK: Autocomplete

  @Test("A bare autocomplete query is its text")
  func bareAutocomplete() throws {
    let query = AutocompleteQuery(input: #"Café "Zoë" \ 🏠"#)
    sent(
      try Dialect.new.autocomplete.request(query, caller()), to: "autocomplete", mask: nil,
      body: #"{"input":"Café \"Zoë\" \\ 🏠"}"#)
  }

  @Test("Every part of an autocomplete query has its member, in one order")
  func fullAutocomplete() throws {
    var query = AutocompleteQuery(input: "hotel")
    query.types = ["lodging", "restaurant"]
    query.countries = ["FR", "be"]
    query.origin = .paris
    query.restriction = .circle
    query.regionCode = "fr"
    query.inputOffset = 3
    query.includesPureServiceAreas = true
    query.sessionToken = SessionToken(text: "token")
    let caller = try caller {
      $0.languageCode = "fr"
      $0.regionCode = "us"
    }
    sent(
      try Dialect.new.autocomplete.request(query, caller), to: "autocomplete", mask: nil,
      body: #"{"input":"hotel","locationRestriction":{"circle":{"center":{"latitude":48.8566,"#
        + #""longitude":2.3522},"radius":500.0}},"includedPrimaryTypes":["lodging","restaurant"],"#
        + #""includedRegionCodes":["fr","be"],"languageCode":"fr","regionCode":"fr","#
        + #""origin":{"latitude":48.8566,"longitude":2.3522},"inputOffset":3,"#
        + #""sessionToken":"token","includePureServiceAreaBusinesses":true}"#)
  }

  @Test(
    "Legacy type collections become the types of New that come nearest",
    arguments: [
      (["geocode"], #"["geocode"]"#),
      (["address"], #"["street_address","premise","subpremise"]"#),
      (["establishment"], #"["establishment","point_of_interest"]"#),
      (["(cities)"], #"["(cities)"]"#), (["(regions)"], #"["(regions)"]"#),
      (["cafe", "bar"], #"["cafe","bar"]"#),
    ])
  func collections(types: [String], list: String) throws {
    var query = AutocompleteQuery(input: "a")
    query.types = types
    sent(
      try Dialect.new.autocomplete.request(query, caller()), to: "autocomplete", mask: nil,
      body: #"{"input":"a","includedPrimaryTypes":\#(list)}"#)
  }

  @Test(
    "The caret is counted in Unicode characters, and left out at the end",
    arguments: [
      ("hotel", 0, nil), ("hotel", 1, 1), ("hotel", 4, 4), ("hotel", 5, nil), ("hotel", 99, nil),
      ("🏠 x", 1, 1), ("👨‍👩‍👧 x", 1, 5), ("e\u{301}a", 1, 2), ("🇫🇷a", 1, 2),
    ] as [(String, Int, Int?)])
  func caret(input: String, offset: Int, scalars: Int?) {
    var query = AutocompleteQuery(input: input)
    query.inputOffset = offset
    #expect(query.scalarOffset == scalars)
  }

  // MARK: Text search

  @Test("A bare text search is its text and its page size")
  func bareTextSearch() throws {
    let query = TextSearchQuery(text: "tea", selection: FieldSelection([.name, .placeID]))
    sent(
      try Dialect.new.textSearch.request(query, caller()), to: "searchText",
      mask: "places.displayName,places.id,places.attributions,places.movedPlaceId,nextPageToken",
      body: #"{"textQuery":"tea","pageSize":20}"#)
  }

  @Test("Every part of a text search has its member, in one order")
  func fullTextSearch() throws {
    var query = TextSearchQuery(text: "tea", selection: FieldSelection([.rating]))
    query.includedType = "cafe"
    query.isStrictTypeFiltering = true
    query.isOpenNow = true
    query.minimumRating = 3.6
    query.priceLevels = [.inexpensive, .moderate]
    query.rank = .distance
    query.regionCode = "gb"
    query.bias = .rectangle
    query.maximumResultCount = 5
    query.pageToken = "next"
    query.includesPureServiceAreas = true
    query.evOptions = .init(minimumChargingRateKW: 22.5, connectorTypes: [.type2, .nacs])
    query.routing = .everything
    query.polyline = "_p~iF~ps|U"
    query.includesRoutingSummaries = true
    query.includesSearchURL = true
    sent(
      try Dialect.new.textSearch.request(query, caller { $0.languageCode = "en" }),
      to: "searchText",
      mask: "places.rating,places.attributions,places.movedPlaceId,nextPageToken,"
        + "routingSummaries,searchUri",
      body: #"{"textQuery":"tea","languageCode":"en","regionCode":"gb","#
        + #""rankPreference":"DISTANCE","includedType":"cafe","strictTypeFiltering":true,"#
        + #""openNow":true,"minRating":4.0,"#
        + #""priceLevels":["PRICE_LEVEL_INEXPENSIVE","PRICE_LEVEL_MODERATE"],"pageSize":5,"#
        + #""pageToken":"next","locationBias":{"rectangle":{"low":{"latitude":-10.0,"#
        + #""longitude":170.0},"high":{"latitude":10.5,"longitude":-170.0}}},"#
        + #""evOptions":{"minimumChargingRateKw":22.5,"connectorTypes":["#
        + #""EV_CONNECTOR_TYPE_TYPE_2","EV_CONNECTOR_TYPE_NACS"]},"#
        + #""routingParameters":\#(routingJSON),"#
        + #""searchAlongRouteParameters":{"polyline":{"encodedPolyline":"_p~iF~ps|U"}},"#
        + #""includePureServiceAreaBusinesses":true}"#)
  }

  @Test(
    "A minimum rating is rounded up to the next half, and 0 is none",
    arguments: [
      (0, nil), (0.01, "0.5"), (0.5, "0.5"), (3.51, "4.0"), (4.5, "4.5"), (5, "5.0"),
    ] as [(Double, String?)])
  func minimumRating(rating: Double, number: String?) throws {
    var query = TextSearchQuery(text: "tea", selection: FieldSelection([.name]))
    query.minimumRating = rating
    let member = number.map { #""minRating":\#($0),"# } ?? ""
    #expect(
      query.newBody(try caller()).data
        == Data(#"{"textQuery":"tea",\#(member)"pageSize":20}"#.utf8))
  }

  // MARK: Nearby search

  @Test("A bare nearby search is its circle, its order and its size")
  func bareNearbySearch() throws {
    let query = NearbySearchQuery(area: .circle, selection: FieldSelection([.name]))
    sent(
      try Dialect.new.nearbySearch.request(query, caller()), to: "searchNearby",
      mask: "places.displayName,places.attributions,places.movedPlaceId",
      body: #"{"maxResultCount":20,"locationRestriction":\#(circleJSON),"#
        + #""rankPreference":"POPULARITY"}"#)
  }

  @Test("Every part of a nearby search has its member, in one order")
  func fullNearbySearch() throws {
    var query = NearbySearchQuery(area: .circle, selection: FieldSelection([.name]))
    query.includedTypes = ["cafe"]
    query.excludedTypes = ["bar"]
    query.includedPrimaryTypes = ["bakery", "store"]
    query.excludedPrimaryTypes = ["gym"]
    query.maximumResultCount = 7
    query.rank = .distance
    query.routing = .everything
    query.includesRoutingSummaries = true
    let caller = try caller {
      $0.languageCode = "ja"
      $0.regionCode = "jp"
    }
    sent(
      try Dialect.new.nearbySearch.request(query, caller), to: "searchNearby",
      mask: "places.displayName,places.attributions,places.movedPlaceId,routingSummaries",
      body: #"{"languageCode":"ja","regionCode":"jp","includedTypes":["cafe"],"#
        + #""excludedTypes":["bar"],"includedPrimaryTypes":["bakery","store"],"#
        + #""excludedPrimaryTypes":["gym"],"maxResultCount":7,"#
        + #""locationRestriction":\#(circleJSON),"rankPreference":"DISTANCE","#
        + #""routingParameters":\#(routingJSON)}"#)
  }

  private let circleJSON =
    #"{"circle":{"center":{"latitude":48.8566,"longitude":2.3522},"radius":500.0}}"#

  private let routingJSON =
    #"{"origin":{"latitude":48.8566,"longitude":2.3522},"travelMode":"WALK","#
    + #""routeModifiers":{"avoidTolls":true,"avoidFerries":true},"#
    + #""routingPreference":"TRAFFIC_AWARE"}"#

  // MARK: Photos

  @Test("A photo is asked for without a redirect, in a size")
  func photo() throws {
    let query = PhotoQuery(
      name: "places/ChIJ1/photos/A_b-c", maximumWidth: 800, maximumHeight: 600)
    let request = try Dialect.new.photoURL.request(query, caller())
    #expect(request.method == "GET")
    #expect(
      request.url.absoluteString == "https://places.googleapis.com/v1/places/ChIJ1/photos/A_b-c"
        + "/media?maxWidthPx=800&maxHeightPx=600&skipHttpRedirect=true")
    #expect(request.header("X-Goog-FieldMask") == nil)
  }

  @Test(
    "A photo's name that is none of New's is refused",
    arguments: [
      "CmRaAAAA", "places/a/photos", "places/a/photos/b/media", "photos/a/places/b",
      "places//photos/b", "places/../photos/b", "places/a/photos/.", "/places/a/photos/b",
    ])
  func foreignPhoto(name: String) throws {
    let caller = try caller()
    let query = PhotoQuery(name: name, maximumWidth: 1, maximumHeight: 1)
    let failure = #expect(throws: PlacesFailure.self) {
      try Dialect.new.photoURL.request(query, caller)
    }
    #expect(failure?.code == .invalidRequest)
    #expect(failure?.message.contains("fetch the place again") == true)
  }
}

extension RoutingQuery {
  /// A query with something in each part.
  static var everything: RoutingQuery {
    var query = RoutingQuery()
    query.origin = .paris
    query.travelMode = .walk
    query.avoids = [.ferries, .tolls]
    query.preference = .trafficAware
    return query
  }
}
