import Foundation
import Testing

@testable import PlacesCore

@Suite("Autocomplete of the embedded service, Legacy")
struct EmbeddedLegacyAutocompleteTests {
  private func reply(
    _ query: String, json: String? = EmbeddedTown.json, headers: [String: String] = [:]
  ) async throws -> EmbeddedCalls.Reply {
    try await EmbeddedCalls(json).legacy("autocomplete/json?\(query)", headers: headers)
  }

  private func ids(_ query: String, json: String? = EmbeddedTown.json) async throws -> String {
    let reply = try await reply(query, json: json)
    #expect(reply.json["status"] != "INVALID_REQUEST")
    return reply.json.texts("predictions", "place_id").joined()
  }

  // MARK: Answers

  @Test("A prediction is a place with its texts, their parts and what matched in them")
  func answer() async throws {
    let reply = try await reply("input=cafe%20squ%20alpha&origin=50,8.01")
    #expect(
      reply.text
        == #"{"predictions":[{"description":"Alpha Café, 1 Market Square, Town, Germany","#
        + #""matched_substrings":[{"length":5,"offset":0},{"length":4,"offset":6},"#
        + #"{"length":3,"offset":21}],"place_id":"A","reference":"A","structured_formatting":{"#
        + #""main_text":"Alpha Café","main_text_matched_substrings":["#
        + #"{"length":5,"offset":0},{"length":4,"offset":6}],"#
        + #""secondary_text":"1 Market Square, Town, Germany","#
        + #""secondary_text_matched_substrings":[{"length":3,"offset":9}]},"terms":["#
        + #"{"offset":0,"value":"Alpha Café"},{"offset":12,"value":"1 Market Square"},"#
        + #"{"offset":29,"value":"Town"},{"offset":35,"value":"Germany"}],"#
        + #""types":["cafe","food"],"distance_meters":715}],"status":"OK"}"#)
  }

  @Test("A distance of 0 is said, unlike on New")
  func zero() async throws {
    let reply = try await reply("input=beta&origin=50,8.01")
    #expect(reply.json["predictions"]?.array?.first?["distance_meters"] == 0)
  }

  @Test(
    "Without a match the list is there and empty", arguments: ["nothing", "%20", "alpha&offset=0"])
  func nothing(input: String) async throws {
    #expect(
      try await reply("input=\(input)").text == #"{"predictions":[],"status":"ZERO_RESULTS"}"#)
  }

  @Test("Five predictions are the most")
  func most() async throws {
    #expect(try await ids("input=stop", json: EmbeddedTown.row(of: 9)) == "P0P1P2P3P4")
  }

  @Test(
    "The language is the parameter's, then the header's",
    arguments: [
      ("language=vi", [:], "Khách sạn Mẫu Ven Sông"),
      ("", ["Accept-Language": "fr-CH, fr;q=0.9"], "Hôtel Exemple du Fleuve"),
      ("language=en", ["Accept-Language": "fr"], "Sample Riverside Hotel"),
    ])
  func language(parameter: String, headers: [String: String], name: String) async throws {
    let reply = try await reply("input=riverside&\(parameter)", json: nil, headers: headers)
    let format = reply.json["predictions"]?.array?.first?["structured_formatting"]
    #expect(format?["main_text"]?.string == name)
  }

  @Test("The region is a top-level domain")
  func region() async throws {
    let reply = try await reply("input=fuel&region=uk", json: nil)
    let text = reply.json["predictions"]?.array?.first?["description"]
    #expect(text == "Sample Fuel Station, 12 Sample Road, Manchester M1 0XX")
  }

  // MARK: Filters

