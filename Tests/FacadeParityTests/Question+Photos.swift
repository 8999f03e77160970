import Foundation
import GooglePlaces
import GooglePlacesSwift
import PlacesCore
import PlacesTestSupport

extension Question {
  static let photos = [photoList, image, fullImage, bytes, address]

  private static let image = Question(
    name: "image of a photo", requestCounts: [.new: 2, .legacy: 2],
    asks: gmsImage + swiftImage(SamplePhoto.size))

  private static let fullImage = Question(
    name: "image of a photo in full size", requestCounts: [.new: 2, .legacy: 2],
    isOfOneService: true, asks: gmsFullImage + swiftImage(nil))

  private static let gmsImage: [(Style, Ask)] = [
    (
      .legacy,
      { engine in
        let photo = try SamplePhoto.gms()
        return try await received(told) {
          GMSPlacesClient(engine: engine).loadPlacePhoto(
            photo, constrainedTo: SamplePhoto.size, scale: 1, callback: $0)
        }
      }
    ),
    (
      .callback,
      { engine in
        let request = try SamplePhoto.gmsRequest()
        return try await received(told) {
          GMSPlacesClient(engine: engine).fetchPhoto(with: request, callback: $0)
        }
      }
    ),
  ]

  private static let gmsFullImage: [(Style, Ask)] = [
    (
      .legacy,
      { engine in
        let photo = try SamplePhoto.gms()
        return try await received(told) {
          GMSPlacesClient(engine: engine).loadPlacePhoto(photo, callback: $0)
        }
      }
    )
  ]

  /// Images are of the photo's own size unless one is given.
  private static func swiftImage(_ size: CGSize?) -> [(Style, Ask)] {
    [
      (
        .result,
        { engine in
          let request = try SamplePhoto.swiftRequest(size)
          return told(try await PlacesClient(engine: engine).fetchPhoto(with: request).get())
        }
      ),
      (
        .throwing,
        { engine in
          let request = try SamplePhoto.swiftRequest(size)
          return told(try await PlacesClient(engine: engine).fetch(request))
        }
      ),
    ]
  }

  private static let bytes = Question(
    name: "bytes of a photo", requestCounts: [.new: 2, .legacy: 2],
    asks: [
      (
        .callback,
        { engine in
          let request = try SamplePhoto.gmsRequest()
          return try await received({ (told: Told) in told }) { done in
            GMSPlacesClient(engine: engine).fetchPhotoData(with: request) { data, type, error in
              done(data.map { told($0, type) }, error)
            }
          }
        }
      ),
      (
        .throwing,
        { engine in
          let request = try SamplePhoto.swiftRequest(SamplePhoto.size)
          let (data, type) = try await PlacesClient(engine: engine).fetchPhotoData(request)
          return told(data, type)
        }
      ),
    ])

  private static let address = Question(
    name: "address of a photo", requestCounts: [.new: 1, .legacy: 1],
    asks: [
      (
        .callback,
        { engine in
          let request = try SamplePhoto.gmsRequest()
          return try await received({ (url: URL) in Told(facts: [url.absoluteString]) }) {
            GMSPlacesClient(engine: engine).fetchPhotoURL(with: request, callback: $0)
          }
        }
      ),
      (
        .throwing,
        { engine in
          let request = try SamplePhoto.swiftRequest(SamplePhoto.size)
          let url = try await PlacesClient(engine: engine).fetchPhotoURL(request)
          return Told(facts: [url.absoluteString])
        }
      ),
    ])

  private static func told(_ image: UIImage) -> Told {
    let (width, height) = (image.size.width * image.scale, image.size.height * image.scale)
    return Told(facts: ["\(width) × \(height) at \(image.scale)"])
  }

  private static func told(_ data: Data, _ mediaType: String?) -> Told {
    Told(facts: [data.base64EncodedString(), mediaType ?? "-"])
  }
}

/// A photo of a sample place.
enum SamplePhoto {
  static let place = "ChIJV4k8_9UodTERU5KXbkYpSYs"
  static let name = "places/\(place)/photos/SamplePhoto1"
  static let size = CGSize(width: 300, height: 201)

  private static func json(_ name: String) -> Data {
    Data(
      """
      {"photos": [{"name": "\(name)", "widthPx": 2000, "heightPx": 10, "authorAttributions": [
        {"displayName": "Ann", "uri": "//example.com/ann", "photoUri": "//example.com/ann.jpg"},
        {"displayName": "Ben"}]}]}
      """.utf8)
  }

  static func gms(named name: String = name) throws -> GMSPlacePhotoMetadata {
    guard let photo = try GMSPlace(json: json(name)).photos?.first else { throw NeitherOrBoth() }
    return photo
  }

  static func swift(named name: String = name) throws -> Photo {
    guard let photo = try Place(json: json(name)).photos?.first else { throw NeitherOrBoth() }
    return photo
  }

  static func gmsRequest(named name: String = name) throws -> GMSFetchPhotoRequest {
    GMSFetchPhotoRequest(photoMetadata: try gms(named: name), maxSize: size)
  }

  static func swiftRequest(
    _ size: CGSize? = size, named name: String = name
  ) throws -> FetchPhotoRequest {
    let photo = try swift(named: name)
    return FetchPhotoRequest(photo: photo, maxSize: size ?? photo.maxSize)
  }
}
