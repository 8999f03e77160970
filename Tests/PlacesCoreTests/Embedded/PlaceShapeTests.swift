import Testing

@testable import PlacesCore

@Suite("Place shape")
struct PlaceShapeTests {
  @Test("Every field that New names is a member", arguments: PlaceField.allCases)
  func fields(field: PlaceField) throws {
    let names = field.row.newName?.split(separator: ".").map(String.init) ?? []
    var shape: PlaceShape? = .place
    for name in names { shape = shape?.member(name)?.shape }
    #expect(names.isEmpty == (field.row.newName == nil))
    #expect(shape != nil)
  }

  @Test(
    "A member is found in camel and in snake case, under its camel-case name",
    arguments: [
      ("id", "id"), ("movedPlace", "movedPlace"), ("moved_place", "movedPlace"),
      ("utc_offset_minutes", "utcOffsetMinutes"), ("googleMapsUri", "googleMapsUri"),
    ])
  func names(asked: String, found: String) {
    #expect(PlaceShape.place.member(asked)?.name == found)
  }

  @Test(
    "Nothing else is found",
    arguments: ["", "_", "_id", "id_", "Id", "moved__place", "moved_Place_", "name.text", "*"])
  func unknown(name: String) {
    #expect(PlaceShape.place.member(name) == nil)
  }

  @Test(
    "An answer of a search has its own members, and the places below one of them",
    arguments: [
      (PlaceShape.textSearch, ["places", "displayName", "text"]),
      (.textSearch, ["routingSummaries", "legs", "duration"]), (.textSearch, ["nextPageToken"]),
      (.textSearch, ["contextualContents", "reviews", "text", "text"]),
      (.nearbySearch, ["places", "id"]), (.nearbySearch, ["routingSummaries", "directionsUri"]),
      (.autocomplete, ["suggestions", "placePrediction", "text", "matches", "startOffset"]),
      (.autocomplete, ["suggestions", "queryPrediction", "structuredFormat", "secondaryText"]),
    ])
  func searches(shape: PlaceShape, names: [String]) {
    var rest: PlaceShape? = shape
    for name in names { rest = rest?.member(name)?.shape }
    #expect(rest != nil)
  }

  @Test(
    "An answer of a search has no members of another",
    arguments: [
      (PlaceShape.nearbySearch, "nextPageToken"), (.nearbySearch, "searchUri"),
      (.textSearch, "id"), (.textSearch, "suggestions"), (.autocomplete, "places"),
    ])
  func otherSearches(shape: PlaceShape, name: String) {
    #expect(shape.member(name) == nil)
  }

  @Test("A leaf has no members")
  func leaf() {
    #expect(PlaceShape.leaf.member("id") == nil)
  }
}
