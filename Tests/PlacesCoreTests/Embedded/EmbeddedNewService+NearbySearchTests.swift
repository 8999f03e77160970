import Foundation
import Testing

@testable import PlacesCore

@Suite("Nearby search of the embedded service, New")
struct EmbeddedNewNearbySearchTests {
  private static func circle(_ radius: Double, longitude: Double = 8) -> String {
    #""locationRestriction": {"circle": {"center": {"latitude": 50, "longitude": \#(longitude)}, "#
      + #""radius": \#(radius)}}"#
  }

  private func reply(
    _ members: String, mask: String? = "places.id", json: String? = nil
  ) async throws -> EmbeddedCalls.Reply {
    try await EmbeddedCalls(json ?? EmbeddedTown.json)
      .post("searchNearby", "{\(members)}", mask: mask)
  }

  private func ids(_ members: String, radius: Double = 10_000) async throws -> String {
    let reply = try await reply("\(Self.circle(radius)), \(members)")
    #expect(reply.status == 200)
    return reply.json.texts("places", "id").joined()
  }

  @Test("Places are answered as the mask says, with the way to each")
  func answer() async throws {
    let origin = #""routingParameters": {"origin": {"latitude": 50, "longitude": 8}}"#
    let reply = try await reply(
      "\(Self.circle(800)), \(origin)", mask: "places.displayName,routingSummaries.legs")
    #expect(
      reply.text
        == #"{"places":[{"displayName":{"text":"Beta Bar"}},{"displayName":{"text":"Alpha Café"}}],"#
        + #""routingSummaries":[{"legs":[{"duration":"48s","distanceMeters":715}]},"#
        + #"{"legs":[{"duration":"0s"}]}]}"#)
  }

  @Test("Nothing near is an empty answer")
  func nothing() async throws {
    let reply = try await reply(Self.circle(1, longitude: 100), mask: "*")
    #expect(reply.text == "{}")
  }

