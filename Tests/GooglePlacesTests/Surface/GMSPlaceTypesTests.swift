import GooglePlaces
import Testing

@Suite("Place-type constants")
struct GMSPlaceTypesTests {
  @Test(
    "A constant is the snake-case form of its name",
    arguments: [
      (kGMSPlaceTypeAccounting, "accounting"),
      (kGMSPlaceTypeAtm, "atm"),
      (kGMSPlaceTypeAmusementPark, "amusement_park"),
      (kGMSPlaceTypeGroceryOrSupermarket, "grocery_or_supermarket"),
      (kGMSPlaceTypeLocalGovernmentOffice, "local_government_office"),
      (kGMSPlaceTypeRvPark, "rv_park"),
      (kGMSPlaceTypeZoo, "zoo"),
      (kGMSPlaceTypeAdministrativeAreaLevel1, "administrative_area_level_1"),
      (kGMSPlaceTypeAdministrativeAreaLevel5, "administrative_area_level_5"),
      (kGMSPlaceTypeSublocalityLevel3, "sublocality_level_3"),
      (kGMSPlaceTypePostalCodePrefix, "postal_code_prefix"),
      (kGMSPlaceTypePointOfInterest, "point_of_interest"),
      (kGMSPlaceTypeTownSquare, "town_square"),
    ])
  func words(constant: String, word: String) {
    #expect(constant == word)
  }
}
