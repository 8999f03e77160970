import Foundation

/// The hours of a place around an instant, computed from its regular week and its exceptions.
///
/// All spans are in minutes of place-local time since the midnight that begins the day of the
/// instant.
struct EmbeddedHours {
  private let regular: HoursRecord
  private let exceptions: [HoursException]
  private let calendar: Calendar
  private let now: Date

  private static let windowDays = 7

  init(regular: HoursRecord, exceptions: [HoursException], timeZone: TimeZone, now: Date) {
    self.regular = regular
    self.exceptions = exceptions
    self.now = now
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    self.calendar = calendar
  }

  /// The next seven days with dates, cut at the edges of the window.
  func current() -> JSONValue {
    let window = 0..<(Self.windowDays * minutesADay)
    var json = JSONValue.object([])
    json["openNow"] = .bool(isOpenNow)
    let periods = spans.filter { $0.overlaps(window) }.map { period($0, in: window) }
    if !periods.isEmpty { json["periods"] = .array(periods) }
    json["weekdayDescriptions"] = weekdayDescriptions
    json["secondaryHoursType"] = regular.type.map { .string($0.rawValue) }
    if !specialDays.isEmpty { json["specialDays"] = .array(specialDays) }
    addNextChange(to: &json)
    return json
  }

  /// The parts of the regular hours that depend on the instant.
  func addInstant(to json: inout JSONValue) {
    json["openNow"] = .bool(isOpenNow)
    addNextChange(to: &json)
  }

  // MARK: Spans

  /// Every span that can touch the window, in order, touching ones joined.
  private var spans: [Range<Int>] {
    let all = (-Self.windowDays..<2 * Self.windowDays).flatMap(spans(openingOn:))
    return all.sorted { $0.lowerBound < $1.lowerBound }.reduce(into: []) { joined, span in
      guard let last = joined.last, span.lowerBound <= last.upperBound else {
        joined.append(span)
        return
      }
      joined[joined.count - 1] =
        last.lowerBound..<max(last.upperBound, span.upperBound)
    }
  }

  private func spans(openingOn day: Int) -> [Range<Int>] {
    let start = day * minutesADay
    let relative = exception(on: day)?.spans ?? regularSpans(openingOn: weekday(of: day))
    return relative.map { ($0.lowerBound + start)..<($0.upperBound + start) }
  }

  private func regularSpans(openingOn weekday: Int) -> [Range<Int>] {
    let periods = regular.periods ?? []
    if periods.count == 1, periods[0].close == nil { return [0..<minutesADay] }
    return periods.filter { $0.open.day == weekday }.map { period in
      guard let close = period.close else { return period.open.minuteOfDay..<minutesADay }
      let days = (close.day - period.open.day + 7) % 7
      let (start, end) = (period.open.minuteOfDay, close.minuteOfDay + days * minutesADay)
      return start..<(end > start ? end : end + 7 * minutesADay)
    }
  }

  // MARK: Days

  private func exception(on day: Int) -> HoursException? {
    exceptions.first { $0.applies(to: date(of: day)) }
  }

  private func date(of day: Int) -> CalendarDayRecord {
    let parts = calendar.dateComponents(
      [.year, .month, .day], from: instant(of: day * minutesADay))
    return CalendarDayRecord(
      year: parts.year ?? 0, month: parts.month ?? 0, day: parts.day ?? 0)
  }

  /// 0 is Sunday.
  private func weekday(of day: Int) -> Int {
    calendar.component(.weekday, from: instant(of: day * minutesADay)) - 1
  }

  /// The instant at which place-local clocks show a minute.
  private func instant(of minute: Int) -> Date {
    let day = Int((Double(minute) / Double(minutesADay)).rounded(.down))
    let today = calendar.startOfDay(for: now)
    let midnight = calendar.date(byAdding: .day, value: day, to: today) ?? today
    let rest = minute - day * minutesADay
    return calendar.date(bySettingHour: rest / 60, minute: rest % 60, second: 0, of: midnight)
      ?? midnight.addingTimeInterval(Double(rest) * 60)
  }

  // MARK: The instant

  private var minuteNow: Int {
    let parts = calendar.dateComponents([.hour, .minute], from: now)
    return (parts.hour ?? 0) * 60 + (parts.minute ?? 0)
  }

  private var isOpenNow: Bool { spans.contains { $0.contains(minuteNow) } }

  private func addNextChange(to json: inout JSONValue) {
    let horizon = minuteNow + Self.windowDays * minutesADay
    if let open = spans.first(where: { $0.contains(minuteNow) }) {
      if open.upperBound <= horizon { json["nextCloseTime"] = time(open.upperBound) }
    } else if let next = spans.first(where: { $0.lowerBound > minuteNow }),
      next.lowerBound <= horizon
    {
      json["nextOpenTime"] = time(next.lowerBound)
    }
  }

  private func time(_ minute: Int) -> JSONValue {
    .string(instant(of: minute).formatted(.iso8601))
  }

  // MARK: JSON

  private func period(_ span: Range<Int>, in window: Range<Int>) -> JSONValue {
    let startsBefore = span.lowerBound < window.lowerBound
    let goesOn = span.upperBound >= window.upperBound
    return [
      "open": point(startsBefore ? window.lowerBound : span.lowerBound, isTruncated: startsBefore),
      "close": point(goesOn ? window.upperBound - 1 : span.upperBound, isTruncated: goesOn),
    ]
  }

  private func point(_ minute: Int, isTruncated: Bool) -> JSONValue {
    let day = minute / minutesADay
    var json: JSONValue = [
      "day": JSONValue(weekday(of: day)),
      "hour": JSONValue(minute % minutesADay / 60),
      "minute": JSONValue(minute % 60),
    ]
    if isTruncated { json["truncated"] = true }
    json["date"] = Self.json(date(of: day))
    return json
  }

  private var specialDays: [JSONValue] {
    (0..<Self.windowDays).filter { exception(on: $0) != nil }
      .map { ["date": Self.json(date(of: $0))] }
  }

  private var weekdayDescriptions: JSONValue? {
    regular.weekdayText.map { .array($0.map(JSONValue.string)) }
  }

  private static func json(_ date: CalendarDayRecord) -> JSONValue {
    [
      "year": JSONValue(date.year), "month": JSONValue(date.month), "day": JSONValue(date.day),
    ]
  }
}
