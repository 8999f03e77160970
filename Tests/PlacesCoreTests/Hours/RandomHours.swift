import Foundation

@testable import PlacesCore

/// Made-up hours of a place, orderly and disorderly, the same for the same seed.
struct RandomHours {
  let table: ClockTable
  /// The minute of the table in which the answer was received.
  let received: Int
  private(set) var regular: HoursRecord?
  private(set) var current: HoursRecord?
  private(set) var random: SplitMix64

  init(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    table = ClockTable.all[random.number(0..<ClockTable.all.count)]
    received = random.number(3 * 1_440..<8 * 1_440)
    self.random = random
    regular = makeRegular()
    current = makeCurrent()
  }

  /// The first minute of the local day of the answer, as the clock shows it.
  var windowStart: Int { table.wall[received] / 1_440 * 1_440 }
  /// The weekday of that day.
  var windowWeekday: Int { table.ofWeek[received] / 1_440 }

  func calculator(second: Int) -> OpeningHoursCalculator {
    OpeningHoursCalculator(
      regular: regular, current: current, businessStatus: nil, timeZone: table.zone,
      utcOffsetMinutes: table.offset, receivedAt: table.instant(received, second: second))
  }

  // MARK: Regular hours

  private mutating func makeRegular() -> HoursRecord? {
    switch random.number(0..<14) {
    case 0: nil
    case 1: HoursRecord(isOpenNow: random.chance(50))
    case 2: HoursRecord(periods: [])
    case 3: HoursRecord(periods: [HoursPeriodRecord(open: somePoint())])
    case 4: HoursRecord(periods: [somePeriodOfNoLength()])
    case 5: HoursRecord(periods: (0..<7).map(wholeDay))
    case 6...9: HoursRecord(periods: (0..<7).flatMap { shifts(day: $0) }.map(weekly))
    default: HoursRecord(periods: (0..<random.number(1..<7)).map { _ in somePeriod() })
    }
  }

  private mutating func somePoint() -> HoursPointRecord {
    HoursPointRecord(
      day: random.number(0..<7), hour: random.number(0..<24), minute: random.number(0..<60))
  }

  private mutating func somePeriodOfNoLength() -> HoursPeriodRecord {
    let point = somePoint()
    return HoursPeriodRecord(open: point, close: point)
  }

  private mutating func somePeriod() -> HoursPeriodRecord {
    let open = somePoint()
    switch random.number(0..<10) {
    case 0: return HoursPeriodRecord(open: open)
    case 1: return HoursPeriodRecord(open: open, close: open)
    case 2:
      let day = random.number(0..<7)
      let close = HoursPointRecord(day: day, hour: 23, minute: 59, isTruncated: random.chance(80))
      return HoursPeriodRecord(open: open, close: close)
    default: return HoursPeriodRecord(open: open, close: somePoint())
    }
  }

  private func wholeDay(_ day: Int) -> HoursPeriodRecord {
    HoursPeriodRecord(
      open: HoursPointRecord(day: day, hour: 0, minute: 0),
      close: HoursPointRecord(day: (day + 1) % 7, hour: 0, minute: 0))
  }

  /// None to three spans that open on a day, in minutes since the first day.
  private mutating func shifts(day: Int) -> [Range<Int>] {
    (0..<random.number(0..<4)).map { _ in
      let open = day * 1_440 + random.number(0..<288) * 5
      return open..<(open + random.number(1..<900))
    }
  }

  private func weekly(_ span: Range<Int>) -> HoursPeriodRecord {
    HoursPeriodRecord(open: weekly(span.lowerBound), close: weekly(span.upperBound))
  }

  private func weekly(_ minute: Int) -> HoursPointRecord {
    HoursPointRecord(day: minute / 1_440 % 7, hour: minute / 60 % 24, minute: minute % 60)
  }

  // MARK: Current hours

  private mutating func makeCurrent() -> HoursRecord? {
    switch random.number(0..<16) {
    case 0...2: nil
    case 3: HoursRecord(isOpenNow: random.chance(50))
    case 4: HoursRecord(periods: [])
    case 5: HoursRecord(specialDays: (0..<random.number(1..<5)).map { _ in someSpecialDay() })
    case 6: HoursRecord(periods: [HoursPeriodRecord(open: dated(random.number(0..<10_080)))])
    case 7: HoursRecord(periods: [cut(-1..<20_000)])
    case 8: HoursRecord(periods: datedPeriods(from: random.chance(50) ? -14 : 7))
    default: HoursRecord(periods: disordered(datedPeriods(from: -1)))
    }
  }

  private mutating func someSpecialDay() -> SpecialDayRecord {
    SpecialDayRecord(
      date: dated(random.number(-2..<9) * 1_440).date, isExceptional: random.chance(80))
  }

  /// Eight days of shifts, in most cases cut at the ends of the seven days as a server does.
  private mutating func datedPeriods(from day: Int) -> [HoursPeriodRecord] {
    let spans = (day..<day + 8).flatMap { shifts(day: $0) }
    guard day == -1, random.chance(70) else {
      return spans.map {
        HoursPeriodRecord(open: dated($0.lowerBound), close: dated($0.upperBound))
      }
    }
    return spans.filter { $0.overlaps(0..<10_080) }.map(cut)
  }

  private func cut(_ span: Range<Int>) -> HoursPeriodRecord {
    HoursPeriodRecord(
      open: span.lowerBound < 0 ? dated(0, isTruncated: true) : dated(span.lowerBound),
      close: span.upperBound >= 10_080
        ? dated(10_079, isTruncated: true) : dated(span.upperBound))
  }

  /// A point so many minutes after the start of the seven days.
  private func dated(_ minute: Int, isTruncated: Bool = false) -> HoursPointRecord {
    let fromPast = minute + 100 * 10_080
    return HoursPointRecord(
      day: (windowWeekday + fromPast / 1_440) % 7, hour: fromPast / 60 % 24, minute: fromPast % 60,
      date: table.dates[(windowStart + fromPast) / 1_440 - 700], isTruncated: isTruncated)
  }

  // MARK: Disorder

  private mutating func disordered(_ periods: [HoursPeriodRecord]) -> [HoursPeriodRecord] {
    let undated = [0, 0, 0, 30, 100][random.number(0..<5)]
    let odd = [0, 0, 0, 10][random.number(0..<4)]
    var periods = periods.map { period in
      var period = period
      if random.chance(undated) { period.open.date = nil }
      if random.chance(undated) { period.close?.date = nil }
      if random.chance(odd) { spoil(&period) }
      return period
    }
    if random.chance(30) { periods.sort { $0.open.day < $1.open.day } }
    if random.chance(30) { periods.shuffle(using: &random) }
    return periods
  }

  private mutating func spoil(_ period: inout HoursPeriodRecord) {
    switch random.number(0..<6) {
    case 0: period.open.date = CalendarDayRecord(year: 2025, month: 2, day: 30)
    case 1: period.close?.date = CalendarDayRecord(year: 0, month: 0, day: 0)
    case 2: period.open.date?.year -= 1
    case 3: period.close?.date?.year += 1
    case 4: period.close = period.open
    default: period.close = nil
    }
  }
}
