import Foundation
import Testing

@testable import PlacesCore

@Suite("Routes and pages of text search")
struct EmbeddedNewTextSearchPagesTests {
  private func reply(
    _ members: String, query: String = "town", mask: String? = "places.id", json: String? = nil
  ) async throws -> EmbeddedCalls.Reply {
    let rest = members.isEmpty ? "" : ", \(members)"
    return try await EmbeddedCalls(json ?? EmbeddedTown.json)
      .post("searchText", #"{"textQuery": "\#(query)"\#(rest)}"#, mask: mask)
  }

  // MARK: Routes

  private static let route =
    #""searchAlongRouteParameters": {"polyline": {"encodedPolyline": "_sdpHopwo@?_yF"}}"#

  @Test("A search along a route keeps what is near it, and goes on to its end")
  func alongRoute() async throws {
    let reply = try await reply(
      Self.route, query: "food", mask: "places.id,routingSummaries.legs")
    #expect(reply.json.texts("places", "id").sorted() == ["A", "B"])
    let legs = (reply.json["routingSummaries"]?.array ?? []).map { $0["legs"]?.array?.count }
    #expect(legs == [2, 2])
  }

  @Test("Nothing lies along a route elsewhere")
  func elsewhere() async throws {
    let members = #""searchAlongRouteParameters": {"polyline": {"encodedPolyline": "??"}}"#
    #expect(try await reply(members).text == "{}")
  }

  @Test("Summaries stand beside the places, one for each")
  func summaries() async throws {
    let members = #""routingParameters": {"origin": {"latitude": 50, "longitude": 8}}"#
    let reply = try await reply(members, mask: "places.id,routingSummaries.legs")
    #expect(
      reply.text
        == #"{"places":[{"id":"B"},{"id":"A"},{"id":"C"}],"routingSummaries":["#
        + #"{"legs":[{"duration":"48s","distanceMeters":715}]},{"legs":[{"duration":"0s"}]},"#
        + #"{"legs":[{"duration":"95s","distanceMeters":1429}]}]}"#)
  }

  @Test(
    "An origin goes before the start of the route, and the mode gives the speed",
    arguments: [
      (#""origin": {"latitude": 50, "longitude": 8}, "travelMode": "WALK""#, "0s"),
      (#""travelMode": "WALK""#, "476s"), (#""travelMode": "DRIVE""#, "48s"),
      (
        #""travelMode": "BICYCLE", "routingPreference": "TRAFFIC_AWARE", "routeModifiers": "#
          + #"{"avoidTolls": true, "avoidHighways": false, "avoidFerries": true, "avoidIndoor": true}"#,
        "143s"
      ),
    ])
  func routing(parameters: String, duration: String) async throws {
    let reply = try await reply(
      #"\#(Self.route), "routingParameters": {\#(parameters)}"#, query: "alpha cafe",
      mask: "routingSummaries")
    let summary = reply.json["routingSummaries"]?.array?.first
    #expect(summary?["legs"]?.array?.first?["duration"]?.string == duration)
  }

  @Test("Without a way to take there is no summary")
  func noSummary() async throws {
    #expect(try await reply("", mask: "routingSummaries").text == "{}")
  }

  // MARK: Paging

  private func page(
    _ members: String, of count: Int = 70
  ) async throws -> (ids: [String], token: String?) {
    let reply = try await reply(
      members, query: "stop", mask: "places.id,nextPageToken", json: EmbeddedTown.row(of: count))
    #expect(reply.status == 200)
    return (reply.json.texts("places", "id"), reply.json["nextPageToken"]?.string)
  }

  @Test("Pages follow one another up to sixty results")
  func paging() async throws {
    let first = try await page("")
    let second = try await page(#""pageToken": "\#(try #require(first.token))""#)
    let third = try await page(#""pageToken": "\#(try #require(second.token))""#)
    #expect(first.ids + second.ids + third.ids == (0..<60).map { "P\($0)" })
    #expect(third.token == nil)
  }

  @Test(
    "The size of a page is 20 at most and unless said",
    arguments: [
      ("", 20), (#""pageSize": 0"#, 20), (#""pageSize": 1"#, 1), (#""pageSize": 20"#, 20),
      (#""pageSize": 21"#, 20), (#""pageSize": 1000000"#, 20), (#""maxResultCount": 3"#, 3),
      (#""pageSize": 2, "maxResultCount": 3"#, 2), (#""pageSize": 0, "maxResultCount": 3"#, 3),
    ])
  func pageSize(members: String, count: Int) async throws {
    let page = try await page(members)
    #expect(page.ids.count == count)
    #expect(page.token != nil)
  }

  @Test("The last page has no token", arguments: [19, 20])
  func lastPage(count: Int) async throws {
    #expect(try await page("", of: count).token == nil)
  }

  @Test(
    "A token expires when anything else changes",
    arguments: [
      #""pageSize": 4"#, #""pageSize": 5, "languageCode": "de""#, "",
      #""pageSize": 5, "minRating": 0"#, #""pageSize": 5, "openNow": false"#,
    ])
  func changedSearch(members: String) async throws {
    let token = try #require(try await page(#""pageSize": 5"#).token)
    let rest = members.isEmpty ? "" : ", \(members)"
    let reply = try await reply(
      #""pageToken": "\#(token)"\#(rest)"#, query: "stop", json: EmbeddedTown.row(of: 70))
    #expect(reply.status == 400)
    #expect(reply.violation == "pageToken")
  }

  @Test("A token is good for its own query only, in whatever order the arguments come")
  func ownSearch() async throws {
    let token = try #require(
      try await page(#""pageSize": 5, "languageCode": "de""#).token)
    let next = try await page(#""languageCode": "de", "pageToken": "\#(token)", "pageSize": 5"#)
    #expect(next.ids == ["P5", "P6", "P7", "P8", "P9"])
    let other = try await reply(
      #""pageSize": 5, "languageCode": "de", "pageToken": "\#(token)""#, query: "stops")
    #expect(other.violation == "pageToken")
  }
}
