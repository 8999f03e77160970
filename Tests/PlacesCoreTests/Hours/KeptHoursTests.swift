import Foundation
import Testing

@testable import PlacesCore

@Suite("Hours that are made ready once")
struct KeptHoursTests {
  private static let facts = """
    {"businessStatus": "OPERATIONAL", "utcOffsetMinutes": 60, "regularOpeningHours": {"periods": [
      {"open": {"day": 1, "hour": 9}, "close": {"day": 1, "hour": 17}}]},
     "currentOpeningHours": {"periods": []}}
    """

  /// A Monday, 10:00 at the place.
  private let morning = Date(timeIntervalSince1970: 1_767_603_600)

  private func place(_ requested: PlaceFieldSet) throws -> PlaceRecord {
    try PlaceRecord(newJSON: Data(Self.facts.utf8), requested: requested, receivedAt: morning)
  }

  @Test("What is kept says what the record says, at each instant", arguments: [0, 8, 30, 168])
  func states(hours: Int) throws {
    let place = try place(.all)
    let kept = KeptHours()
    let instant = morning.addingTimeInterval(Double(hours) * 3600)
    let status = place.openStatus(at: instant)
    #expect(kept.status(of: place, at: instant) == status)
    #expect(kept.state(of: place, at: morning) == .closed)
    #expect(kept.state(of: place, at: instant) == status.state)
    #expect(kept.status(of: place, at: instant) == status)
  }

  @Test("The legacy rule is kept apart: it takes the week alone")
  func legacy() throws {
    let place = try place(.all)
    let kept = KeptHours()
    #expect(kept.state(of: place, at: morning) == .closed)
    #expect(kept.legacyState(of: place, at: morning) == .open)
    #expect(kept.legacyState(of: place, at: morning.addingTimeInterval(8 * 3600)) == .closed)
    #expect(kept.state(of: place, at: morning) == .closed)
  }

  @Test(
    "The legacy rule knows nothing without the week or the offset",
    arguments: [[.openingHours], [.utcOffsetMinutes], []] as [PlaceFieldSet])
  func unknown(fields: PlaceFieldSet) throws {
    #expect(KeptHours().legacyState(of: try place(fields), at: morning) == .unknown)
  }

  @Test("Any two are equal")
  func equality() {
    #expect(Set([KeptHours(), KeptHours()]).count == 1)
  }
}
