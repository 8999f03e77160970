public import Foundation
package import PlacesCore

/// A span of time in which a place is open.
///
/// Follows `GMSPeriod` of the Places SDK for iOS. A span without a close never ends: the place is
/// always open.
public final class GMSPeriod: NSObject {
  /// What the service said.
  package let record: HoursPeriodRecord

  /// A view of what the service said.
  package init(_ record: HoursPeriodRecord) { self.record = record }

  /// From Sunday at midnight, without end.
  public override convenience init() {
    self.init(HoursPeriodRecord(open: HoursPointRecord(day: 0, hour: 0, minute: 0)))
  }

  /// When it begins.
  public var openEvent: GMSEvent { GMSEvent(record.open) }

  /// When it ends; nil when it never does.
  public var closeEvent: GMSEvent? { record.close.map(GMSEvent.init(_:)) }

  /// Equality by value.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? GMSPeriod)?.record == record
  }

  /// A hash of the value.
  public override var hash: Int { record.hashValue }
}
