import Testing

@testable import PlacesCore

@Suite("Field vocabularies")
struct FieldVocabulariesTests {
  @Test("The canonical name leads to the field and back", arguments: PlaceField.allCases)
  func canonicalName(field: PlaceField) {
    #expect(PlaceField(stringValue: field.canonicalName) == field)
  }

  @Test(
    "The property string leads back to every property and to nothing else",
    arguments: PlaceField.allCases)
  func property(field: PlaceField) {
    #expect(PlaceField(property: field.canonicalName) == (field.row.isProperty ? field : nil))
    #expect(PlaceField.properties.contains(field) == field.row.isProperty)
  }

  @Test("The PlaceProperty name leads back to the field", arguments: PlaceField.properties)
  func swiftName(field: PlaceField) throws {
    let name = try #require(field.row.swiftName)
    #expect(PlaceField.fields(swiftName: name).contains(field))
  }

  @Test(
    "The New wire name leads back to the field",
    arguments: PlaceField.allCases.filter { $0.row.newName != nil })
  func newName(field: PlaceField) throws {
    #expect(PlaceField(newName: try #require(field.row.newName)) == field)
  }

  @Test(
    "The Legacy wire name leads back to the field",
    arguments: PlaceField.allCases.filter { $0.row.legacyName != nil })
  func legacyName(field: PlaceField) throws {
    #expect(PlaceField(legacyName: try #require(field.row.legacyName)) == field)
  }

  @Test("The bit of a field is its position", arguments: PlaceField.bitFields)
  func position(field: PlaceField) {
    #expect(field.row.bit == field.rawValue)
  }

  @Test("The bit leads back to the field", arguments: PlaceField.bitFields)
  func bit(field: PlaceField) throws {
    let bit = try #require(field.row.bit)
    #expect(PlaceField.bits(of: [field]) == 1 << UInt64(bit))
    #expect(PlaceField.fields(bits: 1 << UInt64(bit)) == [field])
  }

  @Test("All 35 bits together lead to the 35 fields and back")
  func allBits() {
    #expect(PlaceField.bits(of: PlaceField.bitFields) == 0x7_FFFF_FFFF)
    #expect(PlaceField.fields(bits: 0x7_FFFF_FFFF) == PlaceFieldSet(PlaceField.bitFields))
    #expect(PlaceField.bitFields.count == 35)
  }

  @Test("Bits without a meaning lead to no field, and a field without a bit to 0")
  func unknownBits() {
    #expect(PlaceField.fields(bits: 0) == [])
    #expect(PlaceField.fields(bits: 0xFFFF_FFF8_0000_0000) == [])
    #expect(PlaceField.fields(bits: .max) == PlaceFieldSet(PlaceField.bitFields))
    #expect(PlaceField.bits(of: [.reviews, .primaryType]) == 0)
  }

  @Test("Name and place ID are bits 0 and 1")
  func firstBits() {
    #expect(PlaceField.bits(of: [.name, .placeID]) == 3)
  }

  @Test(
    "A name of another vocabulary is unknown",
    arguments: ["", "NAME", " name", "name ", "all", "*", "names", "displayName.text", "geometry"])
  func unknownNames(name: String) {
    #expect(PlaceField(property: name) == nil)
    #expect(PlaceField.fields(swiftName: name) == [])
    #expect(PlaceField(newName: name) == nil)
    #expect(PlaceField(legacyName: name) == nil)
  }

  @Test("A name that two vocabularies share means a field in each of its own")
  func sameNameTwice() {
    #expect(PlaceField(property: "name") == .name)
    #expect(PlaceField(legacyName: "name") == .name)
    #expect(PlaceField(newName: "name") == .resourceName)
    #expect(PlaceField.fields(swiftName: "name") == [])
  }

  @Test("The property timeZone asks for the offset as well as the zone")
  func timeZone() {
    #expect(PlaceField.fields(swiftName: "timeZone") == [.utcOffsetMinutes, .timeZone])
  }

  @Test("The property accessibilityOptions asks for the entrance as well as the whole")
  func accessibility() {
    #expect(
      PlaceField.fields(swiftName: "accessibilityOptions")
        == [.wheelchairAccessibleEntrance, .accessibilityOptions])
  }
}
