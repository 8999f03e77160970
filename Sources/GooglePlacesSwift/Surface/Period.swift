package import PlacesCore

/// One span of being open.
///
/// Follows `Period` of the Places Swift SDK.
public struct Period: Hashable, Sendable, CustomStringConvertible {
  /// What the service said.
  package let record: HoursPeriodRecord

  /// A view of what the service said.
  package init(_ record: HoursPeriodRecord) { self.record = record }

  /// When it opens.
  public var open: Event { Event(record.open) }

  /// When it closes; nil is always open.
  public var close: Event? { record.close.map(Event.init) }

  /// The type with the values that are there.
  public var description: String {
    summary(
      "Period",
      ["open": open, "close": close])
  }
}
