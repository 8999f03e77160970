import GooglePlaces
import Testing

@Suite("GMSFetchPlaceRequest")
struct GMSFetchPlaceRequestTests {
  @Test("A request keeps what it was given, unchecked")
  func values() {
    let token = GMSAutocompleteSessionToken()
    let request = GMSFetchPlaceRequest(
      placeID: "a", placeProperties: ["website", "nonsense", "website"], sessionToken: token)
    #expect(request.placeID == "a")
    #expect(request.placeProperties == ["website", "nonsense", "website"])
    #expect(request.sessionToken === token)
    #expect(request.regionCode == nil)
  }

  @Test("An empty list of properties is the list of strings")
  func empty() {
    let request = GMSFetchPlaceRequest(placeID: "a", placeProperties: [], sessionToken: nil)
    #expect(request.placeProperties == [] && request.sessionToken == nil)
  }
}
