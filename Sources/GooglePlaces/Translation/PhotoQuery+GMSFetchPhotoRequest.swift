import Foundation
import PlacesCore

extension PhotoQuery {
  init(_ request: GMSFetchPhotoRequest) {
    self.init(
      name: request.photoMetadata.record.name, maximumWidth: request.maxSize.width,
      maximumHeight: request.maxSize.height)
  }

  /// A photo in its own size, or in the largest of the service when that is smaller or not known.
  init(fullSizeOf photo: PhotoRecord, in dialect: PlacesDialect) {
    let largest = Self.maximumSize(in: dialect)
    let side = { (pixels: Int) in pixels > 0 ? min(Double(pixels), largest) : largest }
    self.init(
      name: photo.name, maximumWidth: side(photo.width), maximumHeight: side(photo.height))
  }

  /// A photo that fits into a size in points, or into the largest of the service.
  init(_ photo: PhotoRecord, within size: CGSize, scale: CGFloat, in dialect: PlacesDialect) {
    let largest = Self.maximumSize(in: dialect)
    let side = { (points: CGFloat) in min(Double((points * scale).rounded(.up)), largest) }
    self.init(name: photo.name, maximumWidth: side(size.width), maximumHeight: side(size.height))
  }
}
