/// The seven days that current hours speak of.
struct CurrentWeek: Hashable, Sendable {
  /// Its first minute, counted from the start of 1970 as clocks at the place show it.
  let start: Int
  /// When it is open in them; nil when current hours do not say and regular hours hold.
  private(set) var spans: WeekSpans?

  /// The week from a day, which is counted from the first day of 1970.
  init(startDay: Int, regular: HoursRecord?, current: HoursRecord?) {
    start = startDay * minutesADay
    spans = nil
    spans = current.flatMap { spans(of: $0, regular: regular) }
  }

  /// The first minute after it.
  var end: Int { start + minutesAWeek }

  // MARK: Reading

  /// A list whose periods all lie elsewhere is of another week, and says nothing of this one.
  private func spans(of current: HoursRecord, regular: HoursRecord?) -> WeekSpans? {
    guard let periods = current.periods else {
      return spans(of: regular, without: current.specialDays ?? [])
    }
    if periods.count == 1, periods[0].close == nil { return WeekSpans([0..<minutesAWeek]) }
    let spans = WeekSpans(periods.flatMap(spans(of:)))
    return spans.isEmpty && !periods.isEmpty ? nil : spans
  }

  /// Dates decide; a point without one, or with an impossible one, goes by its weekday.
  private func spans(of period: HoursPeriodRecord) -> [Range<Int>] {
    let week = WeekPeriod(period)
    let close = period.close.flatMap { close in minute(of: close).map { $0 + close.minutesCutOff } }
    switch (minute(of: period.open), close) {
    case (nil, nil): return week.spans(inWeekFrom: WeekInstant(wallMinute: start))
    case (let open?, nil): return [open..<(open + week.minutes)]
    case (nil, let close?): return [(close - week.minutes)..<close]
    case (let open?, let close?): return open < close ? [open..<close] : []
    }
  }

  /// Minutes since the start of the week, by date.
  private func minute(of point: HoursPointRecord) -> Int? {
    point.date?.dayNumber.map { $0 * minutesADay + point.clampedMinuteOfDay - start }
  }

  /// The regular week on all but special days: those have hours of their own, which would have
  /// been listed, so the place stays closed.
  private func spans(of regular: HoursRecord?, without days: [SpecialDayRecord]) -> WeekSpans? {
    let closedDays = days.filter(\.isExceptional).compactMap { $0.date?.dayNumber }
      .map { $0 - start / minutesADay }.filter((0..<7).contains)
    guard !closedDays.isEmpty, let periods = regular?.weekPeriods else { return nil }
    let first = WeekInstant(wallMinute: start)
    let others = periods.filter { period in
      !closedDays.contains(first.minutes(until: period.open) / minutesADay)
    }
    return WeekSpans(others.flatMap { $0.spans(inWeekFrom: first) })
  }
}
