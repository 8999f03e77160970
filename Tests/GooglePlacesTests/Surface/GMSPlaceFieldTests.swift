import GooglePlaces
import PlacesCore
import Testing

@Suite("GMSPlaceField")
struct GMSPlaceFieldTests {
  /// The members in the order of their bits.
  private let members: [GMSPlaceField] = [
    .name, .placeID, .plusCode, .coordinate, .openingHours, .phoneNumber, .formattedAddress,
    .rating, .priceLevel, .types, .website, .viewport, .addressComponents, .photos,
    .userRatingsTotal, .utcOffsetMinutes, .businessStatus, .iconImageURL, .iconBackgroundColor,
    .takeout, .delivery, .dineIn, .curbsidePickup, .reservable, .servesBreakfast, .servesLunch,
    .servesDinner, .servesBeer, .servesWine, .servesBrunch, .servesVegetarianFood,
    .wheelchairAccessibleEntrance, .currentOpeningHours, .secondaryOpeningHours,
    .editorialSummary,
  ]

  @Test("The 35 members are the bits 0 to 34 in order")
  func bits() {
    #expect(members.map(\.rawValue) == (0...34).map { UInt64(1) << $0 })
  }

  @Test("A list of members is the bits of each")
  func list() {
    #expect([.name, .placeID] == GMSPlaceField(rawValue: 3))
    #expect(GMSPlaceField().isEmpty && GMSPlaceField([]).rawValue == 0)
    #expect(GMSPlaceField.all.rawValue == .max)
    #expect(GMSPlaceField.all.isSuperset(of: GMSPlaceField(members)))
  }

  @Test("It is a set like any other")
  func algebra() {
    var fields: GMSPlaceField = [.name, .rating]
    fields.insert(.photos)
    fields.remove(.name)
    #expect(fields == [.photos, .rating])
    #expect(fields.contains(.rating) && !fields.contains(.name))
    #expect(fields.union(.name).intersection([.name, .types]) == .name)
  }
}
