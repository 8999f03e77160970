import Foundation
import Testing

@testable import PlacesCore

@Suite("Embedded routing")
struct EmbeddedRoutingTests {
  private func summary(
    _ json: String, end: CoordinateRecord? = nil, mode: EmbeddedRouting.TravelMode = .drive
  ) throws -> JSONValue {
    let place = try #require(try EmbeddedPlaces(json: Data(json.utf8)).places.first)
    let start = CoordinateRecord(latitude: 0, longitude: 0)
    return EmbeddedRouting(start: start, end: end, mode: mode).summary(to: place)
  }

  private static let place = #"{"id": "A", "location": {"latitude": 0, "longitude": 0.1}}"#

  @Test(
    "A way is the great circle at the speed of its mode",
    arguments: [
      (.drive, "741s"), (.bicycle, "2224s"), (.walk, "7413s"), (.twoWheeler, "1112s"),
    ] as [(EmbeddedRouting.TravelMode, String)])
  func leg(mode: EmbeddedRouting.TravelMode, duration: String) throws {
    let legs = try summary(Self.place, mode: mode)["legs"]
    #expect(legs == [["duration": .string(duration), "distanceMeters": 11_120]])
  }

  @Test("Along a path there is a second way, from the place to the end")
  func secondLeg() throws {
    let end = CoordinateRecord(latitude: 0, longitude: 0.3)
    #expect(
      try summary(Self.place, end: end)["legs"] == [
        ["duration": "741s", "distanceMeters": 11_120],
        ["duration": "1483s", "distanceMeters": 22_239],
      ])
  }

  @Test("Directions lead to a host that is nowhere")
  func directions() throws {
    #expect(
      try summary(Self.place)["directionsUri"]?.string
        == "https://maps.embedded.invalid/directions?origin=0.0,0.0&destination=0.0,0.1&place=A"
        + "&travelMode=DRIVE")
  }

  @Test("No way at all takes no time and has no length")
  func nowhere() throws {
    let legs = try summary(#"{"id": "A", "location": {}}"#)["legs"]
    #expect(legs == [["duration": "0s"]])
  }

  @Test("The summary of a place without a position is empty")
  func noPosition() throws {
    #expect(try summary(#"{"id": "A"}"#) == [:])
  }
}
