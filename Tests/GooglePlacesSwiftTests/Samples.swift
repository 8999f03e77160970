import Foundation
import PlacesCore
import PlacesPlatform

@testable import GooglePlacesSwift

/// Values that several rows use.
enum Samples {
  static let center = CLLocationCoordinate2D(latitude: 48.5, longitude: 2.25)
  static let circle = CircularCoordinateRegion(center: center, radius: 300)
  static let circleJSON =
    #"{"circle":{"center":{"latitude":48.5,"longitude":2.25},"radius":300.0}}"#
  static let box = RectangularCoordinateRegion(
    ViewportRecord(
      low: CoordinateRecord(latitude: 48, longitude: 2),
      high: CoordinateRecord(latitude: 49, longitude: 3)))
  static let boxJSON =
    #"{"rectangle":{"low":{"latitude":48.0,"longitude":2.0},"#
    + #""high":{"latitude":49.0,"longitude":3.0}}}"#

  static let suggestions = """
    {"suggestions": [
      {"placePrediction": {"placeId": "one", "text": {"text": "One"}}},
      {"queryPrediction": {"text": {"text": "no place"}}},
      {"placePrediction": {"placeId": "two", "text": {"text": "Two"}}}]}
    """

  static func photo(width: Int = 4_000, height: Int = 3_000) throws(PlacesFailure) -> Photo {
    let json = """
      {"photos":
        [{"name": "places/id/photos/ref", "widthPx": \(width), "heightPx": \(height)}]}
      """
    guard let photo = try Place(json: Data(json.utf8)).photos?.first else {
      throw PlacesFailure(.internalError, "The sample has no photo.")
    }
    return photo
  }

  static func photoRequest() throws(PlacesFailure) -> FetchPhotoRequest {
    FetchPhotoRequest(photo: try photo(), maxSize: CGSize(width: 300, height: 200.5))
  }

  @Sendable static func ids(_ suggestions: [AutocompleteSuggestion]) -> String {
    let ids = suggestions.map { suggestion in
      switch suggestion {
      case .place(let place): place.placeID
      }
    }
    return "[\(ids.joined(separator: ", "))]"
  }

  @Sendable static func ids(_ places: [Place]?) -> String {
    "[\((places ?? []).map { $0.placeID ?? "?" }.joined(separator: ", "))]"
  }

  /// The bytes of the stand-in for an image, read as text.
  @Sendable static func text(_ image: UIImage) -> String {
    String(decoding: image.data, as: UTF8.self)
  }
}
