import GooglePlaces
import GooglePlacesSwift
import PlacesCore
import PlacesInterop
import Testing

@Suite("Fields in other styles")
struct FieldCrossingStylesTests {
  // MARK: From a bitmask

  @Test("Each bit is the property of its field, and the way back is the bit", arguments: bits)
  func bit(field: PlaceField) throws {
    let bit = GMSPlaceField(rawValue: field.bitmask)
    let properties = try bit.gmsPlaceProperties.exact()
    #expect(properties.map(\.rawValue) == [field.canonicalName])
    #expect(properties.gmsPlaceField == .same(bit))
  }

  @Test("Each bit has a property of the New Swift style, which brings its twin", arguments: bits)
  func swiftBit(field: PlaceField) throws {
    let bit = GMSPlaceField(rawValue: field.bitmask)
    let crossing = bit.placeProperties
    let property = try #require(crossing.nearest?.first)
    #expect(property.fields.contains(field))
    #expect(crossing.nearest?.count == 1)
    #expect(crossing.change?.lost ?? [] == [])
    #expect(crossing.change?.added ?? [] == Self.twins[field.canonicalName].map { [$0] } ?? [])
    #expect([property].gmsPlaceField.nearest == bit)
  }

  @Test(
    "A bitmask for everything is its 35 fields", arguments: [[], .all] as [GMSPlaceField])
  func everyBit(fields: GMSPlaceField) throws {
    let properties = try fields.gmsPlaceProperties.exact()
    #expect(properties.map(\.rawValue) == Self.bits.map(\.canonicalName))
    let swift = fields.placeProperties
    #expect(swift.nearest?.count == 35)
    #expect(swift.change?.lost == [])
    #expect(swift.change?.added == ["accessibilityOptions", "timeZone"])
    #expect(swift.nearest?.sku() == fields.sku())
    #expect(properties.gmsPlaceField.nearest?.sku() == fields.sku())
  }

  @Test("Bits without a meaning are named")
  func meaninglessBits() {
    let fields = GMSPlaceField(rawValue: 1 | 1 << 40 | 1 << 63)
    let properties = fields.gmsPlaceProperties
    #expect(properties.nearest == [.name])
    #expect(properties.change?.lost == ["bit 40", "bit 63"])
    #expect(fields.placeProperties.nearest == [.displayName])
    #expect(fields.placeProperties.change == properties.change)
  }

  @Test("A bitmask of nothing but such bits, which a call refuses, never becomes everything")
  func nothingButMeaninglessBits() {
    let fields = GMSPlaceField(rawValue: 1 << 40)
    #expect(fields.gmsPlaceProperties.nearest == nil)
    #expect(fields.placeProperties.nearest == nil)
    #expect(fields.placeProperties.change?.lost == ["bit 40"])
  }

  // MARK: From properties of requests

  @Test("Each property has a bit, or says that it is lost", arguments: GMSPlaceProperty.single)
  func propertyToBit(property: GMSPlaceProperty) throws {
    let field = try #require(PlaceField(property: property.rawValue))
    let crossing = [property].gmsPlaceField
    if field.row.bit == nil {
      #expect(crossing.nearest == nil, "an empty bitmask would ask for everything")
      #expect(crossing.change?.lost == [property.rawValue])
    } else {
      #expect(crossing == .same(GMSPlaceField(rawValue: field.bitmask)))
    }
  }

  @Test("Each property has one of the New Swift style", arguments: GMSPlaceProperty.single)
  func propertyToSwift(property: GMSPlaceProperty) throws {
    let crossing = [property].placeProperties
    let twin = Self.twins[property.rawValue]
    #expect(crossing.nearest?.count == 1)
    #expect(crossing.change?.lost ?? [] == [])
    #expect(crossing.change?.added ?? [] == twin.map { [$0] } ?? [])
    let back = try #require(crossing.nearest?.gmsPlaceProperties.nearest)
    #expect(Set(back.map(\.rawValue)) == Set([property.rawValue] + (twin.map { [$0] } ?? [])))
    #expect(try [property].sku() == crossing.nearest?.sku())
  }

