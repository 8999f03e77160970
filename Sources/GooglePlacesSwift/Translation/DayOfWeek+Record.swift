extension DayOfWeek {
  /// The day that records number from 0 for Sunday; a number outside the week is Sunday.
  init(recordDay day: Int) {
    self = DayOfWeek(rawValue: UInt(clamping: day) + 1) ?? .sunday
  }
}
