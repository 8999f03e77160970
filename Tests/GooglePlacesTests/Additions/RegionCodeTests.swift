import GooglePlaces
import Testing

@Suite("Regions of requests")
struct RegionCodeTests {
  @Test("A request keeps its region, and has none without one")
  func request() {
    let strings = GMSFetchPlaceRequest(
      placeID: "a", placeProperties: ["name"], sessionToken: nil, regionCode: "US")
    #expect(strings.regionCode == "US" && strings.placeProperties == ["name"])
    let properties = GMSFetchPlaceRequest(
      placeID: "a", placeProperties: [GMSPlaceProperty.name], sessionToken: nil, regionCode: "US")
    #expect(properties.regionCode == "US" && properties.placeProperties == ["name"])
    let none = GMSFetchPlaceRequest(
      placeID: "a", placeProperties: ["name"], sessionToken: nil, regionCode: nil)
    #expect(none.regionCode == nil)
  }

  @Test("Properties given as themselves become their strings")
  func properties() {
    let request = GMSFetchPlaceRequest(
      placeID: "a", placeProperties: [.website, .name], sessionToken: nil)
    #expect(request.placeProperties == ["website", "name"])
  }
}
