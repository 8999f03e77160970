package import Foundation

/// The encoded bytes of an image.
package struct ImageRecord: Hashable, Sendable {
  package var data: Data
  /// Such as `image/jpeg`.
  package var mediaType: String

  package init(data: Data, mediaType: String) {
    self.data = data
    self.mediaType = mediaType
  }
}
