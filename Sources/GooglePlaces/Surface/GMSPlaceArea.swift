public import Foundation
import PlacesCore

/// An area that holds a place or lies near it.
///
/// Follows `GMSPlaceArea` of the Places SDK for iOS.
public final class GMSPlaceArea: NSObject {
  let record: AreaRecord

  init(_ record: AreaRecord) { self.record = record }

  /// Its name as a resource, `places/ID`.
  public var resourceName: String? { record.resourceName }

  /// Its place ID.
  public var placeID: String? { record.placeID }

  /// Its name.
  public var displayName: String? { record.displayName?.text }

  /// The BCP-47 code of ``displayName``.
  public var displayNameLanguageCode: String? { record.displayName?.languageCode }

  /// How the place lies in it.
  public var containment: GMSPlaceAreaContainment { GMSPlaceAreaContainment(record.containment) }

  /// Equality by value.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? GMSPlaceArea)?.record == record
  }

  /// A hash of the value.
  public override var hash: Int { record.hashValue }
}
