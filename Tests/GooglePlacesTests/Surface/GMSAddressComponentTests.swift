import GooglePlaces
import Testing

@Suite("GMSAddressComponent")
struct GMSAddressComponentTests {
  @Test("Name, short name and types are those sent, and the first type stands alone too")
  func values() throws {
    let place = try GMSPlace.reading(
      """
      {"addressComponents": [
        {"longText": "Viet Nam", "shortText": "VN", "types": ["country", "political"]}
      ]}
      """)
    let part = try #require(place.addressComponents?.first)
    #expect(part.name == "Viet Nam" && part.shortName == "VN")
    #expect(part.types == [kGMSPlaceTypeCountry, kGMSPlaceTypePolitical])
    #expect(part.type == kGMSPlaceTypeCountry)
  }

  @Test("A part with a name alone has no short name and no type")
  func nameAlone() throws {
    let place = try GMSPlace.reading(
      #"{"addressComponents": [{"longText": "Quay", "languageCode": "en"}]}"#)
    let part = try #require(place.addressComponents?.first)
    #expect(part.name == "Quay" && part.shortName == nil)
    #expect(part.types == [] && part.type == "")
  }

  @Test("A plain part is empty")
  func plain() {
    #expect(GMSAddressComponent().name == "")
    #expect(GMSAddressComponent().types == [])
  }
}
