import GooglePlaces
import Testing

@Suite("GMSPlacePostalAddress")
struct GMSPlacePostalAddressTests {
  @Test("Every part is the one sent")
  func values() throws {
    let place = try GMSPlace.reading(
      """
      {"postalAddress": {
        "regionCode": "FR", "languageCode": "fr", "postalCode": "75001", "sortingCode": "CEDEX",
        "administrativeArea": "Paris", "locality": "Paris", "sublocality": "Louvre",
        "addressLines": ["1 rue"], "recipients": ["Accueil"], "organization": "Café"
      }}
      """)
    let address = try #require(place.postalAddress)
    #expect(address.regionCode == "FR")
    #expect(address.languageCode == "fr")
    #expect(address.postalCode == "75001")
    #expect(address.sortingCode == "CEDEX")
    #expect(address.administrativeArea == "Paris")
    #expect(address.locality == "Paris")
    #expect(address.sublocality == "Louvre")
    #expect(address.addressLines == ["1 rue"])
    #expect(address.recipients == ["Accueil"])
    #expect(address.organization == "Café")
  }

  @Test("Parts that were not sent are nil, the lists too")
  func absent() throws {
    let address = try #require(try GMSPlace.reading(#"{"postalAddress": {}}"#).postalAddress)
    let parts = [
      address.regionCode, address.languageCode, address.postalCode, address.sortingCode,
      address.administrativeArea, address.locality, address.sublocality, address.organization,
    ]
    #expect(parts.allSatisfy { $0 == nil })
    #expect(address.addressLines == nil && address.recipients == nil)
  }
}
