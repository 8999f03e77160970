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
  /// What the place's calendar and clock say at the instant.
  private let local: DateComponents
  /// Every span that can touch the window, in order, touching ones joined.
  private var spans: [Range<Int>] = []

  private static let windowDays = 7

  init(regular: HoursRecord, exceptions: [HoursException], timeZone: TimeZone, now: Date) {
    self.regular = regular
    self.exceptions = exceptions
    self.now = now
    calendar = Self.calendar(in: timeZone)
    local = calendar.dateComponents([.year, .month, .day, .weekday, .hour, .minute], from: now)
    spans = Self.joined((-Self.windowDays..<2 * Self.windowDays).flatMap(spans(openingOn:)))
  }

  private static func calendar(in timeZone: TimeZone) -> Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    return calendar
  }

  /// The next seven days with dates, cut at the edges of the window.
  func current(weekdayDescriptions: JSONValue?) -> JSONValue {
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

  /// The parts of the regular hours that depend on the instant, unless they are given.
  func addInstant(to json: inout JSONValue) {
    let names = ["openNow", "nextOpenTime", "nextCloseTime"]
    guard names.allSatisfy({ json[$0] == nil }) else { return }
    json["openNow"] = .bool(isOpenNow)
    addNextChange(to: &json)
  }

  // MARK: Spans

  private static func joined(_ spans: [Range<Int>]) -> [Range<Int>] {
    spans.sorted { $0.lowerBound < $1.lowerBound }.reduce(into: []) { joined, span in
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
    exceptions.isEmpty ? nil : exceptions.first { $0.applies(to: date(of: day)) }
  }

  /// Counted without a time zone, in which no day is longer than another.
  private func date(of day: Int) -> CalendarDayRecord {
    let plain = Self.calendar(in: .gmt)
    let today = DateComponents(year: local.year, month: local.month, day: local.day)
    let date = plain.date(from: today)?.addingTimeInterval(Double(day * minutesADay) * 60) ?? now
    let parts = plain.dateComponents([.year, .month, .day], from: date)
    return CalendarDayRecord(
      year: parts.year ?? 0, month: parts.month ?? 0, day: parts.day ?? 0)
  }

  /// 0 is Sunday.
  private func weekday(of day: Int) -> Int {
    ((local.weekday ?? 1) - 1 + day + 2 * Self.windowDays) % 7
  }

  /// The instant at which place-local clocks show a minute; where they are set back, they show it
  /// twice.
  private func instant(
    of minute: Int, whenRepeated policy: Calendar.RepeatedTimePolicy = .first
  ) -> Date {
    let day = Int((Double(minute) / Double(minutesADay)).rounded(.down))
    let today = calendar.startOfDay(for: now)
    let midnight = calendar.date(byAdding: .day, value: day, to: today) ?? today
    let rest = minute - day * minutesADay
    let instant = calendar.date(
      bySettingHour: rest / 60, minute: rest % 60, second: 0, of: midnight,
      repeatedTimePolicy: policy)
    return instant ?? midnight.addingTimeInterval(Double(rest) * 60)
  }

  // MARK: The instant

  private var minuteNow: Int { (local.hour ?? 0) * 60 + (local.minute ?? 0) }

  /// Whether a span holds the instant.
  var isOpenNow: Bool { spans.contains { $0.contains(minuteNow) } }

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
    let first = instant(of: minute)
    let next = first > now ? first : instant(of: minute, whenRepeated: .last)
    return .string(next.formatted(.iso8601))
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

  private static func json(_ date: CalendarDayRecord) -> JSONValue {
    [
      "year": JSONValue(date.year), "month": JSONValue(date.month), "day": JSONValue(date.day),
    ]
  }
}
