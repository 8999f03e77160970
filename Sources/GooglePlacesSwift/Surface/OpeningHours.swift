package import PlacesCore

/// When a place, or one of its services, is open.
///
/// Follows `OpeningHours` of the Places Swift SDK.
public struct OpeningHours: Hashable, Sendable, CustomStringConvertible {
  /// What the service said.
  package let record: HoursRecord

  /// A view of what the service said.
  package init(_ record: HoursRecord) { self.record = record }

  /// The spans of being open, in the order sent; empty also when there was no list.
  public var periods: [Period] { (record.periods ?? []).map(Period.init) }

  /// One line a day for people; the first day depends on the language.
  public var weekdayText: [String] { record.weekdayText ?? [] }

  /// The service; `.unknown` for the hours of the place itself.
  public var hoursType: HoursType { HoursType(record.type) }

  /// The days that differ from the normal week; only in current hours.
  public var specialDays: [SpecialDay] { (record.specialDays ?? []).map(SpecialDay.init) }

  /// The type with the values that are there.
  public var description: String {
    summary(
      "OpeningHours",
      [
        "periods": periods, "weekdayText": weekdayText, "hoursType": hoursType,
        "specialDays": specialDays,
      ])
  }
}
