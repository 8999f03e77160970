public import Foundation
import PlacesCore

extension Event {
  /// The calendar day in current hours, as its start in the Gregorian calendar and the time zone of
  /// this device; nil in regular hours. Google's type lacks it.
  public var date: Date? { Date(record.date) }

  /// Whether it stands for the edge of the seven days of current hours, the place being open
  /// beyond. Google's type lacks it.
  public var isTruncated: Bool { record.isTruncated }
}
