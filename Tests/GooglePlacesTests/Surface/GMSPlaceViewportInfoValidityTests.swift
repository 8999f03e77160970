import GooglePlaces
import Testing

@Suite("Validity of a rectangle")
struct ViewportValidityTests {
  @Test(
    "Both corners must be on the Earth, and the south not above the north",
    arguments: [
      (1, 2, 3, 4, true), (1, 170, 2, -170, true), (5, 5, 5, 5, true), (-90, -180, 90, 180, true),
      (3, 0, 1, 0, false), (-91, 0, 0, 0, false), (0, 0, 91, 0, false), (0, -181, 0, 0, false),
      (0, 0, 0, 181, false), (.nan, 0, 1, 0, false), (0, 0, .infinity, 0, false),
    ] as [(Double, Double, Double, Double, Bool)])
  func valid(south: Double, west: Double, north: Double, east: Double, isValid: Bool) {
    let viewport: GMSPlaceViewportInfo = GMSPlaceViewportInfo(
      northEast: CLLocationCoordinate2D(latitude: north, longitude: east),
      southWest: CLLocationCoordinate2D(latitude: south, longitude: west))
    #expect(viewport.isValid == isValid)
  }
}
