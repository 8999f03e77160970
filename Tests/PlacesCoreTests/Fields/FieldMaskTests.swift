import Testing

@testable import PlacesCore

@Suite("Field masks")
struct FieldMaskTests {
  // MARK: New

  @Test(
    "A New mask names the fields in table order, then the two free ones, whatever the order asked",
    arguments: [
      [.placeID, .coordinate, .types], [.types, .coordinate, .placeID],
      [.coordinate, .placeID, .types, .placeID], [.attributions, .types, .placeID, .coordinate],
      [.movedPlaceId, .attributions, .coordinate, .placeID, .types],
    ] as [[PlaceField]])
  func newOrder(fields: [PlaceField]) {
    #expect(FieldMask.new(PlaceFieldSet(fields)) == "id,location,types,attributions,movedPlaceId")
  }

  @Test(
    "A New mask holds the New names",
    arguments: [
      ([], "attributions,movedPlaceId"),
      ([.utcOffsetMinutes], "utcOffsetMinutes,attributions,movedPlaceId"),
      ([.name, .resourceName], "displayName,name,attributions,movedPlaceId"),
      ([.secondaryOpeningHours], "currentSecondaryOpeningHours,attributions,movedPlaceId"),
      ([.icon, .permanentlyClosed, .rating], "rating,attributions,movedPlaceId"),
      ([.movedPlace, .movedPlaceId], "movedPlace,attributions,movedPlaceId"),
    ] as [([PlaceField], String)])
  func newNames(fields: [PlaceField], mask: String) {
    #expect(FieldMask.new(PlaceFieldSet(fields)) == mask)
  }

  @Test(
    "No child stands beside its parent",
    arguments: [
      (
        [.wheelchairAccessibleEntrance],
        "accessibilityOptions.wheelchairAccessibleEntrance,attributions,movedPlaceId"
      ),
      (
        [.wheelchairAccessibleEntrance, .accessibilityOptions],
        "accessibilityOptions,attributions,movedPlaceId"
      ),
      (
        [.wheelchairAccessibleEntrance, .restroom],
        "accessibilityOptions.wheelchairAccessibleEntrance,restroom,attributions,movedPlaceId"
      ),
    ] as [([PlaceField], String)])
  func parents(fields: [PlaceField], mask: String) {
    #expect(FieldMask.new(PlaceFieldSet(fields)) == mask)
  }

