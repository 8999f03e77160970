import Foundation
import Testing

@testable import PlacesCore

@Suite("Embedded masks")
struct EmbeddedMaskTests {
  private static let place: JSONValue = [
    "id": "A",
    "displayName": ["text": "Name", "languageCode": "en"],
    "photos": [["name": "p1", "widthPx": 1], ["name": "p2", "heightPx": 2], ["widthPx": 3]],
    "reviews": [["text": ["text": "Good", "languageCode": "en"], "rating": 5]],
    "regularOpeningHours": [
      "openNow": false,
      "periods": [["open": ["day": 0, "hour": 9], "close": ["day": 0, "hour": 17]]],
    ],
    "accessibilityOptions": ["wheelchairAccessibleEntrance": true],
    "types": [],
  ]

  private func applied(_ mask: String) throws -> String {
    let data = try EmbeddedMask(mask).applied(to: Self.place).data
    return String(decoding: data, as: UTF8.self)
  }

  @Test(
    "A mask keeps what it names and all below it",
    arguments: [
      ("id", #"{"id":"A"}"#),
      ("displayName", #"{"displayName":{"text":"Name","languageCode":"en"}}"#),
      ("types,id", #"{"id":"A","types":[]}"#),
      ("rating", "{}"),
    ])
  func whole(mask: String, answer: String) throws {
    #expect(try applied(mask) == answer)
  }

  @Test(
    "A path goes into messages, and through lists into each of their elements",
    arguments: [
      ("displayName.text", #"{"displayName":{"text":"Name"}}"#),
      ("photos.name", #"{"photos":[{"name":"p1"},{"name":"p2"},{}]}"#),
      ("reviews.text.text", #"{"reviews":[{"text":{"text":"Good"}}]}"#),
      (
        "regularOpeningHours.periods.open.hour",
        #"{"regularOpeningHours":{"periods":[{"open":{"hour":9}}]}}"#
      ),
      (
        "accessibilityOptions.wheelchairAccessibleEntrance",
        #"{"accessibilityOptions":{"wheelchairAccessibleEntrance":true}}"#
      ),
    ])
  func nested(mask: String, answer: String) throws {
    #expect(try applied(mask) == answer)
  }

  @Test(
    "Paths add up: siblings join, and a parent keeps everything whichever comes first",
    arguments: [
      (
        "photos.name,photos.widthPx",
        #"{"photos":[{"name":"p1","widthPx":1},{"name":"p2"},{"widthPx":3}]}"#
      ),
      (
        "displayName,displayName.text", #"{"displayName":{"text":"Name","languageCode":"en"}}"#
      ),
      (
        "displayName.text,displayName", #"{"displayName":{"text":"Name","languageCode":"en"}}"#
      ),
      ("id,id", #"{"id":"A"}"#),
    ])
  func union(mask: String, answer: String) throws {
    #expect(try applied(mask) == answer)
  }

  @Test("A star keeps everything, alone or beside paths", arguments: ["*", "*,id", "id,*", "*,*"])
  func star(mask: String) throws {
    #expect(try EmbeddedMask(mask).applied(to: Self.place) == Self.place)
  }

  @Test(
    "Snake case names the same",
    arguments: [
      ("display_name", #"{"displayName":{"text":"Name","languageCode":"en"}}"#),
      ("display_name.language_code", #"{"displayName":{"languageCode":"en"}}"#),
      ("regular_opening_hours.open_now", #"{"regularOpeningHours":{"openNow":false}}"#),
    ])
  func snakeCase(mask: String, answer: String) throws {
    #expect(try applied(mask) == answer)
  }

  @Test(
    "The first path that names nothing is refused",
    arguments: [
      ("places.id", "places.id"), ("place.id", "place.id"),
      ("id,places.displayName", "places.displayName"),
      ("unknown", "unknown"), ("displayName.unknown", "displayName.unknown"),
      ("id.text", "id.text"), ("photos.name.text", "photos.name.text"), ("types.0", "types.0"),
      ("id,", ""), (",id", ""), ("id,,types", ""), (" id", " id"), ("id, types", " types"),
      ("id ", "id "), ("displayName.", "displayName."), (".id", ".id"),
      ("displayname", "displayname"), ("DisplayName", "DisplayName"),
      ("display__name", "display__name"),
      ("photos.*", "photos.*"), ("**", "**"), ("*,unknown", "unknown"),
      ("accessibilityOptions.seat,unknown", "accessibilityOptions.seat"), ("iconURL", "iconURL"),
      ("permanentlyClosed", "permanentlyClosed"),
    ])
  func unknown(mask: String, path: String) throws {
    let error = try #require(throws: EmbeddedMask.UnknownPath.self) { try EmbeddedMask(mask) }
    #expect(error.path == path)
  }
}
