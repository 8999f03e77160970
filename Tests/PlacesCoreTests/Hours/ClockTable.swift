import Foundation

@testable import PlacesCore

/// What the clock of a place shows at every minute of three weeks, read off Foundation's calendar.
struct ClockTable: Sendable {
  static let minutes = 21 * 1_440

  let zone: TimeZoneRecord?
  let offset: Int?
  /// The first minute, in seconds since 1970.
  let start: Int
  /// Minutes since 1970 as the clock shows them, for every minute.
  private(set) var wall: [Int] = []
  /// Minutes since Sunday 00:00 as the clock shows them, for every minute.
  private(set) var ofWeek: [Int] = []
  /// Days since 1970 of the dates around the three weeks.
  private(set) var days: [CalendarDayRecord: Int] = [:]
  /// The dates around the three weeks by their days since 1970.
  private(set) var dates: [Int: CalendarDayRecord] = [:]

  /// From a week before a day, in UTC, on which clocks may change.
  init(_ timeZone: TimeZone, zone: TimeZoneRecord?, offset: Int?, around day: Date) {
    self.zone = zone
    self.offset = offset
    start = Int(day.timeIntervalSince1970) - 7 * 86_400
    readClock(Calendar.gregorian(timeZone))
    readDates()
  }

  /// The instant so many minutes after the first.
  func instant(_ index: Int, second: Int = 0) -> Date {
    Date(timeIntervalSince1970: Double(start + index * 60 + second))
  }

  /// No clock here changes within a quarter of an hour.
  private mutating func readClock(_ calendar: Calendar) {
    let parts: Set<Calendar.Component> = [.year, .month, .day, .hour, .minute, .weekday]
    for quarter in 0..<Self.minutes / 15 {
      var reading = calendar.dateComponents(parts, from: instant(quarter * 15))
      let hour = reading.hour ?? 0
      let minute = reading.minute ?? 0
      let weekday = (reading.weekday ?? 1) - 1
      reading.weekday = nil
      let asIfGMT = Calendar.gmt.date(from: reading)?.timeIntervalSince1970 ?? 0
      for later in 0..<15 {
        wall.append(Int(asIfGMT) / 60 + later)
        ofWeek.append(weekday * 1_440 + hour * 60 + minute + later)
      }
    }
  }

  private mutating func readDates() {
    for day in (start / 86_400 - 20)..<(start / 86_400 + 50) {
      let date = Date(timeIntervalSince1970: Double(day) * 86_400)
      let parts = Calendar.gmt.dateComponents([.year, .month, .day], from: date)
      let record = CalendarDayRecord(
        year: parts.year ?? 0, month: parts.month ?? 0, day: parts.day ?? 0)
      days[record] = day
      dates[day] = record
    }
  }
}

extension ClockTable {
  /// Zones whose clocks change, each around a change, and fixed offsets.
  static let all: [Self] =
    changes.compactMap { Self(name: $0, day: $1) }
    + [-720, -210, 0, 345, 840].compactMap(Self.init)

  private static let changes = [
    ("Europe/Berlin", "2025-03-30"), ("Europe/Berlin", "2025-10-26"),
    ("America/New_York", "2025-03-09"), ("America/New_York", "2025-11-02"),
    ("Australia/Lord_Howe", "2025-04-05"), ("Australia/Lord_Howe", "2025-10-04"),
    ("America/St_Johns", "2025-03-09"), ("America/Havana", "2025-11-02"),
    ("America/Sao_Paulo", "2018-02-18"), ("America/Sao_Paulo", "2018-11-04"),
    ("Pacific/Chatham", "2025-09-27"), ("Africa/Casablanca", "2025-02-23"),
    ("Pacific/Apia", "2011-12-30"), ("Asia/Kolkata", "2025-12-31"),
    ("Europe/London", "2024-02-29"),
  ]

  private init?(name: String, day: String) {
    guard let timeZone = TimeZone(identifier: name), let day = try? Date("\(day)T00:00:00Z")
    else { return nil }
    let zone = TimeZoneRecord(id: name, version: nil)
    self.init(timeZone, zone: zone, offset: 17, around: day)
  }

  /// Around the end of a February, with a name that no system knows.
  private init?(offset: Int) {
    guard let timeZone = TimeZone(secondsFromGMT: offset * 60) else { return nil }
    let day = Date(timeIntervalSince1970: 1_740_787_200)
    let zone = offset > 0 ? TimeZoneRecord(id: "Atlantis/City", version: nil) : nil
    self.init(timeZone, zone: zone, offset: offset, around: day)
  }
}
