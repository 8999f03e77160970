import Foundation
import Testing

@testable import GooglePlaces
@testable import PlacesCore

@Suite("GMSEvent")
struct GMSEventTests {
  @Test("The minute of the week, its date and its truncation are those sent")
  func values() throws {
    let place = try GMSPlace.reading(
      """
      {"currentOpeningHours": {"periods": [{
        "open": {"day": 3, "hour": 9, "minute": 45, "truncated": true,
                 "date": {"year": 2026, "month": 12, "day": 2}},
        "close": {"day": 4, "hour": 0, "minute": 0}
      }]}}
      """)
    let period = try #require(place.currentOpeningHours?.periods.first)
    #expect(period.openEvent.day == .wednesday)
    #expect(period.openEvent.time.hour == 9 && period.openEvent.time.minute == 45)
    #expect(period.openEvent.truncated)
    #expect(period.openEvent.date != nil)
    #expect(period.closeEvent?.truncated == false)
    #expect(period.closeEvent?.date == nil)
  }

  @Test("A plain event is Sunday at midnight, on no date and not truncated")
  func plain() {
    let event = GMSEvent()
    #expect(event.day == .sunday)
    #expect(event.time == GMSTime())
    #expect(event.date == nil && !event.truncated)
  }

  @Test(
    "Numbers outside the week and the day are kept within them",
    arguments: [
      (-1, -1, -1, 0, 0), (9, 99, 99, 23, 59), (.max, .max, .max, 23, 59),
      (.min, .min, .min, 0, 0),
    ] as [(Int, Int, Int, UInt, UInt)])
  func outside(day: Int, hour: Int, minute: Int, shownHour: UInt, shownMinute: UInt) {
    let event = GMSEvent(HoursPointRecord(day: day, hour: hour, minute: minute))
    #expect(event.day == .sunday)
    #expect(event.time.hour == shownHour && event.time.minute == shownMinute)
  }
}
