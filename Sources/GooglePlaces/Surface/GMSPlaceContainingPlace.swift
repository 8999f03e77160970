public import Foundation
import PlacesCore

/// A place that another lies in.
///
/// Follows `GMSPlaceContainingPlace` of the Places SDK for iOS.
public final class GMSPlaceContainingPlace: NSObject {
  let record: PlaceReferenceRecord

  init(_ record: PlaceReferenceRecord) { self.record = record }

  /// Its name as a resource, `places/ID`.
  public var resourceName: String? { record.resourceName }

  /// Its place ID.
  public var placeID: String? { record.placeID }

  /// Equality by value.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? GMSPlaceContainingPlace)?.record == record
  }

  /// A hash of the value.
  public override var hash: Int { record.hashValue }
}
