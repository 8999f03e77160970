public import Foundation
package import PlacesCore

/// The moment at which a place opens or closes, in the local time of the place.
///
/// Follows `GMSEvent` of the Places SDK for iOS.
public final class GMSEvent: NSObject {
  /// What the service said.
  package let record: HoursPointRecord

  /// A view of what the service said.
  package init(_ record: HoursPointRecord) { self.record = record }

  /// Sunday at midnight.
  public override convenience init() { self.init(HoursPointRecord(day: 0, hour: 0, minute: 0)) }

  /// The day of the week.
  public var day: GMSDayOfWeek { GMSDayOfWeek(recordDay: record.day) }

  /// The time of day.
  public var time: GMSTime {
    GMSTime(HoursPointRecord(day: 0, hour: record.hour, minute: record.minute))
  }

  /// The calendar day, as its start in the Gregorian calendar and the time zone of this device, so
  /// that formatting it with the defaults shows that day; nil outside current hours.
  public var date: Date? { Date(record.date) }

  /// Whether it stands for the edge of the seven days of current hours, the place being open
  /// beyond.
  public var truncated: Bool { record.isTruncated }

  /// Equality by value.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? GMSEvent)?.record == record
  }

  /// A hash of the value.
  public override var hash: Int { record.hashValue }
}
