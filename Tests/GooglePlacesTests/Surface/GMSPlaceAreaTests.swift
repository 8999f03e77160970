import GooglePlaces
import Testing

@Suite("GMSPlaceArea")
struct GMSPlaceAreaTests {
  private func area(_ json: String) throws -> GMSPlaceArea {
    let place = try GMSPlace.reading(#"{"addressDescriptor": {"areas": [\#(json)]}}"#)
    return try #require(place.addressDescriptor?.areas.first)
  }

  @Test("Every fact is the one sent")
  func values() throws {
    let area = try area(
      """
      {"name": "places/a", "placeId": "a", "displayName": {"text": "Old Town", "languageCode": "en"},
       "containment": "OUTSKIRTS"}
      """)
    #expect(area.resourceName == "places/a" && area.placeID == "a")
    #expect(area.displayName == "Old Town" && area.displayNameLanguageCode == "en")
    #expect(area.containment == .outskirts)
  }

  @Test("Facts that were not sent are nil")
  func absent() throws {
    let area = try area("{}")
    #expect(area.resourceName == nil && area.placeID == nil)
    #expect(area.displayName == nil && area.displayNameLanguageCode == nil)
    #expect(area.containment == .unspecified)
  }
}
