import Foundation

@testable import PlacesCore

/// Opening hours worked out the slow way: by counting minutes and ticking off each.
final class OpeningHoursModel {
  private static let week = 10_080

  private let hours: RandomHours
  private let wall: [Int]
  private let clockOfWeek: [Int]
  private let windowStart: Int
  private let received: Int
  /// By minutes since Sunday 00:00; nil when not said.
  private var regular: [Bool]?
  /// By minutes since the start of the seven days; nil when not said.
  private var current: [Bool]?
  /// What holds for the minute of the answer when there are no lists.
  private let isOpenNow: Bool?

  init(_ hours: RandomHours) {
    self.hours = hours
    wall = hours.table.wall
    clockOfWeek = hours.table.ofWeek
    windowStart = hours.windowStart
    received = hours.received
    let isListed = hours.regular?.periods != nil || hours.current?.periods != nil
    isOpenNow = isListed ? nil : hours.current?.isOpenNow ?? hours.regular?.isOpenNow
    regular = hours.regular?.periods.map(regularWeek)
    current = hours.current.flatMap(currentWeek)
  }

  /// Whether it is open in a minute of the table; nil when not said.
  func isOpen(_ index: Int) -> Bool? {
    let minute = wall[index] - windowStart
    if let current, 0 <= minute, minute < Self.week { return current[minute] }
    if let regular { return regular[clockOfWeek[index]] }
    return index == received ? isOpenNow : nil
  }

  // MARK: Regular hours

  private func regularWeek(_ periods: [HoursPeriodRecord]) -> [Bool] {
    var ticks = [Bool](repeating: isAlways(periods), count: Self.week)
    for period in periods {
      tickRound(period, from: ofWeek(period.open), in: &ticks)
    }
    return ticks
  }

  /// Ticks a period off a circle of seven days.
  private func tickRound(_ period: HoursPeriodRecord, from start: Int, in ticks: inout [Bool]) {
    var minute = start % Self.week
    var left = length(period)
    while left > 0 {
      ticks[minute] = true
      minute = minute == Self.week - 1 ? 0 : minute + 1
      left -= 1
    }
  }

  /// Ticks what a span has in the seven days.
  private func tick(_ start: Int, _ end: Int, in ticks: inout [Bool]) {
    var minute = max(start, 0)
    let last = min(end, Self.week)
    while minute < last {
      ticks[minute] = true
      minute += 1
    }
  }

  private func isAlways(_ periods: [HoursPeriodRecord]) -> Bool {
    periods.count == 1 && (periods[0].close == nil || length(periods[0]) == 0)
  }

  /// How many minutes the clock is put on until it shows the weekday and time of the close.
  private func length(_ period: HoursPeriodRecord) -> Int {
    var clock = ofWeek(period.open)
    guard let close = period.close else { return 1_440 - clock % 1_440 }
    let end = ofWeek(close)
    var count = 0
    while clock != end {
      clock = clock == Self.week - 1 ? 0 : clock + 1
      count += 1
    }
    return count + (isLastMinute(close) ? 1 : 0)
  }

  private func ofWeek(_ point: HoursPointRecord) -> Int {
    point.day * 1_440 + point.hour * 60 + point.minute
  }

  /// Whether a close counts itself, since the span goes on past midnight.
  private func isLastMinute(_ point: HoursPointRecord) -> Bool {
    point.isTruncated && point.hour == 23 && point.minute == 59
  }

  // MARK: Current hours

  private func currentWeek(_ current: HoursRecord) -> [Bool]? {
    guard let periods = current.periods else { return week(without: current.specialDays ?? []) }
    if periods.count == 1, periods[0].close == nil {
      return [Bool](repeating: true, count: Self.week)
    }
    var ticks = [Bool](repeating: false, count: Self.week)
    for period in periods { mark(period, in: &ticks) }
    return periods.isEmpty || ticks.contains(true) ? ticks : nil
  }

  private func mark(_ period: HoursPeriodRecord, in ticks: inout [Bool]) {
    let end = period.close.flatMap { close in
      minute(close).map { $0 + (isLastMinute(close) ? 1 : 0) }
    }
    switch (minute(period.open), end) {
    case (let open?, let end?): tick(open, end, in: &ticks)
    case (let open?, nil): tick(open, open + length(period), in: &ticks)
    case (nil, let end?): tick(end - length(period), end, in: &ticks)
    case (nil, nil):
      let open = ofWeek(period.open) + Self.week - hours.windowWeekday * 1_440
      tickRound(period, from: open, in: &ticks)
    }
  }

  /// Minutes since the start of the seven days, by date.
  private func minute(_ point: HoursPointRecord) -> Int? {
    guard let date = point.date, let day = hours.table.days[date] ?? distantDay(date) else {
      return nil
    }
    return day * 1_440 + point.hour * 60 + point.minute - hours.windowStart
  }

  private func distantDay(_ date: CalendarDayRecord) -> Int? {
    let parts = DateComponents(
      calendar: .gmt, year: date.year, month: date.month, day: date.day)
    guard parts.isValidDate, date.year > 0, let instant = parts.date else { return nil }
    return Int(instant.timeIntervalSince1970) / 86_400
  }

  /// The regular week with nothing that opens on a special day.
  private func week(without specialDays: [SpecialDayRecord]) -> [Bool]? {
    guard let periods = hours.regular?.periods else { return nil }
    let closed = Set(
      (0..<7).filter { day in
        let date = hours.table.dates[hours.windowStart / 1_440 + day]
        return specialDays.contains { $0.isExceptional && $0.date == date }
      })
    if closed.isEmpty { return nil }
    var ticks = [Bool](repeating: false, count: Self.week)
    if isAlways(periods) {
      for day in 0..<7 where !closed.contains(day) {
        tick(day * 1_440, (day + 1) * 1_440, in: &ticks)
      }
    }
    for period in periods where !isAlways(periods) {
      let open = (ofWeek(period.open) + Self.week - hours.windowWeekday * 1_440) % Self.week
      if closed.contains(open / 1_440) { continue }
      tickRound(period, from: open, in: &ticks)
    }
    return ticks
  }
}
