public import Foundation

/// Which photo to fetch, and in what size.
///
/// Follows `GMSFetchPhotoRequest`. Width and height are whole pixels from 1 to 4800 (to 1600 on Places
/// API (Legacy)), else the call fails; the photo keeps its shape and is never enlarged.
public final class GMSFetchPhotoRequest: NSObject {
  let photoMetadata: GMSPlacePhotoMetadata
  let maxSize: CGSize

  /// A request for a photo that fits into a size in pixels.
  public init(photoMetadata: GMSPlacePhotoMetadata, maxSize: CGSize) {
    self.photoMetadata = photoMetadata
    self.maxSize = maxSize
  }
}
