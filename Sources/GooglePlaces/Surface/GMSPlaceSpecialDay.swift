public import Foundation
package import PlacesCore

/// A day on which the hours of a place may differ from its regular week.
///
/// Follows `GMSPlaceSpecialDay` of the Places SDK for iOS.
public final class GMSPlaceSpecialDay: NSObject {
  /// What the service said.
  package let record: SpecialDayRecord

  /// A view of what the service said.
  package init(_ record: SpecialDayRecord) { self.record = record }

  /// No day, nothing exceptional.
  public override convenience init() { self.init(SpecialDayRecord(isExceptional: false)) }

  /// The calendar day, as its start in the Gregorian calendar and the time zone of this device, so
  /// that formatting it with the defaults shows that day; nil when not said.
  public var date: Date? { Date(record.date) }

  /// Whether the hours of that day do differ.
  public var isExceptional: Bool { record.isExceptional }

  /// Equality by value.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? GMSPlaceSpecialDay)?.record == record
  }

  /// A hash of the value.
  public override var hash: Int { record.hashValue }
}
