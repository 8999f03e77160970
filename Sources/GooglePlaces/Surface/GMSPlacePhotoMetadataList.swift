public import Foundation
import PlacesCore

/// The photos of a place.
///
/// Follows `GMSPlacePhotoMetadataList` of the Places SDK for iOS.
public final class GMSPlacePhotoMetadataList: NSObject {
  let record: [PhotoRecord]

  init(_ record: [PhotoRecord]) { self.record = record }

  /// No photos.
  public override convenience init() { self.init([]) }

  /// One entry for each photo, best first.
  public var results: [GMSPlacePhotoMetadata] { record.map(GMSPlacePhotoMetadata.init(_:)) }

  /// Equality by value.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? GMSPlacePhotoMetadataList)?.record == record
  }

  /// A hash of the value.
  public override var hash: Int { record.hashValue }
}
