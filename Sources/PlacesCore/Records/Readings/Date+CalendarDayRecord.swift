package import Foundation

extension Date {
  /// The start of a day in the time zone of this device; nil for a day that is not in the calendar.
  package init?(_ record: CalendarDayRecord?) {
    // Calendars take the largest integer for a part that is not set, hence the ranges.
    guard let record, (1...9999).contains(record.year), (1...12).contains(record.month),
      (1...31).contains(record.day)
    else { return nil }
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .current
    let day = DateComponents(
      calendar: calendar, year: record.year, month: record.month, day: record.day)
    guard day.isValidDate, let date = day.date else { return nil }
    self = calendar.startOfDay(for: date)
  }
}
