import GooglePlaces
import GooglePlacesSwift
import PlacesInterop
import Testing

@Suite("Rectangles in both styles")
struct RectangularCoordinateRegionTests {
  @Test("A rectangle is the same both ways, over the 180° line too", arguments: [10.0, -170])
  func same(east: Double) throws {
    let region = try #require(
      RectangularCoordinateRegion(
        northEast: CLLocationCoordinate2D(latitude: 2, longitude: east),
        southWest: CLLocationCoordinate2D(latitude: 1, longitude: 5)))
    let viewport = GMSPlaceViewportInfo(region)
    #expect(viewport.isValid)
    #expect(viewport.northEast.longitude == east && viewport.southWest.latitude == 1)
    let back = try #require(RectangularCoordinateRegion(viewport))
    #expect(GMSPlaceViewportInfo(back) == viewport)
  }

  @Test("One that is not valid is none")
  func invalid() { #expect(RectangularCoordinateRegion(GMSPlaceViewportInfo()) == nil) }
}
