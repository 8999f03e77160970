extension HoursRecord {
  init(new cursor: JSONCursor) throws(WireError) {
    isOpenNow = try cursor.bool("openNow")
    periods = try cursor.list("periods", HoursPeriodRecord.init(new:))
    weekdayText = try cursor.strings("weekdayDescriptions")
    type = try cursor.word("secondaryHoursType")
    specialDays = try cursor.list("specialDays", SpecialDayRecord.init(new:))
    nextOpenTime = try cursor.value("nextOpenTime", InstantRecord.init(new:))
    nextCloseTime = try cursor.value("nextCloseTime", InstantRecord.init(new:))
  }
}

extension HoursPeriodRecord {
  init(new cursor: JSONCursor) throws(WireError) {
    guard let open = try cursor.value("open", HoursPointRecord.init(new:)) else {
      throw cursor.mismatch("a period with an opening point")
    }
    self.init(open: open, close: try cursor.value("close", HoursPointRecord.init(new:)))
  }
}

extension HoursPointRecord {
  /// A point of the week; the service sends zeros here, but a missing part reads as one.
  init(new cursor: JSONCursor) throws(WireError) {
    self.init(
      day: try cursor.integer("day", in: 0...6), hour: try cursor.integer("hour", in: 0...23),
      minute: try cursor.integer("minute", in: 0...59),
      date: try cursor.value("date", CalendarDayRecord.init(new:)),
      isTruncated: try cursor.bool("truncated") ?? false)
  }
}

extension SpecialDayRecord {
  /// A listed day; that it is listed makes it exceptional.
  init(new cursor: JSONCursor) throws(WireError) {
    date = try cursor.value("date", CalendarDayRecord.init(new:))
    isExceptional = true
  }
}

extension JSONCursor {
  /// A whole-number member within a range; 0 when there is none.
  fileprivate func integer(
    _ name: StaticString, in range: ClosedRange<Int>
  ) throws(WireError) -> Int {
    guard let member = try member(name) else { return 0 }
    let value = try member.integer(Int.self)
    guard range.contains(value) else {
      throw member.mismatch("a number from \(range.lowerBound) to \(range.upperBound)")
    }
    return value
  }
}
