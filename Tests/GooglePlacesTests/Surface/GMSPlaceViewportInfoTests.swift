import GooglePlaces
import Testing

@Suite("GMSPlaceViewportInfo")
struct GMSPlaceViewportInfoTests {
  @Test("The corners are those sent, south-west being the low one")
  func values() throws {
    let place = try GMSPlace.reading(
      """
      {"viewport": {
        "low": {"latitude": -1, "longitude": 2}, "high": {"latitude": 3, "longitude": 4}
      }}
      """)
    let viewport = try #require(place.viewportInfo)
    #expect(viewport.southWest.angles == [-1, 2])
    #expect(viewport.northEast.angles == [3, 4])
    #expect(viewport.isValid)
  }

  @Test("A rectangle made by hand keeps its corners")
  func made() throws {
    let viewport: GMSPlaceViewportInfo = GMSPlaceViewportInfo(
      northEast: CLLocationCoordinate2D(latitude: 3, longitude: -170),
      southWest: CLLocationCoordinate2D(latitude: 1, longitude: 170))
    #expect(viewport.northEast.angles == [3, -170])
    #expect(viewport.southWest.angles == [1, 170])
    #expect(viewport.isValid, "It crosses the 180° line.")
  }

  @Test("A plain rectangle is not valid, and two of them are equal")
  func plain() {
    #expect(!GMSPlaceViewportInfo().isValid)
    #expect(GMSPlaceViewportInfo() == GMSPlaceViewportInfo())
  }
}
