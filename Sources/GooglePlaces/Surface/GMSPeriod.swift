public import Foundation
import PlacesCore

/// A span of time in which a place is open.
///
/// Follows `GMSPeriod` of the Places SDK for iOS. A span without a close never ends: the place is
/// always open.
public final class GMSPeriod: NSObject {
  let record: HoursPeriodRecord

  init(_ record: HoursPeriodRecord) { self.record = record }

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
