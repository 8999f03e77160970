import GooglePlaces
import Testing

@Suite("GMSPlaceContainingPlace")
struct GMSPlaceContainingPlaceTests {
  @Test("Both names are those sent, nil when not sent")
  func values() throws {
    let place = try GMSPlace.reading(
      #"{"containingPlaces": [{"name": "places/a", "id": "a"}, {}]}"#)
    #expect(place.containingPlaces?.map(\.resourceName) == ["places/a", nil])
    #expect(place.containingPlaces?.map(\.placeID) == ["a", nil])
  }
}
