public import Foundation
package import PlacesCore

/// A day whose hours differ from the normal week.
///
/// Follows `SpecialDay` of the Places Swift SDK.
public struct SpecialDay: Hashable, Sendable, CustomStringConvertible {
  /// What the service said.
  package let record: SpecialDayRecord

  /// A view of what the service said.
  package init(_ record: SpecialDayRecord) { self.record = record }

  /// The start of the day in the Gregorian calendar and the time zone of this device, so that
  /// formatting it with the defaults shows that day; the distant past when not said.
  public var date: Date { Date(record.date) ?? .distantPast }

  /// Whether the hours are exceptional.
  public var isExceptional: Bool { record.isExceptional }

  /// The type with the values that are there.
  public var description: String {
    summary(
      "SpecialDay",
      ["date": date, "isExceptional": isExceptional])
  }
}
