public import Foundation
import PlacesCore

/// A part of the way to a place.
///
/// Follows `GMSPlaceLeg` of the Places SDK for iOS. Its members are not published; these are the
/// values of the web service.
public final class GMSPlaceLeg: NSObject {
  let record: LegRecord

  init(_ record: LegRecord) { self.record = record }

  /// How long it takes, in seconds.
  public var duration: TimeInterval { record.duration }

  /// How long it is.
  public var distanceMeters: Int { record.distanceMeters }

  /// Equality by value.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? GMSPlaceLeg)?.record == record
  }

  /// A hash of the value.
  public override var hash: Int { record.hashValue }
}
