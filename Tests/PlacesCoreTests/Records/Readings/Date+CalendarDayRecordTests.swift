import Foundation
import Testing

@testable import PlacesCore

@Suite("Calendar days as dates")
struct DateCalendarDayRecordTests {
  @Test(
    "A day is its start in the time zone of this device",
    arguments: [(2026, 12, 25), (2024, 2, 29), (1, 1, 1), (9999, 12, 31)])
  func start(year: Int, month: Int, day: Int) throws {
    let date = try #require(Date(CalendarDayRecord(year: year, month: month, day: day)))
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .current
    #expect(calendar.startOfDay(for: date) == date)
    let parts = calendar.dateComponents([.year, .month, .day], from: date)
    #expect(parts == DateComponents(year: year, month: month, day: day))
  }

  @Test(
    "A day that is not in the calendar is nil",
    arguments: [
      (2023, 2, 29), (2026, 4, 31), (0, 1, 1), (10_000, 1, 1), (2026, 0, 1), (2026, 13, 1),
      (2026, 1, 0), (2026, 1, 32), (2026, .max, 1), (2026, 1, .min), (.max, 1, 1), (.min, 1, 1),
    ])
  func invalid(year: Int, month: Int, day: Int) {
    #expect(Date(CalendarDayRecord(year: year, month: month, day: day)) == nil)
  }

  @Test("No day is no date")
  func none() {
    #expect(Date(CalendarDayRecord?.none) == nil)
  }
}
