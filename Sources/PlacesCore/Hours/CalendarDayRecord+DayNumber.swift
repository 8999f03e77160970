extension CalendarDayRecord {
  /// Days since the first day of 1970; nil when the calendar has no such day.
  var dayNumber: Int? {
    guard (1...9_999).contains(year), (1...12).contains(month), (1...daysInMonth).contains(day)
    else { return nil }
    let past = year - 1
    let untilYear = past * 365 + past / 4 - past / 100 + past / 400
    let leapDay = month > 2 && isLeapYear ? 1 : 0
    return untilYear + Self.daysBeforeMonth[month - 1] + leapDay + day - 1 - Self.daysUntil1970
  }

  private static let daysUntil1970 = 719_162
  private static let daysBeforeMonth = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334]

  private var isLeapYear: Bool {
    year.isMultiple(of: 4) && !year.isMultiple(of: 100) || year.isMultiple(of: 400)
  }

  private var daysInMonth: Int {
    switch month {
    case 2: isLeapYear ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}
