import Foundation

@testable import PlacesCore

/// Opening hours as one writes them with Foundation: the weekday and the time of day by a calendar
/// in the place's time zone, held against the periods of the week.
struct CalendarHours: Sendable {
  private let calendar: Calendar
  /// Minutes from the start of the week; those of a period that runs into the next go on counting.
  private let periods: [Range<Int>]

  init(_ record: PlaceRecord) throws {
    guard let zone = record.timeZone.flatMap({ TimeZone(identifier: $0.id) }),
      let periods = record.openingHours?.periods
    else { throw CocoaError(.coderValueNotFound) }
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    self.calendar = calendar
    self.periods = periods.compactMap { period in
      guard let close = period.close.map(Self.minute) else { return nil }
      let open = Self.minute(of: period.open)
      return open..<(close > open ? close : close + 10_080)
    }
  }

  func isOpen(at instant: Date) -> Bool {
    let now = calendar.dateComponents([.weekday, .hour, .minute], from: instant)
    guard let weekday = now.weekday, let hour = now.hour, let minute = now.minute else {
      return false
    }
    let minutes = (weekday - 1) * 1_440 + hour * 60 + minute
    return periods.contains { $0.contains(minutes) || $0.contains(minutes + 10_080) }
  }

  private static func minute(of point: HoursPointRecord) -> Int {
    point.day * 1_440 + point.hour * 60 + point.minute
  }
}
