extension HoursRecord {
  init(legacy cursor: JSONCursor) throws(WireError) {
    isOpenNow = try cursor.bool("open_now")
    periods = try cursor.list("periods", HoursPeriodRecord.init(legacy:))
    weekdayText = try cursor.strings("weekday_text")
    type = try cursor.word("type")
    specialDays = try cursor.list("special_days", SpecialDayRecord.init(legacy:))
  }
}

extension HoursPeriodRecord {
  fileprivate init(legacy cursor: JSONCursor) throws(WireError) {
    guard let open = try cursor.value("open", HoursPointRecord.init(legacy:)) else {
      throw cursor.mismatch("a period with an opening point")
    }
    self.init(open: open, close: try cursor.value("close", HoursPointRecord.init(legacy:)))
  }
}

extension HoursPointRecord {
  /// A point of the week: `day` 0…6 and `time` as `HHMM`.
  fileprivate init(legacy cursor: JSONCursor) throws(WireError) {
    let day = try cursor.integer("day") ?? 0
    let time = try cursor.string("time") ?? "0000"
    guard (0...6).contains(day), time.utf8.count == 4, let number = UInt16(time),
      number / 100 <= 23, number % 100 <= 59
    else { throw cursor.mismatch("a day from 0 to 6 and a time as HHMM") }
    self.init(
      day: day, hour: Int(number / 100), minute: Int(number % 100),
      date: try cursor.value("date", CalendarDayRecord.init(legacy:)),
      isTruncated: try cursor.bool("truncated") ?? false)
  }
}

extension CalendarDayRecord {
  /// A day written as `YYYY-MM-DD`.
  fileprivate init(legacy cursor: JSONCursor) throws(WireError) {
    let parts = try cursor.string().split(separator: "-", omittingEmptySubsequences: false)
      .map { UInt16($0).map(Int.init) }
    guard parts.count == 3, let year = parts[0], let month = parts[1], let day = parts[2],
      (1...12).contains(month), (1...31).contains(day)
    else { throw cursor.mismatch("a day as YYYY-MM-DD") }
    self.init(year: year, month: month, day: day)
  }
}

extension SpecialDayRecord {
  fileprivate init(legacy cursor: JSONCursor) throws(WireError) {
    date = try cursor.value("date", CalendarDayRecord.init(legacy:))
    isExceptional = try cursor.bool("exceptional_hours") ?? false
  }
}
