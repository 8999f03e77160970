import PlacesCore
import PlacesPlatform
import Testing

@testable import GooglePlacesSwift

struct SearchAreaCoordinateRegionTests {
  @Test(
    "A circle comes through as it is",
    arguments: [(48.856_614, 2.352_221_9, 0.1), (-89.999_999_999, 179.1, 1e-7), (0, -0.1, 50_000)])
  func circles(_ latitude: Double, _ longitude: Double, _ radius: Double) throws {
    let region = CircularCoordinateRegion(
      center: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), radius: radius)
    let center = CoordinateRecord(latitude: latitude, longitude: longitude)
    let bias: any CoordinateRegionBias = region
    #expect(try SearchArea(bias) == .circle(center, radius: radius))
    let restriction: any CoordinateRegionRestriction = region
    #expect(try SearchArea(restriction) == .circle(center, radius: radius))
  }

  @Test("A rectangle comes through as it is")
  func rectangle() throws {
    let region = try #require(Samples.box)
    let bias: any CoordinateRegionBias = region
    #expect(try SearchArea(bias) == .rectangle(region.record))
    let restriction: any CoordinateRegionRestriction = region
    #expect(try SearchArea(restriction) == .rectangle(region.record))
  }

  @Test("A region of an app's own is read by its query item")
  func ownRegion() throws {
    let region: any CoordinateRegionBias = AppRegion(text: "circle:5@1,2")
    #expect(
      try SearchArea(region) == .circle(CoordinateRecord(latitude: 1, longitude: 2), radius: 5))
  }

  @Test("Anything else is refused", arguments: [nil, "", "ipbias", "point:1,2", "circle:x@1,2"])
  func others(_ text: String?) {
    let region: any CoordinateRegionRestriction = AppRegion(text: text)
    let failure = #expect(throws: PlacesFailure.self) { try SearchArea(region) }
    #expect(failure?.code == .invalidRequest)
  }
}
