import Foundation

/// What a clock on a wall shows, without the place it hangs at.
struct WallTime {
  private let parts: DateComponents

  /// A time written as `2026-12-25T01:30`.
  init(_ text: String) throws(UsageError) {
    let numbers = text.split { "-T:".contains($0) }.map { Int($0) }
    guard text.count == 16, numbers.count == 5, !numbers.contains(nil) else {
      throw UsageError(message: "'\(text)' is no time such as 2026-12-25T01:30")
    }
    let parts = DateComponents(
      calendar: Calendar(identifier: .gregorian), year: numbers[0], month: numbers[1],
      day: numbers[2], hour: numbers[3], minute: numbers[4])
    guard parts.isValidDate else {
      throw UsageError(message: "there is no time '\(text)' in the calendar")
    }
    self.parts = parts
  }

  /// The instant at which a clock in a time zone shows it.
  func instant(in timeZone: TimeZone) -> Date? {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    var parts = parts
    parts.calendar = calendar
    return calendar.date(from: parts)
  }
}
