import Foundation
import PlacesCore
import PlacesPlatform

@testable import GooglePlacesSwift

extension ClientCall {
  private static let media =
    "places/id/photos/ref/media?maxWidthPx=300&maxHeightPx=201&skipHttpRedirect=true"
  private static let photoURL = #"{"photoUri": "https://photos.example/1"}"#

  static let photo = ClientCall(
    name: "a photo", sent: [.get(media), Sent(url: "https://photos.example/1")],
    answers: [photoURL, "bytes"], value: "bytes",
    result: { try await $0.fetchPhoto(with: Samples.photoRequest()).map(Samples.text) },
    thrown: { client throws(PlacesFailure) in
      Samples.text(try await client.fetch(Samples.photoRequest()))
    })

  static let photoParts = [
    ClientCall(
      name: "the address of a photo", sent: [.get(media)], answers: [photoURL],
      value: "https://photos.example/1",
      thrown: { client throws(PlacesFailure) in
        try await client.fetchPhotoURL(Samples.photoRequest()).absoluteString
      }),
    ClientCall(
      name: "the bytes of a photo", sent: [.get(media), Sent(url: "https://photos.example/1")],
      answers: [photoURL, "bytes"], value: "bytes, image/jpeg",
      thrown: { client throws(PlacesFailure) in
        let (data, mediaType) = try await client.fetchPhotoData(Samples.photoRequest())
        return "\(String(decoding: data, as: UTF8.self)), \(mediaType)"
      }),
  ]
}
