import GooglePlaces
import GooglePlacesSwift
import PlacesCore
import PlacesInterop
import Testing

@Suite("Properties of the New Swift style by field")
struct PlacePropertyPlaceFieldTests {
  @Test("A field is found by the property that the table names", arguments: PlaceField.properties)
  func twin(field: PlaceField) throws {
    let properties = [GMSPlaceProperty(rawValue: field.canonicalName)].placeProperties
    let property = try #require(properties.nearest?.first)
    #expect("\(property)" == field.row.swiftName)
  }

  @Test("No property of the New Swift style is left out")
  func complete() {
    let reached = GMSPlaceProperty.single.placeProperties
    #expect(reached.change == nil)
    #expect(Set((reached.nearest ?? []).flatMap(\.fields)) == Set(PlaceProperty.all.fields))
    #expect(reached.nearest?.count == 62)
  }
}
