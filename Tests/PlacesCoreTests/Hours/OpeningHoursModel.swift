import Foundation

@testable import PlacesCore

/// Opening hours worked out the slow way: by counting minutes and ticking off each.
struct OpeningHoursModel {
  private static let week = 10_080

  private let hours: RandomHours
  /// By minutes since Sunday 00:00; nil when not said.
  private var regular: [Bool]?
  /// By minutes since the start of the seven days; nil when not said.
  private var current: [Bool]?

  init(_ hours: RandomHours) {
    self.hours = hours
    regular = hours.regular?.periods.map(regularWeek)
    current = hours.current.flatMap(currentWeek)
  }

  /// Whether it is open in a minute of the table; nil when not said.
  func isOpen(_ index: Int) -> Bool? {
    let minute = hours.table.wall[index] - hours.windowStart
    if let current, 0 <= minute, minute < Self.week { return current[minute] }
    if let regular { return regular[hours.table.ofWeek[index]] }
    let isUnlisted = hours.regular?.periods == nil && hours.current?.periods == nil
    guard index == hours.received, isUnlisted else { return nil }
    return hours.current?.isOpenNow ?? hours.regular?.isOpenNow
  }

  // MARK: Regular hours

  private func regularWeek(_ periods: [HoursPeriodRecord]) -> [Bool] {
    var ticks = [Bool](repeating: isAlways(periods), count: Self.week)
    for period in periods {
      let open = ofWeek(period.open)
      for later in 0..<length(period) { ticks[(open + later) % Self.week] = true }
    }
    return ticks
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
    case (let open?, let end?):
      for minute in 0..<Self.week where open <= minute && minute < end { ticks[minute] = true }
    case (let open?, nil):
      for later in 0..<length(period) where 0..<Self.week ~= open + later {
        ticks[open + later] = true
      }
    case (nil, let end?):
      for earlier in 0..<length(period) where 0..<Self.week ~= end - 1 - earlier {
        ticks[end - 1 - earlier] = true
      }
    case (nil, nil):
      let open = ofWeek(period.open) + Self.week - hours.windowWeekday * 1_440
      for later in 0..<length(period) { ticks[(open + later) % Self.week] = true }
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
    for minute in 0..<Self.week where isAlways(periods) && !closed.contains(minute / 1_440) {
      ticks[minute] = true
    }
    for period in periods where !isAlways(periods) {
      let open = (ofWeek(period.open) + Self.week - hours.windowWeekday * 1_440) % Self.week
      if closed.contains(open / 1_440) { continue }
      for later in 0..<length(period) { ticks[(open + later) % Self.week] = true }
    }
    return ticks
  }
}
