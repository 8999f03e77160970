import Testing

@testable import PlacesCore

struct WeekInstantTests {
  @Test(arguments: [
    (0, 0), (10_079, 10_079), (10_080, 0), (-1, 10_079), (-10_081, 10_079), (20_163, 3),
  ])
  func `minutes fold into one week`(minute: Int, folded: Int) {
    #expect(WeekInstant(minute: minute).minute == folded)
  }

  @Test(arguments: [
    (0, 4 * 1_440), (3 * 1_440, 0), (3 * 1_440 - 1, 10_079), (-4 * 1_440, 0), (-1, 4 * 1_440 - 1),
  ])
  func `the first day of 1970 is a Thursday`(wallMinute: Int, minute: Int) {
    #expect(WeekInstant(wallMinute: wallMinute).minute == minute)
  }

  @Test(arguments: [
    ("Sun 00:00", 0), ("Mon 00:01", 1_441), ("Sat 23:59", 10_079), ("Sat 24:00", 0),
    ("Sun 24:00", 1_440),
  ])
  func `a point is a minute of the week`(text: String, minute: Int) throws {
    #expect(WeekInstant(try HoursPointRecord(text: text)).minute == minute)
  }

  @Test(arguments: [
    (HoursPointRecord(day: 7, hour: 99, minute: 0), 0),
    (HoursPointRecord(day: -1, hour: -1, minute: -1), 0),
    (HoursPointRecord(day: .max, hour: 0, minute: .max), 6 * 1_440 + 59),
    (HoursPointRecord(day: .min, hour: .max, minute: .min), 1_440),
  ])
  func `a malformed point is moved to the nearest real one`(point: HoursPointRecord, minute: Int) {
    #expect(WeekInstant(point).minute == minute)
  }

  @Test(arguments: [
    ("Sun 10:00", "Sun 10:00", 0), ("Sun 10:00", "Sun 10:01", 1),
    ("Sat 22:00", "Sun 03:00", 300), ("Sun 10:01", "Sun 10:00", 10_079),
  ])
  func `time runs forward to the other minute`(from: String, to: String, minutes: Int) throws {
    let start = WeekInstant(try HoursPointRecord(text: from))
    #expect(start.minutes(until: WeekInstant(try HoursPointRecord(text: to))) == minutes)
  }

  @Test(arguments: [("Sun 23:59~", 1), ("Sun 23:59", 0), ("Sun 23:58~", 0), ("Sun 00:59~", 0)])
  func `only a truncated 23.59 is cut off`(text: String, minutes: Int) throws {
    #expect(try HoursPointRecord(text: text).minutesCutOff == minutes)
  }

  @Test(arguments: [(7, 2), (6, 2), (0, 0), (-1, -1), (-3, -1), (-4, -2)])
  func `a quotient is rounded down`(number: Int, quotient: Int) {
    #expect(number.quotient(by: 3) == quotient)
  }
}