  @Test("All 35 fields with a bit")
  func newBitFields() {
    #expect(
      FieldMask.new(PlaceFieldSet(PlaceField.bitFields))
        == """
        displayName,id,plusCode,location,regularOpeningHours,internationalPhoneNumber,\
        formattedAddress,rating,priceLevel,types,websiteUri,viewport,addressComponents,photos,\
        userRatingCount,utcOffsetMinutes,businessStatus,iconMaskBaseUri,iconBackgroundColor,\
        takeout,delivery,dineIn,curbsidePickup,reservable,servesBreakfast,servesLunch,\
        servesDinner,servesBeer,servesWine,servesBrunch,servesVegetarianFood,\
        accessibilityOptions.wheelchairAccessibleEntrance,currentOpeningHours,\
        currentSecondaryOpeningHours,editorialSummary,attributions,movedPlaceId
        """)
  }

  @Test("All 64 properties")
  func newProperties() {
    #expect(
      FieldMask.new(PlaceField.withProperty)
        == """
        displayName,id,plusCode,location,regularOpeningHours,internationalPhoneNumber,\
        formattedAddress,rating,priceLevel,types,websiteUri,viewport,addressComponents,photos,\
        userRatingCount,utcOffsetMinutes,businessStatus,iconMaskBaseUri,iconBackgroundColor,\
        takeout,delivery,dineIn,curbsidePickup,reservable,servesBreakfast,servesLunch,\
        servesDinner,servesBeer,servesWine,servesBrunch,servesVegetarianFood,\
        currentOpeningHours,currentSecondaryOpeningHours,editorialSummary,reviews,\
        pureServiceAreaBusiness,evChargeOptions,parkingOptions,evChargeAmenitySummary,\
        generativeSummary,neighborhoodSummary,reviewSummary,consumerAlert,outdoorSeating,\
        liveMusic,menuForChildren,servesCocktails,servesDessert,servesCoffee,goodForChildren,\
        allowsDogs,restroom,goodForGroups,goodForWatchingSports,accessibilityOptions,\
        fuelOptions,paymentOptions,googleMapsLinks,containingPlaces,addressDescriptor,\
        priceRange,timeZone,postalAddress,attributions,movedPlaceId
        """)
  }

  @Test("Every field asked alone stands first in its mask", arguments: PlaceField.allCases)
  func newAlone(field: PlaceField) {
    let named = [field.row.newName].compactMap { $0 } + ["attributions", "movedPlaceId"]
    let expected = FieldMask.alwaysAsked.contains(field) ? Array(named.dropFirst()) : named
    #expect(Set(FieldMask.new([field]).split(separator: ",").map(String.init)) == Set(expected))
  }

  // MARK: Legacy

  @Test(
    "A Legacy list holds the Legacy names in table order",
    arguments: [
      ([], ""), ([.utcOffsetMinutes], "utc_offset"),
      ([.types, .coordinate, .placeID], "place_id,geometry/location,type"),
      ([.viewport, .coordinate], "geometry/location,geometry/viewport"),
      ([.website, .reviews], "website,reviews"),
      ([.icon, .permanentlyClosed], "icon,permanently_closed"),
      ([.wheelchairAccessibleEntrance], "wheelchair_accessible_entrance"),
    ] as [([PlaceField], String)])
  func legacyNames(fields: [PlaceField], list: String) {
    #expect(FieldMask.legacy(PlaceFieldSet(fields)) == list)
  }

  @Test("Legacy is never asked for attributions")
  func legacyAttributions() {
    #expect(FieldMask.legacy([.attributions]) == "")
    #expect(FieldMask.legacy([.attributions, .name]) == "name")
    #expect(!FieldMask.legacy(PlaceFieldSet.all).contains("html_attributions"))
  }

  @Test("A field that Legacy cannot name is left out")
  func legacyUnnamed() {
    #expect(FieldMask.legacy([.generativeSummary, .rating, .movedPlaceId]) == "rating")
    #expect(FieldMask.legacy([.accessibilityOptions]) == "")
  }

  @Test("All 35 fields with a bit in Legacy")
  func legacyBitFields() {
    #expect(
      FieldMask.legacy(PlaceFieldSet(PlaceField.bitFields))
        == """
        name,place_id,plus_code,geometry/location,opening_hours,international_phone_number,\
        formatted_address,rating,price_level,type,website,geometry/viewport,\
        address_components,photos,user_ratings_total,utc_offset,business_status,\
        icon_mask_base_uri,icon_background_color,takeout,delivery,dine_in,curbside_pickup,\
        reservable,serves_breakfast,serves_lunch,serves_dinner,serves_beer,serves_wine,\
        serves_brunch,serves_vegetarian_food,wheelchair_accessible_entrance,\
        current_opening_hours,secondary_opening_hours,editorial_summary
        """)
  }

  // MARK: Reading

  @Test(
    "A New mask is read back into its fields",
    arguments: [
      ("", []), ("id", [.placeID]), ("id,name", [.placeID, .resourceName]),
      ("accessibilityOptions.wheelchairAccessibleEntrance", [.wheelchairAccessibleEntrance]),
      ("id,id,rating", [.placeID, .rating]), ("displayName.text,rating", [.rating]),
      ("places.id,brandNew,*", []), (",id,", [.placeID]),
    ] as [(String, PlaceFieldSet)])
  func readNew(mask: String, fields: PlaceFieldSet) {
    #expect(FieldMask.fields(new: mask) == fields)
  }

  @Test(
    "A Legacy list is read back into its fields",
    arguments: [
      ("", []), ("name", [.name]), ("geometry/location,type", [.coordinate, .types]),
      ("geometry,brand_new,name/first", []),
    ] as [(String, PlaceFieldSet)])
  func readLegacy(list: String, fields: PlaceFieldSet) {
    #expect(FieldMask.fields(legacy: list) == fields)
  }

  @Test("What a mask names is what was asked and the two free fields", arguments: [0, 1, 2, 3])
  func roundTrip(remainder: Int) {
    let fields = PlaceFieldSet(
      PlaceField.allCases.enumerated().filter { $0.offset % 4 == remainder }.map(\.element)
    ).subtracting([.icon, .permanentlyClosed, .wheelchairAccessibleEntrance])
    #expect(
      FieldMask.fields(new: FieldMask.new(fields)) == fields.union([.attributions, .movedPlaceId]))
  }
}
