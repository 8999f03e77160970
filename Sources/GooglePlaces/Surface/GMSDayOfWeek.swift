/// A day of the week, numbered as `DateComponents.weekday` numbers it.
///
/// Follows `GMSDayOfWeek` of the Places SDK for iOS.
public enum GMSDayOfWeek: UInt, Sendable {
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
