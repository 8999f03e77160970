import Foundation
import Testing

@testable import PlacesCore

@Suite("Text search of the embedded service, New")
struct EmbeddedNewTextSearchTests {
  private func reply(
    _ members: String, query: String = "town", mask: String? = "places.id", json: String? = nil
  ) async throws -> EmbeddedCalls.Reply {
    let rest = members.isEmpty ? "" : ", \(members)"
    return try await EmbeddedCalls(json ?? EmbeddedTown.json)
      .post("searchText", #"{"textQuery": "\#(query)"\#(rest)}"#, mask: mask)
  }

  private func ids(_ members: String, query: String = "town") async throws -> String {
    let reply = try await reply(members, query: query)
    #expect(reply.status == 200)
    return reply.json.texts("places", "id").joined()
  }

  // MARK: Answers

  @Test("Places are answered as the mask says")
  func answer() async throws {
    let reply = try await reply("", query: "alpha", mask: "places.displayName.text,places.rating")
    #expect(
      reply.text
        == #"{"places":[{"displayName":{"text":"Alpha Café"},"rating":4.5},"#
        + #"{"displayName":{"text":"Zeta Chargers"}},"#
        + #"{"displayName":{"text":"The Café Gamma"},"rating":3.9}]}"#)
  }

  @Test("A link shows the search elsewhere")
  func searchUri() async throws {
    let reply = try await reply("", query: "beta bar", mask: "searchUri")
    #expect(reply.text == #"{"searchUri":"https://maps.embedded.invalid/search?query=beta%20bar"}"#)
  }

  @Test("Without a match there is nothing", arguments: ["nothing", " ", "alpha nothing", "hut."])
  func nothing(query: String) async throws {
    let reply = try await reply(#""openNow": true"#, query: query, mask: "*")
    #expect(reply.status == 200)
    #expect(reply.text == "{}")
  }

  @Test("A missing or empty mask is refused", arguments: [nil, ""])
  func noMask(mask: String?) async throws {
    let reply = try await reply("", mask: mask)
    #expect(reply.status == 400)
    #expect(
      reply.json["error"]?["message"]?.string?.hasPrefix("The field mask is required") == true)
  }

  @Test(
    "A mask needs its prefix, and what stands beside the places has none",
    arguments: [
      "id", "places.places.id", "places.nextPageToken", "places.searchUri", "routingSummaries.leg",
      "place.id", "places.id,", "suggestions",
    ])
  func unknownMask(mask: String) async throws {
    let reply = try await reply("", mask: mask)
    #expect(reply.status == 400)
    #expect(reply.violation == mask)
  }

  @Test(
    "Other masks are taken",
    arguments: [
      "*", "places", "nextPageToken", "routingSummaries.legs.duration", "searchUri",
      "contextualContents", "contextualContents.photos.name", "places.id,places.photos.name",
      "places.display_name", "next_page_token",
    ])
  func knownMask(mask: String) async throws {
    #expect(try await reply("", mask: mask).status == 200)
  }

  @Test("Language and region change the places")
  func language() async throws {
    let calls = try EmbeddedCalls()
    let body = #"{"textQuery": "hotel", "languageCode": "fr", "regionCode": "vn"}"#
    let reply = try await calls.post(
      "searchText", body, mask: "places.displayName.text,places.formattedAddress")
    #expect(
      reply.text
        == #"{"places":[{"displayName":{"text":"Hôtel Exemple du Fleuve"},"formattedAddress":"#
        + #""123 rue Exemple, Bến Nghé, Quận 1, Hô Chi Minh-Ville 700000"}]}"#)
  }

  // MARK: Filters

  @Test(
    "Words are of names, addresses and kinds",
    arguments: [
      ("cafes in town", "AC"), ("food", "BA"), ("bars", "BC"), ("charging station", "F"),
      ("the hut", "GH"), ("the", "CH"), ("market square germany", "BA"),
    ])
  func words(query: String, found: String) async throws {
    #expect(try await ids("", query: query).sorted() == found.sorted())
  }

  private static let box =
    #"{"rectangle": {"low": {"latitude": 49, "longitude": 7.99}, "#
    + #""high": {"latitude": 51, "longitude": 8.015}}}"#
  private static let circle = """
    {"circle": {"center": {"latitude": 50, "longitude": 8.02}, "radius": 100}}
    """

  @Test(
    "Filters keep what they ask for",
    arguments: [
      (#""includedType": "cafe", "strictTypeFiltering": true"#, "town", "AC"),
      (#""includedType": "cafe""#, "town", "ACB"), (#""includedType": """#, "town", "BAC"),
      (#""includedType": "cafe", "strictTypeFiltering": false"#, "town", "ACB"),
      (#""openNow": true"#, "town", "A"), (#""openNow": false"#, "town", "BAC"),
      (#""minRating": 4.5"#, "town", "A"), (#""minRating": 4.1"#, "town", "A"),
      (#""minRating": 4"#, "town", "BA"), (#""minRating": 3.6"#, "town", "BA"),
      (#""minRating": 3.5"#, "town", "BAC"), (#""minRating": 5"#, "town", ""),
      (#""priceLevels": ["PRICE_LEVEL_MODERATE"]"#, "town", "A"),
      (#""priceLevels": ["PRICE_LEVEL_INEXPENSIVE", "PRICE_LEVEL_EXPENSIVE"]"#, "town", "BC"),
      (#""priceLevels": []"#, "town", "BAC"), (#""locationRestriction": \#(box)"#, "town", "AB"),
      (#""locationBias": \#(box)"#, "town", "ABC"), (#""locationBias": \#(circle)"#, "town", "CBA"),
      (#""rankPreference": "DISTANCE", "locationBias": \#(circle)"#, "alpha", "CAF"),
      (#""rankPreference": "RELEVANCE", "locationBias": \#(circle)"#, "alpha", "AFC"),
      (#""evOptions": {"minimumChargingRateKw": 100}"#, "zeta", "F"),
      (#""evOptions": {"minimumChargingRateKw": 151}"#, "zeta", ""),
      (#""evOptions": {"connectorTypes": ["EV_CONNECTOR_TYPE_TYPE_2"]}"#, "zeta", "F"),
      (#""evOptions": {"connectorTypes": ["EV_CONNECTOR_TYPE_NACS"]}"#, "zeta", ""),
      (#""evOptions": {}"#, "town", "BAC"),
      (#""includePureServiceAreaBusinesses": true"#, "plumbing", "D"),
      (#""includePureServiceAreaBusinesses": false"#, "plumbing", ""),
      (#""includeFutureOpeningBusinesses": true"#, "library", "E"),
      (#""openNow": null"#, "library", ""),
    ])
  func filters(members: String, query: String, found: String) async throws {
    #expect(try await ids(members, query: query) == found)
  }

  // MARK: Limits

  @Test(
    "What is just inside a limit is taken",
    arguments: [
      #""minRating": 0"#, #""minRating": 5"#, #""includedType": "country""#,
      #""includedType": "some_type_of_2027""#, #""evOptions": {"minimumChargingRateKw": 0}"#,
      #""priceLevels": ["PRICE_LEVEL_VERY_EXPENSIVE"]"#,
      #""routingParameters": {"origin": {}, "routingPreference": "TRAFFIC_AWARE_OPTIMAL"}"#,
      #""routingParameters": {"origin": {}, "travelMode": "TWO_WHEELER"}"#,
      #""locationBias": {"circle": {"center": {}, "radius": 50000}}"#, #""pageToken": """#,
    ])
  func inside(members: String) async throws {
    #expect(try await reply(members).status == 200)
  }

  @Test(
    "What is just outside is refused by name",
    arguments: [
      (#""minRating": -0.1"#, "minRating"), (#""minRating": 5.1"#, "minRating"),
      (#""priceLevels": ["PRICE_LEVEL_FREE"]"#, "priceLevels[0]"),
      (#""priceLevels": ["PRICE_LEVEL_MODERATE", "CHEAP"]"#, "priceLevels[1]"),
      (#""pageSize": -1"#, "pageSize"), (#""maxResultCount": -1"#, "maxResultCount"),
      (#""pageToken": "abc""#, "pageToken"),
      (#""includedType": "point_of_interest""#, "includedType"),
      (#""includedType": "(cities)""#, "includedType"), (#""includedType": "Bar""#, "includedType"),
      (#""includedType": ["bar"]"#, "includedType"),
      (#""rankPreference": "POPULARITY""#, "rankPreference"),
      (#""rankPreference": "distance""#, "rankPreference"), (#""openNow": "true""#, "openNow"),
      (#""locationRestriction": \#(circle)"#, "locationRestriction.circle"),
      (
        #""locationBias": {"circle": {"center": {}, "radius": 50000.1}}"#,
        "locationBias.circle.radius"
      ),
      (#""locationBias": \#(box), "locationRestriction": \#(box)"#, "locationBias"),
      (#""evOptions": {"minimumChargingRateKw": -1}"#, "evOptions.minimumChargingRateKw"),
      (#""evOptions": {"connectorTypes": ["TESLA"]}"#, "evOptions.connectorTypes[0]"),
      (#""evOptions": {"rate": 1}"#, "evOptions.rate"),
      (#""routingParameters": {}"#, "routingParameters.origin"),
      (
        #""routingParameters": {"origin": {}, "travelMode": "TRAIN"}"#,
        "routingParameters.travelMode"
      ),
      (
        #""routingParameters": {"origin": {}, "routingPreference": "FAST"}"#,
        "routingParameters.routingPreference"
      ),
      (
        #""routingParameters": {"origin": {}, "routeModifiers": {"avoidTolls": 1}}"#,
        "routingParameters.routeModifiers.avoidTolls"
      ),
      (
        #""routingParameters": {"origin": {}, "routeModifiers": {"avoidHills": true}}"#,
        "routingParameters.routeModifiers.avoidHills"
      ),
      (#""searchAlongRouteParameters": {}"#, "searchAlongRouteParameters.polyline"),
      (
        #""searchAlongRouteParameters": {"polyline": {}}"#,
        "searchAlongRouteParameters.polyline.encodedPolyline"
      ),
      (
        #""searchAlongRouteParameters": {"polyline": {"encodedPolyline": "?"}}"#,
        "searchAlongRouteParameters.polyline"
      ),
      (#""languageCode": "xx""#, "languageCode"), (#""regionCode": "usa""#, "regionCode"),
      (#""sessionToken": "abc""#, "sessionToken"), (#""input": "x""#, "input"),
    ])
  func outside(members: String, argument: String) async throws {
    let reply = try await reply(members)
    #expect(reply.status == 400)
    #expect(reply.json["error"]?["status"] == "INVALID_ARGUMENT")
    #expect(reply.violation == argument)
  }

  @Test("The query is required", arguments: ["{}", #"{"textQuery": ""}"#])
  func noQuery(body: String) async throws {
    let reply = try await EmbeddedCalls().post("searchText", body, mask: "*")
    #expect(reply.status == 400)
    #expect(reply.violation == "textQuery")
  }
}
