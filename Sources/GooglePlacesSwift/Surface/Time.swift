import PlacesCore

/// A time of day in the local time of a place.
///
/// Follows `Time` of the Places Swift SDK.
public struct Time: Hashable, Sendable, CustomStringConvertible {
  /// The hour, 0…23.
  public let hour: UInt
  /// The minute, 0…59.
  public let minute: UInt

  init(_ record: HoursPointRecord) {
    hour = UInt(min(max(record.hour, 0), 23))
    minute = UInt(min(max(record.minute, 0), 59))
  }

  /// The type with the values that are there.
  public var description: String { summary("Time", ["hour": hour, "minute": minute]) }
}
