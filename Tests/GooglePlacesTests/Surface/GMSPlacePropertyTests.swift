import GooglePlaces
import PlacesCore
import Testing

@Suite("GMSPlaceProperty")
struct GMSPlacePropertyTests {
  @Test("Each member but all selects one field, and each selectable field has a member")
  func members() {
    let fields = PlaceMember.all.map { PlaceField(property: $0.property.rawValue) }
    #expect(PlaceFieldSet(fields.compactMap { $0 }) == PlaceField.withProperty)
    #expect(GMSPlaceProperty.all.rawValue == "all")
  }

  @Test("A legacy field and its property have one name", arguments: PlaceField.bitFields)
  func sameNames(field: PlaceField) {
    #expect(
      GMSPlaceProperty(field.canonicalName)
        == PlaceMember.all.first {
          $0.property.rawValue == field.canonicalName
        }?.property)
  }

  @Test("A property is its text, however it is made")
  func text() {
    #expect(GMSPlaceProperty("name") == .name)
    #expect(GMSPlaceProperty(rawValue: "name") == .name)
    #expect(GMSPlaceProperty("later").rawValue == "later")
    #expect(Set([GMSPlaceProperty.name, .website, .name]).count == 2)
  }
}

@Suite("GMSPlacePropertyArray")
struct GMSPlacePropertyArrayTests {
  @Test("It has the 64 single properties, each once, in table order")
  func array() {
    let array = GMSPlacePropertyArray()
    #expect(array == PlaceField.properties.map(\.canonicalName))
    #expect(array.count == 64 && Set(array).count == 64)
    #expect(!array.contains(GMSPlaceProperty.all.rawValue))
    #expect(array.first == "name")
  }
}
