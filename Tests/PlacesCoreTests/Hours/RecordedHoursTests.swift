import Foundation
import PlacesTestSupport
import Testing

@testable import PlacesCore

/// The recorded answer whose dated periods are sorted by weekday, not by date.
@Suite("Opening hours as recorded")
struct RecordedHoursTests {
  private static let file = Fixture.shared("fixtures/new/details-recorded-shape.json")

  /// Monday 24 March 2025, 17:00 in Sydney.
  private static let asked = Date(timeIntervalSince1970: 1_742_796_000)

  @Test(
    "Dates decide, whatever the order they came in",
    .enabled(if: file != nil, "the recorded answer is not here"),
    arguments: [
      (0, true), (3.9, true), (4, false), (24, true), (28, false), (141.4, false), (141.5, true),
      (148.5, false), (166, true),
    ] as [(Double, Bool)])
  func status(hours: Double, isOpen: Bool) throws {
    let data = try Data(contentsOf: try #require(Self.file))
    let place = try PlaceRecord(
      newJSON: data, requested: .all, receivedAt: Self.asked)
    let sent = try #require(place.currentOpeningHours?.periods).map(\.open)
    #expect(sent.map(\.day) == sent.map(\.day).sorted())
    #expect(sent.first?.date == CalendarDayRecord(year: 2025, month: 3, day: 30))
    let instant = Self.asked.addingTimeInterval(hours * 3600)
    #expect(place.openStatus(at: instant).state == (isOpen ? .open : .closed))
  }
}
