import GooglePlaces
import GooglePlacesSwift
import PlacesInterop
import Testing

@Suite("Parts of addresses in both styles")
struct AddressComponentGMSAddressComponentTests {
  @Test("A part is the same both ways, with its types in order")
  func same() throws {
    let gms = try #require(try GMSPlace.complete().addressComponents?.first)
    let component = AddressComponent(gms)
    #expect(GMSAddressComponent(component) == gms)
    #expect(GMSAddressComponent(component).types == gms.types && !gms.types.isEmpty)
    #expect(component.name == gms.name && component.shortName == gms.shortName)
  }
}
