/// When a place, or one of its services, is open.
package struct HoursRecord: Hashable, Sendable {
  /// Whether it was open when the answer was made; nil when not said.
  package var isOpenNow: Bool?
  /// The periods in the order sent; nil when there was no list, which is not an empty one.
  package var periods: [HoursPeriodRecord]?
  /// Seven lines for people, as sent; the first day depends on the language.
  package var weekdayText: [String]?
  /// The service these hours belong to; only secondary hours have one.
  package var type: HoursTypeRecord?
  /// The days that differ from the regular week; only current hours have them.
  package var specialDays: [SpecialDayRecord]?
  /// When it opens next, only said while closed.
  package var nextOpenTime: InstantRecord?
  /// When it closes next, only said while open.
  package var nextCloseTime: InstantRecord?

  package init(
    isOpenNow: Bool? = nil, periods: [HoursPeriodRecord]? = nil, weekdayText: [String]? = nil,
    type: HoursTypeRecord? = nil, specialDays: [SpecialDayRecord]? = nil,
    nextOpenTime: InstantRecord? = nil, nextCloseTime: InstantRecord? = nil
  ) {
    self.isOpenNow = isOpenNow
    self.periods = periods
    self.weekdayText = weekdayText
    self.type = type
    self.specialDays = specialDays
    self.nextOpenTime = nextOpenTime
    self.nextCloseTime = nextCloseTime
  }
}

/// One span of being open; without a close it never ends.
package struct HoursPeriodRecord: Hashable, Sendable {
  package var open: HoursPointRecord
  package var close: HoursPointRecord?

  package init(open: HoursPointRecord, close: HoursPointRecord? = nil) {
    self.open = open
    self.close = close
  }
}

/// A minute of the week in the place's local time, with its date in current hours.
package struct HoursPointRecord: Hashable, Sendable {
  /// 0 is Sunday.
  package var day: Int
  /// 0…23.
  package var hour: Int
  /// 0…59.
  package var minute: Int
  /// The day it falls on; only in current hours.
  package var date: CalendarDayRecord?
  /// Whether the span goes on past the window of current hours here.
  package var isTruncated: Bool

  package init(
    day: Int, hour: Int, minute: Int, date: CalendarDayRecord? = nil, isTruncated: Bool = false
  ) {
    self.day = day
    self.hour = hour
    self.minute = minute
    self.date = date
    self.isTruncated = isTruncated
  }
}

/// A day whose hours differ from the regular week.
package struct SpecialDayRecord: Hashable, Sendable {
  package var date: CalendarDayRecord?
  /// Whether the hours are exceptional; Places API (New) lists only such days and does not say.
  package var isExceptional: Bool

  package init(date: CalendarDayRecord? = nil, isExceptional: Bool) {
    self.date = date
    self.isExceptional = isExceptional
  }
}
