import Foundation
import GooglePlaces

/// Shows how many photos of a place there are, and the first of them, small and large.
@MainActor
final class PhotoScreen {
  private let client = GMSPlacesClient.shared()

  func show(_ place: GMSPlace, then leave: @escaping () -> Void) {
    print("Photos of \(place.name ?? "a place")")
    client.lookUpPhotos(forPlaceID: place.placeID ?? "") { photos, error in
      guard let first = photos?.results.first else {
        print("  \(error.map(ErrorText.text) ?? "none")")
        return leave()
      }
      let author = first.attributions?.string ?? "nobody"
      print("  \(photos?.results.count ?? 0), the first by \(author)")
      self.showSmall(first) { self.showLarge(first, then: leave) }
    }
  }

  private func showSmall(_ photo: GMSPlacePhotoMetadata, then leave: @escaping () -> Void) {
    let size = CGSize(width: 120, height: 90)
    client.loadPlacePhoto(photo, constrainedTo: size, scale: 2) { image, error in
      print("  small: \(self.text(of: image, error))")
      leave()
    }
  }

  private func showLarge(_ photo: GMSPlacePhotoMetadata, then leave: @escaping () -> Void) {
    client.loadPlacePhoto(photo) { image, error in
      print("  large: \(self.text(of: image, error))")
      leave()
    }
  }

  private func text(of image: UIImage?, _ error: (any Error)?) -> String {
    guard let image else { return ErrorText.text(of: error) }
    let size = image.size
    return "\(Int(size.width * image.scale)) × \(Int(size.height * image.scale)) pixels"
  }
}
