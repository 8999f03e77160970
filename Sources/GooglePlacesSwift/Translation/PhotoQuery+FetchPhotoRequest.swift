import Foundation
import PlacesCore

extension PhotoQuery {
  /// Whole pixels; only the photo's own size is cut to what a service gives.
  init(_ request: FetchPhotoRequest, in dialect: PlacesDialect) {
    let isWhole = request.maxSize == request.photo.maxSize
    let limit = isWhole ? Self.maximumSize(in: dialect) : .infinity
    self.init(
      name: request.photo.record.name,
      maximumWidth: min(Double(request.maxSize.width).rounded(.up), limit),
      maximumHeight: min(Double(request.maxSize.height).rounded(.up), limit))
  }
}
