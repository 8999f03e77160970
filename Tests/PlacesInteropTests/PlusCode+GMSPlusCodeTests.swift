import GooglePlaces
import GooglePlacesSwift
import PlacesInterop
import Testing

@Suite("Plus codes in both styles")
struct PlusCodeGMSPlusCodeTests {
  @Test("A code is the same both ways", arguments: ["75V+8Q Paris", nil])
  func same(compoundCode: String?) {
    let code = PlusCode(globalCode: "8FW4V75V+8Q", compoundCode: compoundCode)
    let gms = GMSPlusCode(code)
    #expect(gms.globalCode == "8FW4V75V+8Q" && gms.compoundCode == compoundCode)
    #expect(PlusCode(gms) == code)
  }
}
