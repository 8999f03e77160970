import Foundation

extension HoursRecord {
  /// The hours as Legacy writes them.
  var legacyJSON: JSONValue {
    var json = JSONValue.object([])
    json["open_now"] = isOpenNow.map(JSONValue.bool)
    json["periods"] = periods.map { .array($0.map(\.legacyJSON)) }
    json["special_days"] = specialDays.map { .array($0.map(\.legacyJSON)) }
    json["type"] = type.map { .string($0.rawValue) }
    json["weekday_text"] = weekdayText.map(JSONValue.init)
    return json
  }
}

extension HoursPeriodRecord {
  fileprivate var legacyJSON: JSONValue {
    var json: JSONValue = ["open": open.legacyJSON]
    json["close"] = close?.legacyJSON
    return json
  }
}

extension HoursPointRecord {
  fileprivate var legacyJSON: JSONValue {
    var json: JSONValue = [
      "day": JSONValue(day), "time": .string(padded(hour, to: 2) + padded(minute, to: 2)),
    ]
    json["date"] = date.map { .string($0.legacyText) }
    if isTruncated { json["truncated"] = true }
    return json
  }
}

extension SpecialDayRecord {
  fileprivate var legacyJSON: JSONValue {
    var json: JSONValue = ["exceptional_hours": .bool(isExceptional)]
    json["date"] = date.map { .string($0.legacyText) }
    return json
  }
}

extension CalendarDayRecord {
  fileprivate var legacyText: String {
    "\(padded(year, to: 4))-\(padded(month, to: 2))-\(padded(day, to: 2))"
  }
}

private func padded(_ number: Int, to length: Int) -> String {
  let digits = String(number)
  return String(repeating: "0", count: max(0, length - digits.count)) + digits
}