  @Test("Two properties that are one are the same fields when both are there")
  func bothOfATwin() {
    #expect([GMSPlaceProperty.timeZone, .utcOffsetMinutes].placeProperties == .same([.timeZone]))
    #expect(
      [GMSPlaceProperty.wheelchairAccessibleEntrance, .accessibilityOptions].placeProperties
        == .same([.accessibilityOptions]))
  }

  @Test("Everything stays everything between properties, and shrinks to the bits")
  func everyProperty() {
    #expect([GMSPlaceProperty.all].placeProperties == .same([.all]))
    #expect([GMSPlaceProperty.all, .name].placeProperties == .same([.displayName, .all]))
    let bits = [GMSPlaceProperty.all].gmsPlaceField
    #expect(bits.nearest == GMSPlaceField(rawValue: PlaceField.bits(of: Self.bits)))
    #expect(bits.change?.lost.count == 29)
    #expect(bits.change?.added == [])
  }

  @Test("A string that is no property is named, as it is")
  func noProperty() {
    let properties = [GMSPlaceProperty("nome"), .name]
    #expect(properties.placeProperties.nearest == [.displayName])
    #expect(properties.placeProperties.change?.lost == ["nome"])
    #expect(properties.gmsPlaceField.nearest == .name)
    #expect(properties.gmsPlaceField.change?.lost == ["nome"])
  }

  // MARK: From the New Swift style

  @Test("Each property has one of requests, or two, and the way back is exact", arguments: swift)
  func swiftToProperty(property: PlaceProperty) throws {
    let properties = try [property].gmsPlaceProperties.exact()
    #expect(Set(properties.map(\.rawValue)) == Set(property.fields.map(\.canonicalName)))
    #expect(properties.placeProperties == .same([property]))
  }

  @Test("Each property keeps the field that has a bit, and says what is lost", arguments: swift)
  func swiftToBit(property: PlaceProperty) {
    let crossing = [property].gmsPlaceField
    let kept = Array(property.fields.filter { $0.row.bit != nil })
    #expect(crossing.nearest == (kept.isEmpty ? nil : GMSPlaceField(rawValue: kept[0].bitmask)))
    let lost = property.fields.filter { $0.row.bit == nil }.map(\.canonicalName)
    #expect(crossing.change?.lost ?? [] == lost)
    #expect(crossing.change?.added ?? [] == [])
  }

  @Test("Everything of the New Swift style stays everything, and shrinks to the bits")
  func everySwiftProperty() {
    #expect([PlaceProperty.all].gmsPlaceProperties == .same([.all]))
    #expect([PlaceProperty.all].gmsPlaceField == [GMSPlaceProperty.all].gmsPlaceField)
  }

  @Test("Where one property becomes two, Places API (Legacy) must know both")
  func legacy() async throws {
    let clients = BothClients(.legacy)
    let id = "ChIJV4k8_9UodTERU5KXbkYpSYs"
    let place = try await clients.place(id, [.timeZone])
    #expect(place.availability(of: .timeZone) == .present)
    let properties = try [PlaceProperty.timeZone].gmsPlaceProperties.exact()
    let error = await #expect(throws: (any Error).self) {
      try await clients.gmsPlace(id, properties)
    }
    let failure = try #require(error.flatMap { PlacesFailure($0) })
    #expect(failure.code == .invalidRequest && failure.message.contains("'timeZone'"))
  }

  @Test("Repeats go, and the order is that of the table")
  func order() {
    let properties: [PlaceProperty] = [.reviews, .displayName, .reviews, .placeID]
    #expect(properties.gmsPlaceProperties == .same([.name, .placeID, .reviews]))
  }

  @Test("No properties are no bitmask")
  func none() {
    #expect([GMSPlaceProperty]().gmsPlaceField.nearest == nil)
    #expect([PlaceProperty]().gmsPlaceField.nearest == nil)
    #expect([GMSPlaceProperty]().placeProperties.nearest == nil)
    #expect([PlaceProperty]().gmsPlaceProperties.nearest == nil)
  }

  // MARK: Rows

  private static let bits = PlaceField.bitFields
  private static let swift = GMSPlaceProperty.single.placeProperties.nearest ?? []
  /// The fields that one property of the New Swift style stands for together.
  private static let twins = [
    "timeZone": "utcOffsetMinutes", "utcOffsetMinutes": "timeZone",
    "accessibilityOptions": "wheelchairAccessibleEntrance",
    "wheelchairAccessibleEntrance": "accessibilityOptions",
  ]
}