  @Test(
    "Filters keep what they ask for, and places rank by distance",
    arguments: [
      ("input=alphazzz&offset=5", "AFC"), ("input=town&types=bar", "BC"),
      ("input=town&types=bar%7Clibrary", "BC"), ("input=alpha&components=country:fr", "F"),
      ("input=alpha&components=country:fr%7Ccountry:DE", "AFC"), ("input=epsilon", ""),
      ("input=delta", ""), ("input=town&location=50,8.02&radius=100", "CBA"),
      ("input=town&location=50,8.02", "CBA"),
      ("input=town&location=50,8.02&radius=100&strictbounds", "C"),
      ("input=town&location=50,8.02&radius=100&strictbounds=false", "CBA"),
      ("input=town&locationbias=circle:100@50,8.02", "CBA"),
      ("input=town&locationbias=point:50,8.02", "CBA"), ("input=town&locationbias=ipbias", "BAC"),
      ("input=town&locationrestriction=circle:100@50,8.02", "C"),
      ("input=hut&locationrestriction=rectangle:-20,179%7C-10,-179", "GH"),
      ("input=town&locationrestriction=rectangle:-20,179%7C-10,-179", ""),
      ("input=town&origin=50,8.02", "CBA"), ("input=beta&sessiontoken=abc", "B"),
    ])
  func filters(query: String, found: String) async throws {
    #expect(try await ids(query) == found)
  }

  private static let kinds = """
    [{"id": "S", "displayName": {"text": "Xs"}, "types": ["street_address"]},
     {"id": "L", "displayName": {"text": "Xl"}, "types": ["locality", "political"]},
     {"id": "P", "displayName": {"text": "Xp"}, "types": ["postal_code"]},
     {"id": "E", "displayName": {"text": "Xe"}, "types": ["bar", "establishment"]}]
    """

  @Test(
    "A collection is many types",
    arguments: [
      ("geocode", "SLP"), ("address", "S"), ("establishment", "E"), ("(cities)", "L"),
      ("(regions)", "LP"),
    ])
  func collections(name: String, found: String) async throws {
    #expect(try await ids("input=x&types=\(name)", json: Self.kinds) == found)
  }

  // MARK: Limits

  private static let five = repeatElement("bar", count: 5).joined(separator: "%7C")
  private static let countries = repeatElement("country:us", count: 5).joined(separator: "%7C")

  @Test(
    "What is just inside a limit is taken",
    arguments: [
      "types=\(five)", "components=\(countries)", "offset=1", "location=90,180&radius=50000",
      "sessiontoken=123456789012345678901234567890123456", "origin=-90,-180",
    ])
  func inside(query: String) async throws {
    #expect(try await reply("input=x&\(query)").json["status"] == "ZERO_RESULTS")
  }

  @Test(
    "What is just outside is refused by name",
    arguments: [
      ("", "input"), ("input=", "input"), ("input=x&types=\(five)%7Cbar", "types"),
      ("input=x&types=bar%7C(cities)", "types"), ("input=x&types=bar%7Cgeocode", "types"),
      ("input=x&types=", "types"), ("input=x&components=\(countries)%7Ccountry:us", "components"),
      ("input=x&components=us", "components"), ("input=x&offset=2", "offset"),
      ("input=x&offset=-1", "offset"), ("input=x&origin=91,0", "origin"),
      ("input=x&radius=10", "location"), ("input=x&location=0,0&radius=0", "radius"),
      ("input=x&location=0,0&radius=50001", "radius"), ("input=x&location=0", "location"),
      ("input=x&strictbounds", "strictbounds"),
      ("input=x&location=0,0&strictbounds", "strictbounds"),
      ("input=x&locationbias=here", "locationbias"),
      ("input=x&locationrestriction=point:1,2", "locationrestriction"),
      (
        "input=x&locationbias=point:1,2&locationrestriction=circle:1@1,2", "locationrestriction"
      ),
      ("input=x&language=xx", "language"), ("input=x&region=usa", "region"),
      ("input=x&sessiontoken=1234567890123456789012345678901234567", "sessiontoken"),
    ])
  func outside(query: String, parameter: String) async throws {
    let reply = try await reply(query)
    #expect(reply.status == 200)
    #expect(
      reply.text
        == #"{"predictions":[],"error_message":"Invalid '\#(parameter)' parameter.","#
        + #""status":"INVALID_REQUEST"}"#)
  }
}
