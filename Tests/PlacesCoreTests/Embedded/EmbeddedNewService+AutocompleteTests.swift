import Foundation
import Testing

@testable import PlacesCore

@Suite("Autocomplete of the embedded service, New")
struct EmbeddedNewAutocompleteTests {
  private func reply(
    _ body: String, mask: String? = nil, town: Bool = true, headers: [String: String] = [:]
  ) async throws -> EmbeddedCalls.Reply {
    try await EmbeddedCalls(town ? EmbeddedTown.json : nil)
      .post("autocomplete", body, mask: mask, headers: headers)
  }

  private func ids(_ members: String, input: String = "e") async throws -> String {
    let reply = try await reply(#"{"input": "\#(input)", \#(members)}"#)
    #expect(reply.status == 200)
    return reply.json.texts("suggestions", "placePrediction", "placeId").joined()
  }

  // MARK: Answers

  @Test("A suggestion is a place with its texts and what matched in them")
  func answer() async throws {
    let address = "123 Sample Street, Bến Nghé, Quận 1, Hồ Chí Minh 700000, Vietnam"
    let reply = try await reply(#"{"input": "HỒtel bẾN river"}"#, town: false)
    let matches =
      #""matches":[{"startOffset":7,"endOffset":12},{"startOffset":17,"endOffset":22}"#
    #expect(
      reply.text
        == #"{"suggestions":[{"placePrediction":{"place":"places/ChIJV4k8_9UodTERU5KXbkYpSYs","#
        + #""placeId":"ChIJV4k8_9UodTERU5KXbkYpSYs","text":{"text":"Sample Riverside Hotel, "#
        + #"\#(address)",\#(matches),{"startOffset":43,"endOffset":46}]},"#
        + #""structuredFormat":{"mainText":{"text":"Sample Riverside Hotel",\#(matches)]},"#
        + #""secondaryText":{"text":"\#(address)","matches":[{"startOffset":19,"endOffset":22}]}},"#
        + #""types":["hotel","lodging","point_of_interest","establishment"]}}]}"#)
  }

  @Test("A match at the start has no start offset, and a distance of 0 is not said")
  func presence() async throws {
    let body = #"{"input": "bar beta", "origin": {"latitude": 50, "longitude": 8.01}}"#
    let reply = try await reply(body)
    #expect(
      reply.text
        == #"{"suggestions":[{"placePrediction":{"place":"places/B","placeId":"B","text":{"#
        + #""text":"Beta Bar, 2 Market Square, Town, Germany","#
        + #""matches":[{"endOffset":4},{"startOffset":5,"endOffset":8}]},"#
        + #""structuredFormat":{"mainText":{"text":"Beta Bar","#
        + #""matches":[{"endOffset":4},{"startOffset":5,"endOffset":8}]},"#
        + #""secondaryText":{"text":"2 Market Square, Town, Germany"}},"types":["bar","food"]}}]}"#
    )
  }

  @Test("A place without an address has no second text, and no distance without a position")
  func serviceArea() async throws {
    let body = """
      {"input": "delta", "includePureServiceAreaBusinesses": true, "origin": {"latitude": 1}}
      """
    let reply = try await reply(body)
    #expect(
      reply.text
        == #"{"suggestions":[{"placePrediction":{"place":"places/D","placeId":"D","text":{"#
        + #""text":"Delta Plumbing","matches":[{"endOffset":5}]},"structuredFormat":{"#
        + #""mainText":{"text":"Delta Plumbing","matches":[{"endOffset":5}]}},"#
        + #""types":["plumber"]}}]}"#)
  }

  @Test(
    "Without a match there is nothing",
    arguments: [
      #"{"input": "nothing"}"#, #"{"input": " "}"#, #"{"input": "alpha", "inputOffset": 0}"#,
    ])
  func nothing(body: String) async throws {
    let reply = try await reply(body)
    #expect(reply.status == 200)
    #expect(reply.text == "{}")
  }

  @Test("Five suggestions are the most")
  func most() async throws {
    let reply = try await EmbeddedCalls(EmbeddedTown.row(of: 9))
      .post("autocomplete", #"{"input": "stop"}"#)
    #expect(
      reply.json.texts("suggestions", "placePrediction", "placeId")
        == ["P0", "P1", "P2", "P3", "P4"])
  }

  @Test("A mask keeps what it names")
  func mask() async throws {
    let reply = try await reply(
      #"{"input": "beta"}"#,
      mask: "suggestions.placePrediction.placeId,suggestions.placePrediction.text.text")
    #expect(
      reply.text
        == #"{"suggestions":[{"placePrediction":{"placeId":"B","text":{"#
        + #""text":"Beta Bar, 2 Market Square, Town, Germany"}}}]}"#)
  }

  @Test(
    "A mask of something else is refused",
    arguments: ["places", "placePrediction", "suggestions.placePrediction.text.matches.offset"])
  func unknownMask(mask: String) async throws {
    let reply = try await reply(#"{"input": "beta"}"#, mask: mask)
    #expect(reply.status == 400)
    #expect(reply.violation == mask)
  }

  // MARK: Language and region

  @Test(
    "The language is the body's, then the header's",
    arguments: [
      (#"{"input": "mau", "languageCode": "vi"}"#, [:], "Khách sạn Mẫu Ven Sông"),
      (
        #"{"input": "riverside"}"#, ["Accept-Language": "fr-FR,fr;q=0.9"], "Hôtel Exemple du Fleuve"
      ),
      (
        #"{"input": "riverside", "languageCode": "en"}"#, ["Accept-Language": "fr"],
        "Sample Riverside Hotel"
      ),
      (#"{"input": "riverside"}"#, ["Accept-Language": "*"], "Sample Riverside Hotel"),
    ])
  func language(body: String, headers: [String: String], name: String) async throws {
    let reply = try await reply(body, town: false, headers: headers)
    let suggestion = reply.json["suggestions"]?.array?.first?["placePrediction"]
    #expect(suggestion?["structuredFormat"]?["mainText"]?["text"]?.string == name)
  }

  @Test("Who is in the country is not told of it, and matches stay where they are")
  func region() async throws {
    let reply = try await reply(#"{"input": "square", "regionCode": "de"}"#)
    let text = reply.json["suggestions"]?.array?.first?["placePrediction"]?["text"]
    #expect(text?["text"] == "Beta Bar, 2 Market Square, Town")
    #expect(text?["matches"] == [["startOffset": 19, "endOffset": 25]])
  }

  // MARK: Filters

  @Test("The caret counts Unicode characters, and what follows it does not count")
  func caret() async throws {
    #expect(try await ids(#""inputOffset": 3"#, input: "alp🍕") == "ACF")
    #expect(try await ids(#""inputOffset": 4"#, input: "alp🍕") == "")
    #expect(try await ids(#""inputOffset": 5"#, input: "alphazzz") == "AFC")
  }

  @Test(
    "Filters keep what they ask for",
    arguments: [
      (#""includedPrimaryTypes": ["bar"]"#, "town", "B"),
      (#""includedPrimaryTypes": ["bar", "cafe"]"#, "town", "BAC"),
      (#""includedPrimaryTypes": ["(cities)"]"#, "town", ""),
      (#""includedRegionCodes": ["fr"]"#, "alpha", "F"),
      (#""includedRegionCodes": ["FR", "de"]"#, "alpha", "AFC"),
      (#""includeFutureOpeningBusinesses": true"#, "epsilon", "E"),
      (#""includeFutureOpeningBusinesses": false"#, "epsilon", ""),
      (#""includeQueryPredictions": true"#, "beta", "B"), (#""sessionToken": "abc""#, "beta", "B"),
    ])
  func filters(members: String, input: String, found: String) async throws {
    #expect(try await ids(members, input: input) == found)
  }

  private static let dateLine = """
    {"low": {"latitude": -20, "longitude": 179}, "high": {"latitude": -10, "longitude": -179}}
    """
  private static let around = #"{"center": {"latitude": 50, "longitude": 8}, "radius": 1000}"#

  @Test(
    "A restriction keeps, a bias ranks, an origin ranks first",
    arguments: [
      (#""locationRestriction": {"rectangle": \#(dateLine)}"#, "hut", "GH"),
      (#""locationRestriction": {"rectangle": \#(dateLine)}"#, "town", ""),
      (#""locationRestriction": {"circle": \#(around)}"#, "town", "AB"),
      (#""locationBias": {"circle": \#(around)}"#, "town", "ABC"),
      (#""locationBias": {"rectangle": \#(dateLine)}"#, "town", "CBA"),
      (#""origin": {"latitude": 50, "longitude": 9}"#, "town", "CBA"),
      (
        #""origin": {"latitude": 50, "longitude": 9}, "locationBias": {"circle": \#(around)}"#,
        "town", "CBA"
      ),
    ])
  func areas(members: String, input: String, found: String) async throws {
    #expect(try await ids(members, input: input) == found)
  }

  @Test(
    "A collection finds what is not a business",
    arguments: [("(cities)", ["A"]), ("(regions)", ["A", "B"])])
  func collections(name: String, found: [String]) async throws {
    let calls = try EmbeddedCalls(
      """
      [{"id": "A", "displayName": {"text": "Xa"}, "types": ["locality"], "userRatingCount": 2},
       {"id": "B", "displayName": {"text": "Xb"}, "types": ["country"], "userRatingCount": 1},
       {"id": "C", "displayName": {"text": "Xc"}, "types": ["bar", "establishment"]}]
      """)
    let reply = try await calls.post(
      "autocomplete", #"{"input": "x", "includedPrimaryTypes": ["\#(name)"]}"#)
    #expect(reply.json.texts("suggestions", "placePrediction", "placeId") == found)
  }

  // MARK: Limits

  private static func list(_ text: String, _ count: Int) -> String {
    "[\(repeatElement(#""\#(text)""#, count: count).joined(separator: ","))]"
  }

  @Test(
    "What is just inside a limit is taken",
    arguments: [
      #""includedPrimaryTypes": \#(list("bar", 5))"#, #""includedPrimaryTypes": []"#,
      #""includedPrimaryTypes": ["establishment"]"#, #""includedRegionCodes": \#(list("us", 15))"#,
      #""inputOffset": 1"#, #""origin": {"latitude": 90, "longitude": -180}"#,
      #""sessionToken": "123456789012345678901234567890123456""#,
      #""locationBias": {"circle": {"center": {}, "radius": 0}}"#,
      #""locationBias": {"circle": {"center": {}, "radius": 50000}}"#,
      #""locationRestriction": {"circle": {"center": {}, "radius": 0.1}}"#,
      #""locationRestriction": {"circle": {"center": {}, "radius": 50000}}"#,
      #""locationRestriction": {"rectangle": {"low": {}, "high": {}}}"#,
      #""locationBias": {"rectangle": {"low": {"longitude": -180}, "high": {"longitude": 180}}}"#,
    ])
  func inside(members: String) async throws {
    #expect(try await reply(#"{"input": "x", \#(members)}"#).status == 200)
  }

  @Test(
    "What is just outside is refused by name",
    arguments: [
      (#""includedPrimaryTypes": \#(list("bar", 6))"#, "includedPrimaryTypes"),
      (#""includedPrimaryTypes": ["bar", "(cities)"]"#, "includedPrimaryTypes[1]"),
      (#""includedPrimaryTypes": ["(towns)"]"#, "includedPrimaryTypes[0]"),
      (#""includedPrimaryTypes": ["Bar"]"#, "includedPrimaryTypes[0]"),
      (#""includedPrimaryTypes": "bar""#, "includedPrimaryTypes"),
      (#""includedRegionCodes": \#(list("us", 16))"#, "includedRegionCodes"),
      (#""includedRegionCodes": ["usa"]"#, "includedRegionCodes[0]"),
      (#""inputOffset": 2"#, "inputOffset"), (#""inputOffset": -1"#, "inputOffset"),
      (#""inputOffset": 0.5"#, "inputOffset"),
      (#""origin": {"latitude": 90.1}"#, "origin.latitude"),
      (#""origin": {"longitude": -180.1}"#, "origin.longitude"),
      (#""origin": {"lat": 1}"#, "origin.lat"),
      (#""sessionToken": "1234567890123456789012345678901234567""#, "sessionToken"),
      (#""sessionToken": "a b""#, "sessionToken"), (#""languageCode": "xx""#, "languageCode"),
      (#""regionCode": "419""#, "regionCode"), (#""regionCode": 1"#, "regionCode"),
      (#""locationBias": {"circle": {"center": {}, "radius": -1}}"#, "locationBias.circle.radius"),
      (
        #""locationBias": {"circle": {"center": {}, "radius": 50000.1}}"#,
        "locationBias.circle.radius"
      ),
      (#""locationBias": {"circle": {"radius": 1}}"#, "locationBias.circle.center"),
      (#""locationBias": {}"#, "locationBias"),
      (#""locationBias": {"circle": \#(around), "rectangle": \#(dateLine)}"#, "locationBias"),
      (#""locationRestriction": {"circle": {"center": {}, "radius": 0}}"#, "locationRestriction"),
      (#""locationRestriction": {"rectangle": {"low": {}}}"#, "locationRestriction.rectangle.high"),
      (#""locationRestriction": {"rectangle": {"high": {}}}"#, "locationRestriction.rectangle.low"),
      (
        #""locationRestriction": {"rectangle": {"low": {"latitude": 1}, "high": {}}}"#,
        "locationRestriction.rectangle"
      ),
      (
        #""locationBias": {"rectangle": {"low": {"longitude": 180}, "high": {"longitude": -180}}}"#,
        "locationBias.rectangle"
      ),
      (
        #""locationBias": {"circle": \#(around)}, "locationRestriction": {"circle": \#(around)}"#,
        "locationBias"
      ),
      (#""includeQueryPredictions": "yes""#, "includeQueryPredictions"),
      (#""query": "x""#, "query"),
    ])
  func outside(members: String, argument: String) async throws {
    let reply = try await reply(#"{"input": "x", \#(members)}"#)
    #expect(reply.status == 400)
    #expect(reply.json["error"]?["status"] == "INVALID_ARGUMENT")
    #expect(reply.violation == argument)
  }

  @Test("The input is required", arguments: ["{}", #"{"input": ""}"#, #"{"input": null}"#])
  func noInput(body: String) async throws {
    let reply = try await reply(body)
    #expect(reply.status == 400)
    #expect(reply.violation == "input")
  }

  @Test("A body that is no JSON object is refused", arguments: [nil, "", "[]", "{", "null"])
  func noBody(body: String?) async throws {
    let reply = try await EmbeddedCalls().post("autocomplete", body)
    #expect(reply.status == 400)
    #expect(reply.violation == "")
  }

  @Test("An error says what is wrong in the shape that the service gives it")
  func error() async throws {
    let reply = try await reply(#"{"input": "x", "inputOffset": 2}"#)
    #expect(
      reply.text
        == #"{"error":{"code":400,"message":"The request holds an invalid argument.","#
        + #""status":"INVALID_ARGUMENT","details":["#
        + #"{"@type":"type.googleapis.com/google.rpc.BadRequest","fieldViolations":["#
        + #"{"field":"inputOffset","description":"it is not a place in the input."}]}]}}"#)
  }
}
