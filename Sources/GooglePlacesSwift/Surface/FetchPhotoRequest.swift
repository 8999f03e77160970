public import Foundation

/// What to fetch of a photo.
///
/// Follows `FetchPhotoRequest` of the Places Swift SDK.
public struct FetchPhotoRequest: Sendable {
  /// The photo, of a place that was fetched lately: photos expire.
  public let photo: Photo
  /// The widest and highest image wanted, in pixels, 1…4800 each, or 1…1600 at Places API (Legacy).
  ///
  /// The aspect ratio is kept and nothing is enlarged. Parts of a pixel count as whole ones, and the
  /// `maxSize` of the photo itself is cut to what the service gives.
  public let maxSize: CGSize

  /// A request for a photo in a size.
  public init(photo: Photo, maxSize: CGSize) {
    self.photo = photo
    self.maxSize = maxSize
  }
}
