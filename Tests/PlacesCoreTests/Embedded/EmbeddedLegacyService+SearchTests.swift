import Foundation
import Testing

@testable import PlacesCore

@Suite("Searches of the embedded service, Legacy")
struct EmbeddedLegacySearchTests {
  private func reply(
    _ path: String, json: String? = EmbeddedTown.json
  ) async throws -> EmbeddedCalls.Reply {
    let reply = try await EmbeddedCalls(json).legacy(path)
    #expect(reply.status == 200)
    return reply
  }

  // MARK: Find place

  private func candidates(_ query: String) async throws -> String {
    try await reply("findplacefromtext/json?\(query)").json.texts("candidates", "place_id").joined()
  }

  @Test("Without fields a candidate is its ID")
  func bareCandidate() async throws {
    let reply = try await reply("findplacefromtext/json?input=beta&inputtype=textquery")
    #expect(reply.text == #"{"candidates":[{"place_id":"B"}],"status":"OK"}"#)
  }

  @Test("A candidate has the fields asked for")
  func candidate() async throws {
    let reply = try await reply(
      "findplacefromtext/json?input=beta&inputtype=textquery"
        + "&fields=name,geometry/location,opening_hours,price_level")
    #expect(
      reply.text
        == #"{"candidates":[{"name":"Beta Bar","geometry":{"location":{"lat":50.0,"lng":8.01}},"#
        + #""opening_hours":{"open_now":false},"price_level":3}],"status":"OK"}"#)
  }

  @Test("Without a match the list is there and empty")
  func noCandidate() async throws {
    let reply = try await reply("findplacefromtext/json?input=nothing&inputtype=textquery")
    #expect(reply.text == #"{"candidates":[],"status":"ZERO_RESULTS"}"#)
  }

  @Test(
    "A text finds names, addresses and kinds, the better match and the nearer first",
    arguments: [
      ("input=cafes%20in%20town&inputtype=textquery", "AC"),
      ("input=town&inputtype=textquery&locationbias=circle:10@50,8.02", "CBA"),
      ("input=town&inputtype=textquery&locationbias=rectangle:50,8%7C50,8.001", "ABC"),
      ("input=town&inputtype=textquery&locationbias=ipbias", "BAC"),
    ])
  func text(query: String, found: String) async throws {
    #expect(try await candidates(query) == found)
  }

  @Test(
    "A phone number finds its place",
    arguments: [("%2B4969000001", "A"), ("%2B4969000002", ""), ("%2B496900000", "")])
  func phone(number: String, found: String) async throws {
    #expect(try await candidates("input=\(number)&inputtype=phonenumber") == found)
  }

  @Test(
    "Find place tells which parameter is wrong",
    arguments: [
      ("inputtype=textquery", "input"), ("input=&inputtype=textquery", "input"),
      ("input=x", "inputtype"), ("input=x&inputtype=name", "inputtype"),
      ("input=4969000001&inputtype=phonenumber", "input"),
      ("input=%2B49a&inputtype=phonenumber", "input"),
      ("input=%2B0123&inputtype=phonenumber", "input"),
      ("input=%2B1234567890123456&inputtype=phonenumber", "input"),
      ("input=x&inputtype=textquery&locationbias=x", "locationbias"),
      ("input=x&inputtype=textquery&language=xx", "language"),
    ])
  func wrongFindPlace(query: String, parameter: String) async throws {
    #expect(
      try await reply("findplacefromtext/json?\(query)").text
        == #"{"candidates":[],"error_message":"Invalid '\#(parameter)' parameter.","#
        + #""status":"INVALID_REQUEST"}"#)
  }

