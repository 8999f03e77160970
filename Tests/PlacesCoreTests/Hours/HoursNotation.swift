import Foundation
import Testing

@testable import PlacesCore

/// Hours written as lines: `Fri 19:00 > Sat 02:00`, `2025-03-28 19:00 > 2025-03-29 02:00`.
///
/// A point ends in `~` where it is truncated; a period without `>` has no close.
extension HoursRecord {
  init(lines: [String]) throws {
    self.init(periods: try lines.map(HoursPeriodRecord.init(line:)))
  }
}

extension HoursPeriodRecord {
  init(line: String) throws {
    let points = try line.components(separatedBy: " > ").map(HoursPointRecord.init(text:))
    self.init(open: try #require(points.first), close: points.count > 1 ? points[1] : nil)
  }
}

extension HoursPointRecord {
  private static let weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]

  init(text: String) throws {
    let parts = text.components(separatedBy: " ")
    let time = try #require(parts.last).components(separatedBy: ["~", ":"])
    let date = parts[0].contains("-") ? try CalendarDayRecord(text: parts[0]) : nil
    self.init(
      day: try date?.weekday ?? #require(Self.weekdays.firstIndex(of: parts[0])),
      hour: try #require(Int(time[0])), minute: try #require(Int(time[1])), date: date,
      isTruncated: text.hasSuffix("~"))
  }
}

extension CalendarDayRecord {
  init(text: String) throws {
    let parts = try text.components(separatedBy: "-").map { try #require(Int($0)) }
    self.init(year: parts[0], month: parts[1], day: parts[2])
  }

  /// 0 is Sunday; also for a day that does not exist, which then is the weekday after it.
  var weekday: Int {
    let calendar = Calendar.gmt
    let date = calendar.date(from: DateComponents(year: year, month: month, day: day))
    return date.map { calendar.component(.weekday, from: $0) - 1 } ?? 0
  }
}

extension Calendar {
  static var gmt: Calendar { gregorian(.gmt) }

  static func gregorian(_ timeZone: TimeZone) -> Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    return calendar
  }
}

extension Date {
  /// From text with its offset, such as `2025-03-24T09:00:00+01:00`.
  init(_ text: String) throws {
    try self.init(text, strategy: .iso8601)
  }
}

extension TimeZoneRecord {
  static let berlin = Self(id: "Europe/Berlin", version: nil)
}
