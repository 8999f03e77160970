/// A day of the week, numbered as `Calendar` does.
///
/// Follows `DayOfWeek` of the Places Swift SDK.
public enum DayOfWeek: UInt, Sendable {
  /// Sunday.
  case sunday = 1
  /// Monday.
  case monday = 2
  /// Tuesday.
  case tuesday = 3
  /// Wednesday.
  case wednesday = 4
  /// Thursday.
  case thursday = 5
  /// Friday.
  case friday = 6
  /// Saturday.
  case saturday = 7
}
