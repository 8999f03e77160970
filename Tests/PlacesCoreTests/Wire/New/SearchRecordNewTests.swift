import Foundation
import PlacesTestSupport
import Testing

@testable import PlacesCore

@Suite("Answers of Places API (New) to searches")
struct SearchRecordNewTests {
  private func response(_ body: String) -> HTTPResponse {
    HTTPResponse(status: 200, body: Data(body.utf8))
  }

  private func suggestions(_ body: String) throws -> [SuggestionRecord] {
    try Dialect.new.autocomplete.answer(
      response(body), AutocompleteQuery(input: "a"), .distantPast)
  }

  private func places(
    _ body: String, _ fields: PlaceFieldSet = [.name, .placeID]
  ) throws -> SearchRecord {
    try Dialect.new.textSearch.answer(
      response(body), TextSearchQuery(text: "a", selection: FieldSelection(fields)),
      .distantPast)
  }

  @Test("A place suggestion has its texts, its matches, its types and its distance")
  func suggestion() throws {
    let found = try suggestions(
      """
      {"suggestions": [{"placePrediction": {"place": "places/ChIJ1", "placeId": "ChIJ1",
        "text": {"text": "Hotel Zoë, Paris", "matches": [{"endOffset": 3},
          {"startOffset": 6, "endOffset": 9}]},
        "structuredFormat": {"mainText": {"text": "Hotel Zoë", "matches": [{"endOffset": 3}]},
          "secondaryText": {"text": "Paris"}},
        "types": ["lodging", "brand_new"], "distanceMeters": 250}}]}
      """)
    #expect(
      found == [
        SuggestionRecord(
          placeID: "ChIJ1",
          text: MatchedTextRecord(text: "Hotel Zoë, Paris", matches: [0..<3, 6..<9]),
          mainText: MatchedTextRecord(text: "Hotel Zoë", matches: [0..<3]),
          secondaryText: MatchedTextRecord(text: "Paris"), types: ["lodging", "brand_new"],
          distanceMeters: 250)
      ])
  }

  @Test(
    "A next page has a token that is not empty",
    arguments: [("{}", nil), (#"{"nextPageToken": ""}"#, nil), (#"{"nextPageToken": "a"}"#, "a")])
  func nextPage(body: String, token: String?) throws {
    #expect(try places(body).nextPageToken == token)
  }

  @Test("A suggestion without a structure is its whole text")
  func bareSuggestion() throws {
    let found = try suggestions(
      #"{"suggestions": [{"placePrediction": {"placeId": "a", "text": {"text": "Hotel"}}}]}"#)
    let text = MatchedTextRecord(text: "Hotel")
    #expect(found == [SuggestionRecord(placeID: "a", text: text, mainText: text)])
  }

  @Test(
    "Nothing found is an empty list, and what is no place is left out",
    arguments: [
      "{}", #"{"suggestions": []}"#, #"{"suggestions": [{}]}"#,
      #"{"suggestions": [{"queryPrediction": {"text": {"text": "hotels near me"}}}]}"#,
    ])
  func nothing(body: String) throws {
    #expect(try suggestions(body) == [])
  }

  @Test(
    "A malformed suggestion is an error with its path",
    arguments: [
      (#"{"suggestions": {}}"#, "suggestions"),
      (
        #"{"suggestions": [{"placePrediction": {"placeId": 1}}]}"#,
        "suggestions[0].placePrediction.placeId"
      ),
      (
        #"{"suggestions": [{}, {"placePrediction": {"distanceMeters": "far"}}]}"#,
        "suggestions[1].placePrediction.distanceMeters"
      ),
    ])
  func malformed(body: String, path: String) {
    let error = #expect(throws: WireError.self) { try suggestions(body) }
    #expect(error?.path == path)
  }

  @Test("A search has its places, its next page, its ways and its address")
  func search() throws {
    let found = try places(
      """
      {"places": [{"id": "a", "displayName": {"text": "A"}, "rating": "not asked for"},
        {"id": "b"}], "nextPageToken": "next", "searchUri": "https://example.com/s",
        "routingSummaries": [{"legs": [{"duration": "123.5s", "distanceMeters": 456}],
          "directionsUri": "https://example.com/d"}, {}]}
      """)
    #expect(found.places.map(\.placeID) == ["a", "b"])
    #expect(found.places.map { $0.name?.text } == ["A", nil])
    #expect(found.places[1].availability(of: .name) == .noData)
    #expect(found.places[0].availability(of: .rating) == .notRequested)
    #expect(found.nextPageToken == "next")
    #expect(found.searchUri == "https://example.com/s")
    #expect(
      found.routingSummaries == [
        RoutingSummaryRecord(
          legs: [LegRecord(duration: 123.5, distanceMeters: 456)],
          directionsUri: "https://example.com/d"), RoutingSummaryRecord(),
      ])
  }

  @Test("Credits of a place found are kept though no property asks for them")
  func credits() throws {
    let found = try places(#"{"places": [{"attributions": [{"provider": "P"}]}]}"#)
    #expect(found.places.first?.attributions?.map(\.provider) == ["P"])
  }

  @Test("No match is an empty list")
  func noMatch() throws {
    let found = try places("{}")
    #expect(found.places == [])
    #expect(found.nextPageToken == nil)
  }

  @Test(
    "A malformed search is an error with its path",
    arguments: [
      (#"{"places": [{"id": "a"}, {"id": 1}]}"#, "places[1].id"),
      (#"{"nextPageToken": 1}"#, "nextPageToken"),
      (
        #"{"routingSummaries": [{"legs": [{"duration": "fast"}]}]}"#,
        "routingSummaries[0].legs[0].duration"
      ),
      (
        #"{"routingSummaries": [{"legs": [{"duration": "infs"}]}]}"#,
        "routingSummaries[0].legs[0].duration"
      ),
    ])
  func malformedSearch(body: String, path: String) {
    let error = #expect(throws: WireError.self) { try places(body) }
    #expect(error?.path == path)
  }

  @Test("Where a photo is: https, or this machine", arguments: PhotoAddress.rows)
  func photo(row: PhotoAddress) {
    let response = response(#"{"name": "a/media", "photoUri": "\#(row.text)"}"#)
    let query = PhotoQuery(name: "a", maximumWidth: 1, maximumHeight: 1)
    let url = try? Dialect.new.photoURL.answer(response, query, .distantPast)
    #expect(url?.absoluteString == (row.isTaken ? row.text : nil))
  }
}

/// An address of a photo that a service may give.
struct PhotoAddress: Sendable, CustomTestStringConvertible {
  let text: String
  let isTaken: Bool

  var testDescription: String { text }

  static let rows = [
    PhotoAddress(text: "https://lh3.example.com/places/a=s4800", isTaken: true),
    PhotoAddress(text: "http://127.0.0.1:8080/photo", isTaken: true),
    PhotoAddress(text: "http://lh3.example.com/places/a", isTaken: false),
    PhotoAddress(text: "file:///etc/passwd", isTaken: false),
    PhotoAddress(text: "//lh3.example.com/a", isTaken: false),
    PhotoAddress(text: "https:///a", isTaken: false), PhotoAddress(text: "", isTaken: false),
  ]
}
