package import PlacesCore

/// A moment of the week at which a place opens or closes, in its local time.
///
/// Follows `Event` of the Places Swift SDK.
public struct Event: Hashable, Sendable, CustomStringConvertible {
  /// What the service said.
  package let record: HoursPointRecord

  /// A view of what the service said.
  package init(_ record: HoursPointRecord) { self.record = record }

  /// The day.
  public var day: DayOfWeek { DayOfWeek(recordDay: record.day) }

  /// The time of day.
  public var time: Time { Time(record) }

  /// The type with the values that are there.
  public var description: String {
    summary(
      "Event",
      ["day": day, "time": time])
  }
}
