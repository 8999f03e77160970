import Foundation
import PlacesCore
import PlacesPlatform

extension UIImage {
  /// The image of bytes that came, or a failure when they are none.
  static func result(of record: ImageRecord, scale: CGFloat) -> Result<UIImage, PlacesFailure> {
    let image = UIImage.image(decoding: record.data, mediaType: record.mediaType, scale: scale)
    return image.map(Result.success)
      ?? .failure(PlacesFailure(.serverError, "The photo's bytes are no image."))
  }
}

extension GMSPlacesClient {
  /// Fetches the photo of a query, which may depend on the service.
  func fetchImage(
    scale: CGFloat, _ callback: @escaping (UIImage?, (any Error)?) -> Void,
    _ query: @escaping @Sendable (PlacesDialect) -> PhotoQuery
  ) {
    deliver(to: callback) { engine in
      await engine.photo(query(engine.configuration.dialect)).flatMap {
        UIImage.result(of: $0, scale: scale)
      }
    }
  }
}
