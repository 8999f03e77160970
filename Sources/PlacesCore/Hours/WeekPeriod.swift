/// A span that comes back every week.
struct WeekPeriod: Hashable, Sendable {
  let open: WeekInstant
  let minutes: Int

  /// A whole week, day by day.
  static let everyDay = (0..<7).map { day in
    Self(open: WeekInstant(minute: day * minutesADay), minutes: minutesADay)
  }

  /// The span in a week that begins at an instant, once whole and once for what it has from the
  /// week before.
  func spans(inWeekFrom start: WeekInstant) -> [Range<Int>] {
    let first = start.minutes(until: open)
    let span = first..<(first + minutes)
    return [span, (span.lowerBound - minutesAWeek)..<(span.upperBound - minutesAWeek)]
  }
}

extension WeekPeriod {
  /// A period by its weekdays; without a close it lasts until midnight.
  init(_ period: HoursPeriodRecord) {
    open = WeekInstant(period.open)
    guard let close = period.close else {
      minutes = minutesADay - period.open.clampedMinuteOfDay
      return
    }
    minutes = open.minutes(until: WeekInstant(close)) + close.minutesCutOff
  }
}

extension HoursRecord {
  /// The periods of a regular week; nil when there was no list.
  ///
  /// A single period that has no close, or that closes the very minute it opens, is round the
  /// clock. Among others, one of no length never opens the place.
  var weekPeriods: [WeekPeriod]? {
    guard let periods else { return nil }
    let week = periods.map(WeekPeriod.init)
    let isRoundTheClock = week.count == 1 && (periods[0].close == nil || week[0].minutes == 0)
    return isRoundTheClock ? WeekPeriod.everyDay : week
  }
}
