package import Foundation

/// A day of the Gregorian calendar without a time zone; 0 where a part is not said.
package struct CalendarDayRecord: Hashable, Sendable {
  package var year: Int
  package var month: Int
  package var day: Int

  package init(year: Int, month: Int, day: Int) {
    self.year = year
    self.month = month
    self.day = day
  }
}

/// A moment, with the text it was sent as.
package struct InstantRecord: Hashable, Sendable {
  package var date: Date
  package var text: String
}

/// A time zone by name.
package struct TimeZoneRecord: Hashable, Sendable {
  /// The IANA name, such as `Europe/Paris`.
  package var id: String
  /// The version of the zone data; normally not sent.
  package var version: String?
}
