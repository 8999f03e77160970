import Testing

@testable import PlacesCore

struct WeekPeriodTests {
  @Test(arguments: [
    ("Mon 09:00 > Mon 17:00", 480), ("Fri 19:00 > Sat 02:00", 420), ("Sat 22:00 > Sun 03:00", 300),
    ("Mon 10:00 > Mon 09:00", 10_020), ("Mon 09:00", 900), ("Mon 00:00", 1_440),
    ("Mon 09:00 > Mon 23:59", 899), ("Mon 09:00 > Mon 23:59~", 900),
    ("Mon 09:00 > Mon 24:00", 900), ("Mon 09:00 > Mon 09:00", 0),
    ("Wed 00:00~ > Tue 23:59~", 10_080),
  ])
  func `a period lasts until its close comes round`(line: String, minutes: Int) throws {
    #expect(WeekPeriod(try HoursPeriodRecord(line: line)).minutes == minutes)
  }

  @Test(arguments: ["Sun 00:00", "Wed 13:30", "Tue 00:00 > Tue 00:00", "Tue 09:30 > Tue 09:30"])
  func `a single period without an end is round the clock`(line: String) throws {
    #expect(try HoursRecord(lines: [line]).weekPeriods == WeekPeriod.everyDay)
  }

  @Test func `no list is not an empty list`() {
    #expect(HoursRecord().weekPeriods == nil)
    #expect(HoursRecord(periods: []).weekPeriods == [])
  }

  @Test func `a week that begins within a period has its rest first`() throws {
    let period = WeekPeriod(try HoursPeriodRecord(line: "Tue 22:00 > Wed 03:00"))
    let wednesday = WeekInstant(try HoursPointRecord(text: "Wed 00:00"))
    #expect(period.spans(inWeekFrom: wednesday) == [9_960..<10_260, -120..<180])
  }
}