  @Test(
    "The most rated come first, or the nearest",
    arguments: [
      (#""rankPreference": "POPULARITY""#, "BACF"), (#""rankPreference": "DISTANCE""#, "ABCF"),
      (#""languageCode": "en""#, "BACF"),
    ])
  func order(members: String, found: String) async throws {
    #expect(try await ids(members) == found)
  }

  @Test(
    "The radius decides",
    arguments: [(700.0, "A"), (720, "BA"), (1_430, "BAC"), (7_200, "BACF"), (7_100, "BAC")])
  func radius(radius: Double, found: String) async throws {
    #expect(try await ids(#""regionCode": "de""#, radius: radius) == found)
  }

  @Test(
    "The sets of types hold all at once",
    arguments: [
      (#""includedTypes": ["bar"]"#, "BC"), (#""includedTypes": ["bar", "cafe"]"#, "BAC"),
      (#""excludedTypes": ["bar"]"#, "AF"), (#""includedPrimaryTypes": ["cafe"]"#, "AC"),
      (#""excludedPrimaryTypes": ["cafe"]"#, "BF"), (#""includedTypes": []"#, "BACF"),
      (#""includedTypes": ["bar"], "includedPrimaryTypes": ["cafe"]"#, "C"),
      (#""includedTypes": ["cafe"], "excludedTypes": ["bar"]"#, "A"),
      (#""includedTypes": ["bar"], "excludedPrimaryTypes": ["bar"]"#, "C"),
      (#""includeFutureOpeningBusinesses": true, "includedTypes": ["library"]"#, "E"),
      (#""includedTypes": ["library"]"#, ""), (#""includedTypes": ["plumber"]"#, ""),
    ])
  func types(members: String, found: String) async throws {
    #expect(try await ids(members) == found)
  }

  @Test(
    "Twenty places are the most, and there are no pages",
    arguments: [("", 20), (#", "maxResultCount": 1"#, 1), (#", "maxResultCount": 20"#, 20)])
  func count(members: String, count: Int) async throws {
    let circle = #""locationRestriction": {"circle": {"center": {}, "radius": 50000}}"#
    let reply = try await reply(
      circle + members, mask: "*", json: EmbeddedTown.row(of: 30))
    #expect(reply.json.texts("places", "id") == (0..<count).map { "P\($0)" })
    #expect(reply.json["nextPageToken"] == nil)
  }

  // MARK: Limits

  private static func list(_ text: String, _ count: Int) -> String {
    "[\(repeatElement(#""\#(text)""#, count: count).joined(separator: ","))]"
  }

  @Test(
    "What is just inside a limit is taken",
    arguments: [
      circle(50_000), circle(0.001), #"\#(circle(1)), "includedTypes": \#(list("bar", 50))"#,
      #"\#(circle(1)), "excludedPrimaryTypes": \#(list("bar", 50))"#,
      #"\#(circle(1)), "includedTypes": ["bar"], "excludedPrimaryTypes": ["bar"]"#,
      #"\#(circle(1)), "includedPrimaryTypes": ["bar"], "excludedTypes": ["bar"]"#,
    ])
  func inside(members: String) async throws {
    #expect(try await reply(members).status == 200)
  }

  private static let typeLists = [
    "includedTypes", "excludedTypes", "includedPrimaryTypes", "excludedPrimaryTypes",
  ]

  @Test("A list has fifty types that searches take at most", arguments: typeLists)
  func lists(name: String) async throws {
    let tooMany = try await reply(#"\#(Self.circle(1)), "\#(name)": \#(Self.list("bar", 51))"#)
    #expect(tooMany.violation == name)
    let answered = try await reply(#"\#(Self.circle(1)), "\#(name)": ["bar", "establishment"]"#)
    #expect(answered.violation == "\(name)[1]")
    let collection = try await reply(#"\#(Self.circle(1)), "\#(name)": ["(cities)"]"#)
    #expect(collection.violation == "\(name)[0]")
  }

  @Test(
    "What is just outside is refused by name",
    arguments: [
      (#""languageCode": "en""#, "locationRestriction"),
      (#""locationRestriction": {}"#, "locationRestriction"), (circle(0), "locationRestriction"),
      (#""locationRestriction": {"circle": {"center": {}}}"#, "locationRestriction"),
      (circle(-1), "locationRestriction.circle.radius"),
      (circle(50_000.1), "locationRestriction.circle.radius"),
      (#""locationRestriction": {"rectangle": {"low": {}, "high": {}}}"#, "locationRestriction"),
      (#"\#(circle(1)), "maxResultCount": 0"#, "maxResultCount"),
      (#"\#(circle(1)), "maxResultCount": 21"#, "maxResultCount"),
      (#"\#(circle(1)), "maxResultCount": -1"#, "maxResultCount"),
      (#"\#(circle(1)), "rankPreference": "RELEVANCE""#, "rankPreference"),
      (#"\#(circle(1)), "includedTypes": ["a", "bar"], "excludedTypes": ["bar"]"#, "excludedTypes"),
      (
        #"\#(circle(1)), "includedPrimaryTypes": ["bar"], "excludedPrimaryTypes": ["b", "bar"]"#,
        "excludedPrimaryTypes"
      ),
      (#"\#(circle(1)), "routingParameters": {}"#, "routingParameters.origin"),
      (#"\#(circle(1)), "pageToken": "x""#, "pageToken"),
      (#"\#(circle(1)), "textQuery": "x""#, "textQuery"),
      (#"\#(circle(1)), "languageCode": "xx""#, "languageCode"),
      (#"\#(circle(1)), "regionCode": "x""#, "regionCode"),
    ])
  func outside(members: String, argument: String) async throws {
    let reply = try await reply(members)
    #expect(reply.status == 400)
    #expect(reply.json["error"]?["status"] == "INVALID_ARGUMENT")
    #expect(reply.violation == argument)
  }

  @Test(
    "A mask is required, and of this answer",
    arguments: [nil, "", "id", "nextPageToken", "searchUri"])
  func masks(mask: String?) async throws {
    #expect(try await reply(Self.circle(1), mask: mask).status == 400)
  }
}
