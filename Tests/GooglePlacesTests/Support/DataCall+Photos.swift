import Foundation
import GooglePlaces
import PlacesCore
import PlacesTestSupport

extension DataCall {
  private static let address = #"{"photoUri": "https://photos.example/a.png"}"#

  /// What goes out for the bytes of a photo in a size.
  static func sentForPhoto(_ width: Int, _ height: Int) -> [Sent] {
    let size = "maxWidthPx=\(width)&maxHeightPx=\(height)"
    return [
      Sent(
        method: "GET",
        url: "\(service)places/ChIJa/photos/p/media?\(size)&skipHttpRedirect=true"),
      Sent(method: "GET", url: "https://photos.example/a.png"),
    ]
  }

  /// Metadata of a photo in a size.
  static func photo(
    _ width: Int = 4000, _ height: Int = 3000, name: String = "places/ChIJa/photos/p"
  ) throws -> GMSPlacePhotoMetadata {
    let place = try GMSPlace.reading(
      #"{"photos": [{"name": "\#(name)", "widthPx": \#(width), "heightPx": \#(height)}]}"#)
    guard let photo = place.photos?.first else { throw NeitherOrBoth() }
    return photo
  }

  private static func request() throws -> GMSFetchPhotoRequest {
    GMSFetchPhotoRequest(photoMetadata: try photo(), maxSize: CGSize(width: 800, height: 600))
  }

  private static func show(_ image: UIImage) -> [String] {
    ["\(Int(image.size.width * image.scale)) pixels at \(image.scale)"]
  }

  static let photos: [DataCall] = [
    .init(
      name: "what photos there are",
      sent: [
        Sent(
          method: "GET", url: "\(service)places/ChIJa", mask: "photos,attributions,movedPlaceId")
      ],
      answer: """
        {"photos": [{"name": "a", "widthPx": 40, "authorAttributions": [{"displayName": "Ann"}]},
                    {"name": "b"}]}
        """, shown: ["40.0 Ann", "0.0 -"]
    ) { client in
      try await received(
        { (list: GMSPlacePhotoMetadataList) in
          list.results.map { "\($0.maxSize.width) \($0.attributions?.string ?? "-")" }
        }, { client.lookUpPhotos(forPlaceID: "ChIJa", callback: $0) })
    },
    .init(
      name: "photo in full size", sent: sentForPhoto(4000, 3000), answer: address,
      shown: ["1 pixels at 1.0"]
    ) { client in
      let photo = try photo()
      return try await received(show) { client.loadPlacePhoto(photo, callback: $0) }
    },
    .init(
      name: "photo in points", sent: sentForPhoto(301, 150), answer: address,
      shown: ["1 pixels at 3.0"]
    ) { client in
      let photo = try photo()
      return try await received(show) {
        client.loadPlacePhoto(
          photo, constrainedTo: CGSize(width: 100.1, height: 50), scale: 3, callback: $0)
      }
    },
    .init(
      name: "photo by request", sent: sentForPhoto(800, 600), answer: address,
      shown: ["1 pixels at 1.0"]
    ) { client in
      let request = try request()
      return try await received(show) { client.fetchPhoto(with: request, callback: $0) }
    },
    .init(
      name: "bytes of a photo", sent: sentForPhoto(800, 600), answer: address,
      shown: ["\(SamplePixel.png.count) bytes of image/png"]
    ) { client in
      let request = try request()
      return try await received({ (text: String) in [text] }) { done in
        client.fetchPhotoData(with: request) { data, mediaType, error in
          done(data.map { "\($0.count) bytes of \(mediaType ?? "-")" }, error)
        }
      }
    },
    .init(
      name: "address of a photo", sent: [sentForPhoto(800, 600)[0]], answer: address,
      shown: ["https://photos.example/a.png"]
    ) { client in
      let request = try request()
      return try await received({ (url: URL) in [url.absoluteString] }) {
        client.fetchPhotoURL(with: request, callback: $0)
      }
    },
  ]

  static let others: [DataCall] = [
    .init(
      name: "ID of now",
      sent: [
        Sent(method: "GET", url: "\(service)places/ChIJa", mask: "id,attributions,movedPlaceId")
      ], answer: #"{"id": "ChIJb"}"#, shown: ["ChIJb"]
    ) { client in
      try await received({ (id: String) in [id] }) {
        client.refreshPlaceID("ChIJa", callback: $0)
      }
    }
  ]
}
