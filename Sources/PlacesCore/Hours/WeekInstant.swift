let minutesAWeek = 7 * minutesADay

/// A minute of the week as clocks at a place show it.
struct WeekInstant: Hashable, Sendable {
  /// Counted from Sunday 00:00; less than a week.
  let minute: Int

  /// The minute of the week that is so many minutes after, or before, Sunday 00:00.
  init(minute: Int) {
    self.minute = minute.folded(into: minutesAWeek)
  }

  /// A minute counted from the start of 1970 as clocks at the place show it.
  init(wallMinute: Int) {
    let thursday = 4
    self.init(minute: wallMinute + thursday * minutesADay)
  }

  init(_ point: HoursPointRecord) {
    let day = min(max(point.day, 0), 6)
    self.init(minute: day * minutesADay + point.clampedMinuteOfDay)
  }

  /// How long until clocks show the other minute; 0 when they already do.
  func minutes(until later: Self) -> Int {
    (later.minute - minute).folded(into: minutesAWeek)
  }
}

extension HoursPointRecord {
  /// Minutes since midnight; 24:00 is the most there can be.
  var clampedMinuteOfDay: Int {
    min(min(max(hour, 0), 24) * 60 + min(max(minute, 0), 59), minutesADay)
  }

  /// 1 when this is the 23:59 that stands for a midnight at which the span goes on.
  var minutesCutOff: Int { isTruncated && hour == 23 && minute == 59 ? 1 : 0 }
}

extension Int {
  /// The quotient rounded down, also below zero.
  func quotient(by divisor: Int) -> Int {
    (self - folded(into: divisor)) / divisor
  }

  /// The remainder, never below zero.
  func folded(into divisor: Int) -> Int {
    let rest = self % divisor
    return rest < 0 ? rest + divisor : rest
  }
}
