import Foundation
import GooglePlacesSwift

/// Shows how many photos of a place there are, and the first of them, small and large.
@MainActor
final class PhotoScreen {
  private let client = PlacesClient.shared

  func show(_ place: Place) async {
    print("Photos of \(place.displayName ?? "a place")")
    guard let photos = place.photos, let first = photos.first else { return print("  none") }
    let author = first.attributions.map { String($0.characters) } ?? "nobody"
    print("  \(photos.count), the first by \(author)")
    print("  small: \(await text(of: first, within: CGSize(width: 240, height: 180)))")
    print("  large: \(await text(of: first, within: first.maxSize))")
  }

  private func text(of photo: Photo, within size: CGSize) async -> String {
    switch await client.fetchPhoto(with: FetchPhotoRequest(photo: photo, maxSize: size)) {
    case .success(let image):
      let size = image.size
      return "\(Int(size.width * image.scale)) × \(Int(size.height * image.scale)) pixels"
    case .failure(let error): return ErrorText.text(of: error)
    }
  }
}
