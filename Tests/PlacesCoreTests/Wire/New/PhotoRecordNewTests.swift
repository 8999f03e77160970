import Foundation
import Testing

@testable import PlacesCore

@Suite("Photos and reviews of Places API (New)")
struct PhotoRecordNewTests {
  @Test("Photos keep their order, and an empty list is not a missing one")
  func photos() throws {
    let place = try PlaceRecord.new(#"{"photos": [{"name": "b"}, {"name": "a", "widthPx": 9}]}"#)
    #expect(place.photos?.map(\.name) == ["b", "a"])
    #expect(place.photos?.map(\.width) == [0, 9])
    #expect(try PlaceRecord.new(#"{"photos": []}"#).photos == [])
    #expect(try PlaceRecord.new("{}").photos == nil)
  }

  @Test("The addresses of an author are kept as sent, with or without a scheme")
  func authors() throws {
    let place = try PlaceRecord.new(
      """
      {"photos": [{"authorAttributions": [{"displayName": "A", "uri": "//a.example/"},
        {"photoUri": "https://b.example/"}]}]}
      """)
    #expect(
      place.photos?.first?.authorAttributions == [
        .init(displayName: "A", uri: "//a.example/", photoUri: nil),
        .init(displayName: "", uri: nil, photoUri: "https://b.example/"),
      ])
  }

  @Test("A review in its own language has one text, a translated one two")
  func reviewTexts() throws {
    let place = try PlaceRecord.new(
      """
      {"reviews": [{"text": {"text": "Gut."}},
        {"text": {"text": "Good."}, "originalText": {"text": "Gut."}}]}
      """)
    #expect(place.reviews?.map(\.text?.text) == ["Gut.", "Good."])
    #expect(place.reviews?.map(\.originalText?.text) == [nil, "Gut."])
  }

  @Test("The moment of a review keeps its text")
  func publishTime() throws {
    let place = try PlaceRecord.new(
      #"{"reviews": [{"publishTime": "1970-01-01T00:01:00.500000000Z"}, {}]}"#)
    #expect(place.reviews?.map(\.publishTime?.text) == ["1970-01-01T00:01:00.500000000Z", nil])
    #expect(place.reviews?.first?.publishTime?.date.timeIntervalSince1970 == 60.5)
  }

  @Test(
    "A malformed review or photo fails with its path",
    arguments: [
      (#"{"reviews": [{}, {"rating": "5"}]}"#, "reviews[1].rating"),
      (#"{"reviews": [{"publishTime": "yesterday"}]}"#, "reviews[0].publishTime"),
      (#"{"reviews": [{"visitDate": {"month": "May"}}]}"#, "reviews[0].visitDate.month"),
      (#"{"reviews": [{"text": "Good."}]}"#, "reviews[0].text"),
      (#"{"reviews": [null]}"#, "reviews[0]"),
      (#"{"photos": [{}, {}, {"heightPx": 1.5}]}"#, "photos[2].heightPx"),
      (
        #"{"photos": [{"authorAttributions": [{"displayName": 5}]}]}"#,
        "photos[0].authorAttributions[0].displayName"
      ),
    ])
  func malformed(json: String, path: String) {
    let error = #expect(throws: WireError.self) { try PlaceRecord.new(json) }
    #expect(error?.path == path)
  }
}
