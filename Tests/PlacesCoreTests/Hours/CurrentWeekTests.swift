import Testing

@testable import PlacesCore

struct CurrentWeekTests {
  /// The seven days from Monday 2025-03-24, in minutes since they began.
  private func week(_ current: HoursRecord, regular: HoursRecord? = nil) throws -> WeekSpans? {
    let monday = try #require(CalendarDayRecord(text: "2025-03-24").dayNumber)
    return CurrentWeek(startDay: monday, regular: regular, current: current).spans
  }

  @Test(arguments: [
    (["2025-03-24 09:00 > 2025-03-24 17:00"], [540..<1_020]),
    (["2025-03-30 22:00 > 2025-03-30 23:59~"], [9_960..<10_080]),
    (["2025-03-24 00:00~ > 2025-03-30 23:59~"], [0..<10_080]),
    (["2025-03-24 00:00~ > 2025-03-24 02:00"], [0..<120]),
    (["2025-03-23 22:00 > 2025-03-24 02:00"], [0..<120]),
    (["2025-03-30 22:00 > 2025-03-31 02:00"], [9_960..<10_080]),
    (["2025-03-26 09:00 > 2025-03-26 23:59"], [3_420..<4_319]),
    (
      ["2025-03-30 01:00 > 2025-03-30 02:00", "2025-03-24 01:00 > 2025-03-24 02:00"],
      [60..<120, 8_700..<8_760]
    ),
    (["2025-03-26 09:00", "2025-03-27 09:00"], [3_420..<4_320, 4_860..<5_760]),
    (["2025-03-26 09:00"], [0..<10_080]),
    (["2025-02-24 09:00 > 2025-04-24 09:00"], [0..<10_080]),
  ])
  func `dates place periods in the week`(lines: [String], spans: [Range<Int>]) throws {
    #expect(try week(HoursRecord(lines: lines)) == WeekSpans(spans))
  }

  @Test(arguments: [
    ("Wed 09:00 > Wed 17:00", [3_420..<3_900]),
    ("Sun 22:00 > Mon 02:00", [0..<120, 9_960..<10_080]),
    ("Wed 09:00 > 2025-03-26 17:00", [3_420..<3_900]),
    ("2025-03-26 09:00 > Wed 17:00", [3_420..<3_900]),
    ("Sun 22:00 > 2025-03-24 02:00", [0..<120]), ("2025-03-30 22:00 > Mon 02:00", [9_960..<10_080]),
    ("2025-02-30 09:00 > 2025-02-30 17:00", [9_180..<9_660]),
  ])
  func `a point without a date goes by its weekday`(line: String, spans: [Range<Int>]) throws {
    #expect(try week(HoursRecord(lines: [line])) == WeekSpans(spans))
  }

  @Test func `an empty list closes all seven days`() throws {
    #expect(try week(HoursRecord(periods: [])) == WeekSpans([]))
  }

  @Test(arguments: [
    ["2025-03-17 09:00 > 2025-03-17 17:00", "2025-03-23 09:00 > 2025-03-23 23:59~"],
    ["2025-03-31 00:00 > 2025-03-31 17:00", "2026-03-26 09:00 > 2026-03-26 17:00"],
    ["2025-03-26 17:00 > 2025-03-26 09:00"], ["2025-03-26 09:00 > 2025-03-26 09:00"],
  ])
  func `a list without a minute in the week says nothing of it`(lines: [String]) throws {
    #expect(try week(HoursRecord(lines: lines)) == nil)
  }

  @Test func `current hours without periods say nothing`() throws {
    let regular = try HoursRecord(lines: ["Mon 09:00 > Mon 17:00"])
    #expect(try week(HoursRecord(isOpenNow: true), regular: regular) == nil)
  }

  @Test(arguments: [
    (["Tue 22:00 > Wed 02:00", "Wed 22:00 > Thu 02:00"], [1_320 + 1_440..<3_000]),
    (["Sat 00:00"], [0..<2_880, 4_320..<10_080]),
    ([], []),
  ])
  func `without a list nothing opens on a special day`(
    regular: [String], spans: [Range<Int>]
  ) throws {
    let days = [
      SpecialDayRecord(date: try CalendarDayRecord(text: "2025-03-26"), isExceptional: true),
      SpecialDayRecord(date: try CalendarDayRecord(text: "2025-03-25"), isExceptional: false),
      SpecialDayRecord(isExceptional: true),
    ]
    let current = HoursRecord(specialDays: days)
    #expect(try week(current, regular: HoursRecord(lines: regular)) == WeekSpans(spans))
    #expect(try week(current) == nil)
  }
}
