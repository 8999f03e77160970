import Foundation
import PlacesCore
import PlacesPlatform

extension UIImage {
  /// The image of fetched bytes, a pixel a point; throws for bytes that are none.
  static func decoded(_ record: ImageRecord) throws(PlacesFailure) -> UIImage {
    guard let image = image(decoding: record.data, mediaType: record.mediaType, scale: 1) else {
      throw PlacesFailure(.serverError, "The bytes of the photo are no image.")
    }
    return image
  }
}
