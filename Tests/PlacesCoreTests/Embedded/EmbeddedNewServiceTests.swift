import Foundation
import PlacesTestSupport
import Testing

@testable import PlacesCore

@Suite("Embedded service in the New dialect")
struct EmbeddedNewServiceTests {
  private static let hotel = "/v1/places/ChIJV4k8_9UodTERU5KXbkYpSYs"

  private func response(
    _ path: String = hotel, method: String = "GET", key: String? = EmbeddedPlaces.defaultAPIKey,
    mask: String? = "id"
  ) async throws -> HTTPResponse {
    let url = try #require(URL(string: "https://places.googleapis.com\(path)"))
    var request = HTTPRequest(method: method, url: url)
    request.headers["X-Goog-Api-Key"] = key
    request.headers["X-Goog-FieldMask"] = mask
    return try await EmbeddedPlaces.sample.send(request)
  }

  private func expect(
    _ response: HTTPResponse, _ status: Int, _ body: String,
    _ location: SourceLocation = #_sourceLocation
  ) {
    #expect(response.status == status, sourceLocation: location)
    #expect(
      String(decoding: response.body, as: UTF8.self) == body, sourceLocation: location)
    #expect(
      response.header("Content-Type") == "application/json; charset=UTF-8",
      sourceLocation: location)
  }

  private static func argument(_ field: String, _ description: String) -> String {
    #"{"error":{"code":400,"message":"The request holds an invalid argument.","#
      + #""status":"INVALID_ARGUMENT","details":["#
      + #"{"@type":"type.googleapis.com/google.rpc.BadRequest","fieldViolations":["#
      + #"{"field":"\#(field)","description":"\#(description)"}]}]}}"#
  }

  // MARK: Answers

  @Test("A place is a bare object with what the mask keeps")
  func place() async throws {
    let response = try await response(mask: "id,displayName.text,rating,movedPlaceId")
    expect(
      response, 200,
      #"{"id":"ChIJV4k8_9UodTERU5KXbkYpSYs","displayName":{"text":"Sample Riverside Hotel"},"#
        + #""rating":4.6}"#)
  }

  @Test(
    "Key and mask may stand in the query instead",
    arguments: ["key=embedded&fields=id", "key=embedded&$fields=id", "fields=id&key=embedded"])
  func query(text: String) async throws {
    let response = try await response("\(Self.hotel)?\(text)", key: nil, mask: nil)
    expect(response, 200, #"{"id":"ChIJV4k8_9UodTERU5KXbkYpSYs"}"#)
  }

  @Test("A name that is encoded in the path is the same name")
  func encodedPath() async throws {
    let response = try await response("/v1/places/ChIJV4k8%5F9UodTERU5KXbkYpSYs")
    expect(response, 200, #"{"id":"ChIJV4k8_9UodTERU5KXbkYpSYs"}"#)
  }

  // MARK: Keys

  @Test("Without a key the caller is not registered", arguments: [nil, ""])
  func noKey(key: String?) async throws {
    expect(
      try await response(key: key), 403,
      #"{"error":{"code":403,"message":"Unregistered callers may not use this method: "#
        + #"send an API key.","status":"PERMISSION_DENIED"}}"#)
  }

  @Test("Any other key is not valid", arguments: ["wrong", "Embedded", "embedded ", "embeddedd"])
  func wrongKey(key: String) async throws {
    expect(
      try await response(key: key), 400,
      #"{"error":{"code":400,"message":"API key not valid.","status":"INVALID_ARGUMENT","#
        + #""details":[{"@type":"type.googleapis.com/google.rpc.ErrorInfo","#
        + #""reason":"API_KEY_INVALID","domain":"googleapis.com","#
        + #""metadata":{"service":"places.googleapis.com"}}]}}"#)
  }

  @Test("The key is checked before anything else")
  func keyFirst() async throws {
    #expect(try await response("/v1/places/ChIJNobody", key: nil, mask: nil).status == 403)
  }

  @Test("A key of one's own replaces the default")
  func ownKey() async throws {
    var places = EmbeddedPlaces.sample
    places.acceptedAPIKey = "mine"
    let url = try #require(URL(string: "https://example.com\(Self.hotel)?fields=id"))
    let request = { HTTPRequest(method: "GET", url: url, headers: ["X-Goog-Api-Key": $0]) }
    #expect(try await places.send(request("mine")).status == 200)
    #expect(try await places.send(request("embedded")).status == 400)
    let engine = PlacesEngine.embedded(places, configuration: .test())
    let query = PlaceQuery(placeID: "ChIJV4k8_9UodTERU5KXbkYpSYs", fields: [.placeID])
    #expect(try await engine.fetchPlace(query).get().placeID == query.placeID)
  }

  // MARK: Masks

  @Test("A missing or empty mask is refused", arguments: [nil, ""])
  func noMask(mask: String?) async throws {
    expect(
      try await response(mask: mask), 400,
      #"{"error":{"code":400,"message":"The field mask is required: "#
        + #"give it as X-Goog-FieldMask, $fields or fields.","status":"INVALID_ARGUMENT"}}"#)
  }

  @Test(
    "An unknown path is refused with the whole mask and the path",
    arguments: [
      ("places.id", "places.id"), ("id,places.displayName", "places.displayName"),
      ("id,unknown,other", "unknown"), ("photos.unknown", "photos.unknown"), ("id,", ""),
    ])
  func unknownPath(mask: String, path: String) async throws {
    expect(
      try await response(mask: mask), 400,
      Self.argument(mask, "No field matches the path '\(path)'."))
  }

  // MARK: IDs

  @Test(
    "A malformed ID is refused",
    arguments: [
      ("a%20b", "a b"), ("a.b", "a.b"), ("a%2Fb", "a/b"), ("%C3%A9", "é"), ("a:b", "a:b"),
      ("a%22b", #"a\"b"#), ("%F0%9F%8F%A0", "🏠"), ("%2E%2E", ".."),
    ])
  func malformedID(component: String, id: String) async throws {
    expect(
      try await response("/v1/places/\(component)"), 400,
      #"{"error":{"code":400,"message":"'\#(id)' is not a valid place ID.","#
        + #""status":"INVALID_ARGUMENT"}}"#)
  }

  @Test("An ID of no place is not found", arguments: ["ChIJSampleObsolete000000001", "ChIJNobody"])
  func obsoleteID(id: String) async throws {
    expect(
      try await response("/v1/places/\(id)"), 404,
      #"{"error":{"code":404,"message":"No place has this ID any longer: "#
        + #"refresh the IDs you keep.","status":"NOT_FOUND"}}"#)
  }

  @Test("A former ID is answered with the new one")
  func formerID() async throws {
    expect(
      try await response("/v1/places/ChIJSampleFormerShop0000008", mask: "id,name"), 200,
      #"{"name":"places/ChIJSampleNewBookshop000008","id":"ChIJSampleNewBookshop000008"}"#)
  }

  @Test("A place that moved is answered with its next ID")
  func movedID() async throws {
    expect(
      try await response(
        "/v1/places/ChIJSampleOldBookshop000006", mask: "id,businessStatus,moved_place,movedPlaceId"
      ),
      200,
      #"{"id":"ChIJSampleOldBookshop000006","businessStatus":"CLOSED_PERMANENTLY","#
        + #""movedPlace":"places/ChIJSampleNewBookshop000008","#
        + #""movedPlaceId":"ChIJSampleNewBookshop000008"}"#)
  }

  // MARK: Methods

  @Test(
    "Any other method is not there",
    arguments: [
      ("POST", hotel), ("GET", "/v1/places"), ("GET", "/v1"), ("GET", "/"),
      ("GET", "/v2/places/ChIJ1"), ("GET", "/v1/place/ChIJ1"), ("GET", "\(hotel)/photos"),
      ("GET", "/base\(hotel)"), ("POST", "/v1/places:search"),
      ("GET", "/v1/places:searchText"), ("POST", "/v2/places:searchText"),
      ("POST", "\(hotel)/photos/a/media"), ("GET", "\(hotel)/photos/a"),
      ("GET", "\(hotel)/photo/a/media"), ("GET", "\(hotel)/photos/a/medium"),
    ])
  func unknownMethod(method: String, path: String) async throws {
    expect(
      try await response(path, method: method), 404,
      #"{"error":{"code":404,"message":"The embedded service has no such method.","#
        + #""status":"NOT_FOUND"}}"#)
  }

  // MARK: Arguments

  @Test(
    "A language is known by its first part, even one that has no translation",
    arguments: [
      "en", "en-US", "vi", "VI", "vi-VN", "zh-Hant-TW", "es-419", "pt_BR", "no", "iw", "fil", "tlh",
    ])
  func language(code: String) async throws {
    #expect(try await response("\(Self.hotel)?languageCode=\(code)").status == 200)
  }

  @Test(
    "An unknown language is refused",
    arguments: ["xx", "zz-ZZ", "english", "klingon", "e", "123", "x-klingon", "-en", ""])
  func unknownLanguage(code: String) async throws {
    expect(
      try await response("\(Self.hotel)?languageCode=\(code)"), 400,
      Self.argument("languageCode", "'\(code)' is not a valid languageCode."))
  }

  @Test("A region is two letters", arguments: ["US", "us", "zz"])
  func region(code: String) async throws {
    #expect(try await response("\(Self.hotel)?regionCode=\(code)").status == 200)
  }

  @Test("Any other region is refused", arguments: ["", "419", "usa", "u1", "u"])
  func malformedRegion(code: String) async throws {
    expect(
      try await response("\(Self.hotel)?regionCode=\(code)"), 400,
      Self.argument("regionCode", "'\(code)' is not a valid regionCode."))
  }

  @Test(
    "A session token has 1 to 36 characters of the URL-safe alphabet",
    arguments: ["a", "5f3a1c9e-0b7d-4c55-9f7e-2d1f00000000", "a_b%3D"])
  func sessionToken(token: String) async throws {
    #expect(try await response("\(Self.hotel)?sessionToken=\(token)").status == 200)
  }

  @Test(
    "Any other session token is refused",
    arguments: [
      ("", ""), ("a%20b", "a b"), ("%C3%A9", "é"), ("a%2Bb", "a+b"),
      (
        "1234567890123456789012345678901234567", "1234567890123456789012345678901234567"
      ),
    ])
  func malformedSessionToken(sent: String, token: String) async throws {
    expect(
      try await response("\(Self.hotel)?sessionToken=\(sent)"), 400,
      Self.argument("sessionToken", "'\(token)' is not a valid sessionToken."))
  }

  // MARK: Through the engine

  @Test("An error is the failure that the real service's would be")
  func failures() async throws {
    let engine = PlacesEngine.embedded(configuration: .test())
    let result = await engine.fetchPlace(PlaceQuery(placeID: "a b", fields: [.name]))
    let failure = try #require(throws: PlacesFailure.self) { try result.get() }
    #expect(failure.code == .invalidRequest)
    #expect(failure.httpStatus == 400)
    #expect(failure.statusWord == "INVALID_ARGUMENT")
    #expect(failure.underlyingText == "'a b' is not a valid place ID.")
  }

  @Test("A wrong key is an invalid key")
  func wrongKeyThroughEngine() async throws {
    let engine = PlacesEngine(
      configuration: .test(key: "wrong", transport: EmbeddedPlaces.sample))
    let result = await engine.fetchPlace(PlaceQuery(placeID: "ChIJ1", fields: [.name]))
    let failure = try #require(throws: PlacesFailure.self) { try result.get() }
    #expect(failure.code == .keyInvalid)
    #expect(failure.reason == "API_KEY_INVALID")
  }
}
