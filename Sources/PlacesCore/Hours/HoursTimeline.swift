/// Regular and current hours laid along the clock of a place.
///
/// Minutes are counted from the start of 1970 as clocks at the place show them.
struct HoursTimeline: Hashable, Sendable {
  private let regular: WeekSpans?
  private let current: CurrentWeek

  /// Current hours hold for seven days from a day, which is counted from the first day of 1970.
  init(regular: HoursRecord?, current: HoursRecord?, startDay: Int) {
    let sunday = WeekInstant(minute: 0)
    self.regular = regular?.weekPeriods.map { periods in
      WeekSpans(periods.flatMap { $0.spans(inWeekFrom: sunday) })
    }
    self.current = CurrentWeek(startDay: startDay, regular: regular, current: current)
  }

  /// Whether it is open; nil when not said.
  func isOpen(at minute: Int) -> Bool? {
    if isCurrent(minute), let spans = current.spans {
      return spans.contains(minute - current.start)
    }
    return regular?.contains(WeekInstant(wallMinute: minute).minute)
  }

  /// Whether a minute is in the seven days of current hours.
  func isCurrent(_ minute: Int) -> Bool {
    current.start <= minute && minute < current.end
  }

  /// The first later minute at which open becomes closed or the reverse; nil when there is none,
  /// or when what is said ends before.
  func nextChange(after minute: Int) -> Int? {
    let wasOpen = isOpen(at: minute)
    var edge = minute
    while let next = nextEdge(after: edge), let isOpen = isOpen(at: next) {
      if isOpen != wasOpen { return next }
      edge = next
    }
    return nil
  }

  /// The next minute at which anything may change.
  private func nextEdge(after minute: Int) -> Int? {
    guard let spans = current.spans, minute < current.end else {
      return nextRegularEdge(after: minute)
    }
    if minute < current.start {
      return min(current.start, nextRegularEdge(after: minute) ?? current.start)
    }
    return spans.nextEdge(after: minute - current.start).map { $0 + current.start } ?? current.end
  }

  private func nextRegularEdge(after minute: Int) -> Int? {
    let instant = WeekInstant(wallMinute: minute).minute
    return regular?.nextRepeatingEdge(after: instant).map { minute + $0 - instant }
  }
}