  @Test("An unknown field is quoted")
  func unknownField() async throws {
    let reply = try await reply(
      "findplacefromtext/json?input=beta&inputtype=textquery&fields=name,displayName")
    #expect(reply.json["status"] == "INVALID_REQUEST")
    #expect(
      reply.json["error_message"]?.string
        == "Error while parsing 'fields' parameter: Unsupported field name 'displayName'.")
  }

  // MARK: What searches leave out

  private static let leftOut = [
    "address_components", "adr_address", "curbside_pickup", "current_opening_hours", "delivery",
    "dine_in", "editorial_summary", "formatted_phone_number", "international_phone_number",
    "reservable", "secondary_opening_hours", "reviews", "serves_beer", "serves_breakfast",
    "serves_brunch", "serves_dinner", "serves_lunch", "serves_vegetarian_food", "serves_wine",
    "takeout", "url", "utc_offset", "website", "wheelchair_accessible_entrance",
  ]

  @Test("What only details have is left out, though the place has it", arguments: leftOut)
  func onlyDetails(name: String) async throws {
    let id = "place_id=ChIJSampleNewYorkBar0000002"
    let details = try await reply("details/json?\(id)", json: nil)
    let hotel = try await reply("details/json?place_id=ChIJV4k8_9UodTERU5KXbkYpSYs", json: nil)
    let isThere = [details, hotel].contains { $0.json["result"]?[name] != nil }
    #expect(isThere)
    let found = try await reply(
      "findplacefromtext/json?input=sample&inputtype=textquery&fields=place_id,\(name)", json: nil)
    let candidates = found.json["candidates"]?.array ?? []
    #expect(candidates.count > 5)
    #expect(candidates.allSatisfy { $0[name] == nil })
    let near = try await reply(
      "nearbysearch/json?location=40.722375,-73.9874375&radius=10", json: nil)
    #expect(near.json["results"]?.array?.map { $0[name] } == [nil])
  }

  // MARK: Nearby search

  private func results(_ query: String) async throws -> String {
    try await reply("nearbysearch/json?\(query)").json.texts("results", "place_id").joined()
  }

  @Test("A result has what searches know of a place, and credits stand once beside all")
  func result() async throws {
    let reply = try await reply("nearbysearch/json?location=50,8&radius=800")
    #expect(
      reply.text
        == #"{"html_attributions":["<a href=\"https://example.com/guide\">Town Guide</a>"],"#
        + #""results":[{"name":"Beta Bar","place_id":"B","geometry":{"location":{"lat":50.0,"#
        + #""lng":8.01}},"opening_hours":{"open_now":false},"#
        + #""formatted_address":"2 Market Square, Town, Germany","rating":4.4,"price_level":3,"#
        + #""types":["bar","food"],"user_ratings_total":500,"business_status":"OPERATIONAL"},"#
        + #"{"name":"Alpha Café","place_id":"A","geometry":{"location":{"lat":50.0,"lng":8.0}},"#
        + #""opening_hours":{"open_now":true},"#
        + #""formatted_address":"1 Market Square, Town, Germany","rating":4.5,"price_level":2,"#
        + #""types":["cafe","food"],"user_ratings_total":100,"business_status":"OPERATIONAL"}],"#
        + #""status":"OK"}"#)
  }

  @Test("Nothing near is an empty list")
  func noResult() async throws {
    #expect(
      try await reply("nearbysearch/json?location=0,0&radius=1").text
        == #"{"html_attributions":[],"results":[],"status":"ZERO_RESULTS"}"#)
  }

  @Test(
    "Filters keep what they ask for",
    arguments: [
      ("radius=10000", "BACF"), ("radius=10000&rankby=prominence", "BACF"),
      ("radius=10000&type=cafe", "AC"), ("radius=10000&keyword=alpha", "ACF"),
      ("radius=10000&keyword=", "BACF"), ("radius=10000&opennow", "A"),
      ("radius=10000&opennow=true", "A"), ("radius=10000&opennow=false", "BACF"),
      ("radius=10000&minprice=2", "BA"), ("radius=10000&maxprice=2", "AC"),
      ("radius=10000&minprice=2&maxprice=2", "A"), ("radius=10000&minprice=0&maxprice=4", "BAC"),
      ("radius=10000&minprice=4", ""), ("rankby=distance&type=bar", "BC"),
      ("rankby=distance&keyword=town", "ABC"), ("rankby=distance&keyword=alpha&type=cafe", "AC"),
    ])
  func filters(query: String, found: String) async throws {
    #expect(try await results("location=50,8&\(query)") == found)
  }

  @Test("By distance the search goes 50 km far")
  func farthest() async throws {
    #expect(try await results("location=50,8.6&rankby=distance&keyword=town") == "CBA")
    #expect(try await results("location=50,8.8&rankby=distance&keyword=town") == "")
  }

  @Test(
    "Nearby search tells which parameter is wrong",
    arguments: [
      ("radius=10", "location"), ("location=50&radius=10", "location"), ("location=50,8", "radius"),
      ("location=50,8&radius=0", "radius"), ("location=50,8&radius=50000.1", "radius"),
      ("location=50,8&rankby=distance", "rankby"),
      ("location=50,8&rankby=distance&radius=10&type=bar", "rankby"),
      ("location=50,8&radius=10&rankby=rating", "rankby"),
      ("location=50,8&radius=10&type=bar%7Ccafe", "type"),
      ("location=50,8&radius=10&minprice=-1", "minprice"),
      ("location=50,8&radius=10&minprice=5", "minprice"),
      ("location=50,8&radius=10&maxprice=5", "maxprice"),
      ("location=50,8&radius=10&minprice=3&maxprice=2", "maxprice"),
      ("location=50,8&radius=10&opennow=1", "opennow"), ("pagetoken=x", "pagetoken"),
      ("location=50,8&radius=10&language=xx", "language"),
    ])
  func wrongNearbySearch(query: String, parameter: String) async throws {
    #expect(
      try await reply("nearbysearch/json?\(query)").text
        == #"{"html_attributions":[],"results":[],"#
        + #""error_message":"Invalid '\#(parameter)' parameter.","status":"INVALID_REQUEST"}"#)
  }

  @Test(
    "What is just inside a limit is taken",
    arguments: ["radius=50000", "radius=0.1", "radius=1&minprice=4&maxprice=4"])
  func inside(query: String) async throws {
    let status = try await reply("nearbysearch/json?location=0,0&\(query)").json["status"]
    #expect(status == "ZERO_RESULTS")
  }

  // MARK: Paging

  private func page(_ query: String, of count: Int) async throws -> (ids: [String], token: String?)
  {
    let reply = try await reply("nearbysearch/json?\(query)", json: EmbeddedTown.row(of: count))
    #expect(reply.json["status"] == "OK")
    return (reply.json.texts("results", "place_id"), reply.json["next_page_token"]?.string)
  }

  @Test("Pages follow one another up to sixty results, by the token alone")
  func paging() async throws {
    let first = try await page("location=0,0&radius=50000&keyword=stop", of: 70)
    let second = try await page("pagetoken=\(try #require(first.token))", of: 70)
    let third = try await page("pagetoken=\(try #require(second.token))&location=9,9", of: 70)
    #expect(first.ids + second.ids + third.ids == (0..<60).map { "P\($0)" })
    #expect(third.token == nil)
  }

  @Test("The last page has no token", arguments: [19, 20])
  func lastPage(count: Int) async throws {
    #expect(try await page("location=0,0&radius=50000", of: count).token == nil)
  }

  @Test("A token does not hold the key")
  func secrecy() async throws {
    let text = try #require(try await page("location=0,0&radius=50000", of: 30).token)
    let token = try #require(EmbeddedPageToken(text: text))
    #expect(token.search == "location=0,0&radius=50000")
  }

  // MARK: Keys

  @Test(
    "A wrong key is denied in each shape",
    arguments: [
      ("findplacefromtext", #"{"candidates":[],"#), ("autocomplete", #"{"predictions":[],"#),
      ("nearbysearch", #"{"html_attributions":[],"results":[],"#),
    ])
  func key(method: String, start: String) async throws {
    let reply = try await EmbeddedCalls().get(
      "https://maps.googleapis.com/maps/api/place/\(method)/json?key=wrong")
    #expect(
      reply.text
        == start + #""error_message":"The provided API key is invalid.","status":"REQUEST_DENIED"}"#
    )
  }
}
