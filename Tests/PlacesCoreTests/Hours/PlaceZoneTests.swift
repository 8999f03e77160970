import Foundation
import Testing

@testable import PlacesCore

@Suite("Zones that remember their offsets")
struct PlaceZoneTests {
  @Test(
    "Around each change of the clocks the offset is the system's, asked once or twice",
    arguments: ["Europe/Zurich", "America/New_York", "Australia/Lord_Howe", "Pacific/Apia"])
  func offsets(name: String) throws {
    let zone = try #require(PlaceZone.named(name))
    let system = try #require(TimeZone(identifier: name))
    let seconds = Self.starts.flatMap { start in (0..<400).map { start + $0 * 86_400 / 2 } }
    let shifts = Self.starts.compactMap(zone.nextShift(after:))
    let instants = seconds + shifts.flatMap { [$0 - 1, $0, $0 + 1] }
    let expected = instants.map {
      system.secondsFromGMT(for: Date(timeIntervalSince1970: Double($0)))
    }
    #expect(instants.map(zone.offset(at:)) == expected)
    #expect(instants.map(zone.offset(at:)) == expected)
    #expect(Set(expected).count > 1)
  }

  @Test("A name that the system does not know is no zone, however often it is asked for")
  func unknown() {
    #expect(PlaceZone.named("Nowhere/Nothing") === nil)
    #expect(PlaceZone.named("Nowhere/Nothing") === nil)
  }

  /// The end of 2011, when Apia left out a day, and the beginning of 2026.
  private static let starts = [1_322_000_000, 1_767_225_600]
}
