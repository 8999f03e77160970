public import Foundation
import PlacesCore

/// A known place near another, to tell where that is.
///
/// Follows `GMSPlaceLandmark` of the Places SDK for iOS.
public final class GMSPlaceLandmark: NSObject {
  let record: LandmarkRecord

  init(_ record: LandmarkRecord) { self.record = record }

  /// Its name as a resource, `places/ID`.
  public var resourceName: String? { record.resourceName }

  /// Its place ID.
  public var placeID: String? { record.placeID }

  /// Its name.
  public var displayName: String? { record.displayName?.text }

  /// The BCP-47 code of ``displayName``.
  public var displayNameLanguageCode: String? { record.displayName?.languageCode }

  /// What kind of place it is.
  public var types: [String]? { record.types }

  /// Where the place lies as seen from it.
  public var spatialRelationship: GMSPlaceLandmarkSpatialRelationship {
    GMSPlaceLandmarkSpatialRelationship(record.spatialRelationship)
  }

  /// Metres in a straight line; nil when not said.
  public var straightLineDistanceMeters: NSNumber? {
    record.straightLineDistanceMeters.map(NSNumber.init(value:))
  }

  /// Metres along roads; nil when not said.
  public var travelDistanceMeters: NSNumber? {
    record.travelDistanceMeters.map(NSNumber.init(value:))
  }

  /// Equality by value.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? GMSPlaceLandmark)?.record == record
  }

  /// A hash of the value.
  public override var hash: Int { record.hashValue }
}
