public import Foundation
import PlacesCore

/// A time of day in the local time of the place.
///
/// Follows `GMSTime` of the Places SDK for iOS.
public final class GMSTime: NSObject {
  let record: HoursPointRecord

  init(_ record: HoursPointRecord) { self.record = record }

  /// Midnight.
  public override convenience init() { self.init(HoursPointRecord(day: 0, hour: 0, minute: 0)) }

  /// The hour, 0…23.
  public var hour: UInt { UInt(min(max(record.hour, 0), 23)) }

  /// The minute, 0…59.
  public var minute: UInt { UInt(min(max(record.minute, 0), 59)) }

  /// Equality by value.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? GMSTime)?.record == record
  }

  /// A hash of the value.
  public override var hash: Int { record.hashValue }
}
