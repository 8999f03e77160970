import Foundation
import PlacesTestSupport
import Testing

@testable import PlacesCore

@Suite("Answers of Places API (Legacy) to searches")
struct SearchRecordLegacyTests {
  private func response(_ body: String) -> HTTPResponse {
    HTTPResponse(status: 200, body: Data(body.utf8))
  }

  @Test("A prediction has its texts, its matches, its types and its distance")
  func prediction() throws {
    let body = """
      {"predictions": [{"description": "Hotel Zoë, Paris", "place_id": "ChIJ1",
        "matched_substrings": [{"length": 3, "offset": 0}, {"length": 3, "offset": 6}],
        "structured_formatting": {"main_text": "Hotel Zoë",
          "main_text_matched_substrings": [{"length": 3, "offset": 0}],
          "secondary_text": "Paris"},
        "terms": [{"offset": 0, "value": "Hotel Zoë"}], "types": ["lodging"],
        "distance_meters": 250}], "status": "OK"}
      """
    let found = try Dialect.legacy.autocomplete.answer(
      response(body), AutocompleteQuery(input: "a"), .distantPast)
    #expect(
      found == [
        SuggestionRecord(
          placeID: "ChIJ1",
          text: MatchedTextRecord(text: "Hotel Zoë, Paris", matches: [0..<3, 6..<9]),
          mainText: MatchedTextRecord(text: "Hotel Zoë", matches: [0..<3]),
          secondaryText: MatchedTextRecord(text: "Paris"), types: ["lodging"],
          distanceMeters: 250)
      ])
  }

  @Test("Offsets beyond all bounds match nothing", arguments: [Int.max, -1, Int.min])
  func hostileOffsets(length: Int) throws {
    let body = """
      {"predictions": [{"description": "Hotel",
        "matched_substrings": [{"length": \(length), "offset": 9223372036854775807}]}],
        "status": "OK"}
      """
    let found = try Dialect.legacy.autocomplete.answer(
      response(body), AutocompleteQuery(input: "a"), .distantPast)
    #expect(found.map(\.text.matches) == [[]])
  }

  private func candidates(_ body: String, count: Int = 20) throws -> SearchRecord {
    var query = TextSearchQuery(
      text: "a", selection: FieldSelection([.name, .website, .placeID]))
    query.maximumResultCount = count
    return try Dialect.legacy.textSearch.answer(response(body), query, .distantPast)
  }

  @Test("What a search cannot answer counts as not requested")
  func notRequested() throws {
    let found = try candidates(
      #"{"candidates": [{"name": "A", "place_id": "a"}], "status": "OK"}"#)
    #expect(found.places.map { $0.name?.text } == ["A"])
    #expect(found.places.map { $0.availability(of: .website) } == [.notRequested])
    #expect(found.places.map(\.requested) == [[.name, .placeID, .attributions]])
  }

  @Test("Credits stand beside the list and belong to each place")
  func credits() throws {
    let found = try candidates(
      """
      {"candidates": [{"name": "A"}, {"name": "B"}], "status": "OK",
        "html_attributions": ["<a href=\\"https://example.com\\">P</a>"]}
      """)
    #expect(found.places.map { $0.attributions?.map(\.provider) } == [["P"], ["P"]])
  }

  @Test("There are at most as many places as were asked for", arguments: [1, 2, 3])
  func count(count: Int) throws {
    let body = #"{"candidates": [{"name": "A"}, {"name": "B"}], "status": "OK"}"#
    #expect(try candidates(body, count: count).places.count == min(count, 2))
  }

  @Test(
    "Finding nothing is no failure",
    arguments: [
      #"{"candidates": [], "results": [], "predictions": [], "status": "ZERO_RESULTS"}"#,
      #"{"status": "ZERO_RESULTS"}"#, #"{"status": "OK"}"#,
    ])
  func nothing(body: String) throws {
    let response = response(body)
    #expect(Dialect.legacy.textSearch.failure(response) == nil)
    #expect(Dialect.legacy.nearbySearch.failure(response) == nil)
    #expect(Dialect.legacy.autocomplete.failure(response) == nil)
    #expect(try candidates(body).places == [])
  }

  @Test(
    "Any other word is a failure",
    arguments: [
      ("INVALID_REQUEST", PlacesFailure.Code.invalidRequest),
      ("REQUEST_DENIED", .accessNotConfigured), ("UNKNOWN_ERROR", .unavailable),
      ("OVER_QUERY_LIMIT", .usageLimitExceeded), ("BRAND_NEW", .serverError),
    ])
  func failures(word: String, code: PlacesFailure.Code) {
    let response = response(#"{"status": "\#(word)"}"#)
    #expect(Dialect.legacy.textSearch.failure(response)?.code == code)
    #expect(Dialect.legacy.nearbySearch.failure(response)?.code == code)
    #expect(Dialect.legacy.autocomplete.failure(response)?.code == code)
  }

  @Test("An answer that does not say how it went is malformed")
  func noStatus() {
    #expect(throws: WireError.self) { try candidates("{}") }
  }

  @Test("Hours that only say whether it is open are known for now")
  func openNow() throws {
    let query = NearbySearchQuery(area: .circle, selection: FieldSelection([.openingHours]))
    let body = #"{"results": [{"opening_hours": {"open_now": true}}], "status": "OK"}"#
    let found = try Dialect.legacy.nearbySearch.answer(response(body), query, .distantPast)
    #expect(found.places.map { $0.openingHours?.isOpenNow } == [true])
    #expect(found.places.map { $0.openStatus(at: .distantFuture).state } == [.unknown])
  }

  @Test("A search by distance stays in its circle")
  func circle() throws {
    var query = NearbySearchQuery(
      area: .circle(.paris, radius: 500), selection: FieldSelection([.placeID]))
    query.includedTypes = ["cafe"]
    query.rank = .distance
    let body = """
      {"results": [
        {"place_id": "near", "geometry": {"location": {"lat": 48.8570, "lng": 2.3522}}},
        {"place_id": "edge", "geometry": {"location": {"lat": 48.8610, "lng": 2.3522}}},
        {"place_id": "far", "geometry": {"location": {"lat": 48.8612, "lng": 2.3522}}},
        {"place_id": "nowhere"}], "status": "OK"}
      """
    let found = try Dialect.legacy.nearbySearch.answer(response(body), query, .distantPast)
    #expect(found.places.map(\.placeID) == ["near", "edge"])
    #expect(found.places.allSatisfy { $0.coordinate == nil })
  }

  // MARK: Photos

  @Test("The redirect tells where a photo is", arguments: PhotoAddress.rows)
  func photo(row: PhotoAddress) {
    let response = HTTPResponse(status: 302, headers: ["location": row.text])
    let query = PhotoQuery(name: "a", maximumWidth: 1, maximumHeight: 1)
    #expect(Dialect.legacy.photoURL.failure(response) == nil)
    let url = try? Dialect.legacy.photoURL.answer(response, query, .distantPast)
    #expect(url?.absoluteString == (row.isTaken ? row.text : nil))
  }

  @Test(
    "What is no redirect is a failure",
    arguments: [
      (400, "<html>", PlacesFailure.Code.invalidRequest), (403, "\u{89}PNG", .usageLimitExceeded),
      (404, "", .invalidRequest), (200, "<html>", .serverError), (503, "", .unavailable),
      (200, #"{"status": "REQUEST_DENIED"}"#, .accessNotConfigured),
    ])
  func photoFailures(status: Int, body: String, code: PlacesFailure.Code) throws {
    let response = HTTPResponse(status: status, body: Data(body.utf8))
    let failure = try #require(Dialect.legacy.photoURL.failure(response))
    #expect(failure.code == code)
    #expect(failure.httpStatus == status)
    #expect(failure.message.contains("fetch the place again") == (code == .invalidRequest))
  }
}
