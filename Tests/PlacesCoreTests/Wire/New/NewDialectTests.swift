import Foundation
import PlacesTestSupport
import Testing

@testable import PlacesCore

@Suite("New dialect")
struct NewDialectTests {
  private func caller(_ change: (inout Caller) -> Void = { _ in }) throws -> Caller {
    var caller = Caller(address: "https://places.googleapis.com", key: try #require(Secret("key")))
    change(&caller)
    return caller
  }

  private func request(
    _ query: PlaceQuery, _ change: (inout Caller) -> Void = { _ in }
  ) throws -> HTTPRequest {
    try Dialect.new.details.request(query, try caller(change))
  }

  @Test("The smallest request holds the place, the key and the mask")
  func smallest() throws {
    let request = try request(PlaceQuery(placeID: "ChIJ1", fields: [.placeID]))
    #expect(
      request
        == HTTPRequest(
          method: "GET",
          url: try #require(URL(string: "https://places.googleapis.com/v1/places/ChIJ1")),
          headers: ["X-Goog-Api-Key": "key", "X-Goog-FieldMask": "id,attributions,movedPlaceId"]))
  }

  @Test("The fullest request holds every option in its place")
  func fullest() throws {
    let request = try request(
      PlaceQuery(
        placeID: "a/b", fields: [.types, .name], sessionToken: SessionToken(text: "token_-="),
        regionCode: "gb")
    ) { caller in
      caller.address = "https://example.com/base/"
      caller.languageCode = "zh-Hant-TW"
      caller.regionCode = "US"
      caller.bundleIdentifier = "com.example.app"
      caller.appCheckToken = "app-check"
      caller.attributionIDs = ["one", "two"]
    }
    #expect(
      request.url.absoluteString
        == "https://example.com/base/v1/places/a%2Fb"
        + "?languageCode=zh-Hant-TW&regionCode=gb&sessionToken=token_-%3D")
    #expect(
      request.headers == [
        "X-Goog-Api-Key": "key",
        "X-Goog-FieldMask": "displayName,types,attributions,movedPlaceId",
        "X-Ios-Bundle-Identifier": "com.example.app",
        "X-Firebase-AppCheck": "app-check",
        "X-Goog-Maps-Solution-ID": "one,two",
      ])
    #expect(request.body == nil)
  }

  @Test(
    "The query's region wins over the caller's, which stands in for none",
    arguments: [(nil, nil, nil), (nil, "US", "US"), ("gb", "US", "gb"), ("gb", nil, "gb")]
      as [(String?, String?, String?)])
  func region(asked: String?, configured: String?, sent: String?) throws {
    let request = try request(
      PlaceQuery(placeID: "ChIJ1", fields: [.name], regionCode: asked)
    ) { $0.regionCode = configured }
    #expect(request.url.query() == sent.map { "regionCode=\($0)" })
  }

  @Test("Two queries with one token make equal requests")
  func oneToken() throws {
    let token = SessionToken()
    let first = PlaceQuery(placeID: "ChIJ1", fields: [.name], sessionToken: token)
    let second = PlaceQuery(
      placeID: "ChIJ1", fields: [.name], sessionToken: SessionToken(text: token.text))
    #expect(try request(first) == request(second))
    #expect(try request(first).url.query() == "sessionToken=\(token.text)")
  }

  @Test(
    "A field that New has no name for is an invalid request that names both",
    arguments: [PlaceField.icon, .permanentlyClosed])
  func legacyField(field: PlaceField) throws {
    let failure = try #require(throws: PlacesFailure.self) {
      try request(PlaceQuery(placeID: "ChIJ1", fields: [.name, field]))
    }
    #expect(failure.code == .invalidRequest)
    #expect(failure.message == "Places API (New) has no field for '\(field.canonicalName)'.")
  }

  @Test("An answer becomes a record that knows what was asked and when it came")
  func answer() throws {
    let instant = PlacesConfiguration.testInstant
    let record = try Dialect.new.details.answer(
      HTTPResponse(status: 200, body: Data(#"{"id": "ChIJ2", "rating": 4.5}"#.utf8)),
      PlaceQuery(placeID: "ChIJ1", fields: [.placeID, .name]), instant)
    #expect(record.placeID == "ChIJ2")
    #expect(record.requested == [.placeID, .name, .attributions, .movedPlaceId])
    #expect(record.receivedAt == instant)
    #expect(record.availability(of: .name) == .noData)
    #expect(record.availability(of: .rating) == .notRequested)
  }

  @Test("A success is no failure", arguments: [200, 204, 299])
  func success(status: Int) {
    #expect(Dialect.new.details.failure(HTTPResponse(status: status)) == nil)
  }

  @Test("Every other status is one, redirects too", arguments: [100, 199, 300, 302, 308, 400, 599])
  func failure(status: Int) throws {
    let failure = try #require(Dialect.new.details.failure(HTTPResponse(status: status)))
    #expect(failure.httpStatus == status)
  }
}
