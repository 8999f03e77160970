import Foundation
import GooglePlaces
import Testing

@Suite("Locations, by Core Location or its stand-in")
struct CoreLocationNamesTests {
  @Test("A location made of two angles says nothing else")
  func plain() {
    let location = CLLocation(latitude: 51.5, longitude: -0.12)
    #expect(location.coordinate.angles == [51.5, -0.12])
    #expect(location.altitude == 0)
    #expect(location.horizontalAccuracy == 0 && location.verticalAccuracy == -1)
  }

  @Test("A location keeps what it was made of")
  func whole() {
    let date = Date(timeIntervalSince1970: 7)
    let location = CLLocation(
      coordinate: CLLocationCoordinate2D(latitude: 1, longitude: 2), altitude: 3,
      horizontalAccuracy: 4, verticalAccuracy: 5, timestamp: date)
    #expect(location.coordinate.angles == [1, 2])
    let numbers = [location.altitude, location.horizontalAccuracy, location.verticalAccuracy]
    #expect(numbers == [3, 4, 5])
    #expect(location.timestamp == date)
  }

  @Test(
    "Distances are right within a percent, both ways and over the 180° line",
    arguments: [
      ([51.5, -0.12], [51.5, -0.12], 0), ([0, 0], [0, 1], 111_320), ([0, 0], [1, 0], 110_574),
      ([0, 179.5], [0, -179.5], 111_320), ([48.8584, 2.2945], [51.5007, -0.1246], 340_560),
    ] as [([Double], [Double], Double)])
  func distance(from: [Double], to: [Double], metres: Double) {
    let one = CLLocation(latitude: from[0], longitude: from[1])
    let other = CLLocation(latitude: to[0], longitude: to[1])
    #expect(abs(one.distance(from: other) - metres) <= metres * 0.01)
    #expect(abs(other.distance(from: one) - metres) <= metres * 0.01)
  }
}
