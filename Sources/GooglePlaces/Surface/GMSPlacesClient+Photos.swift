public import Foundation
import PlacesCore

/// Photos are fetched by two requests: one that is billed tells where the bytes are, one without key
/// and identity fetches them. Metadata expires: an `invalidRequest` then says to fetch the place again.
extension GMSPlacesClient {
  /// Tells what photos a place has, at most ten; free. A place without photos gives an empty list.
  public func lookUpPhotos(
    forPlaceID placeID: String, callback: @escaping GMSPlacePhotoMetadataResultCallback
  ) {
    let query = PlaceQuery(placeID: placeID, fields: [.photos])
    deliver(as: { GMSPlacePhotoMetadataList($0.photos ?? []) }, to: callback) { engine in
      await engine.fetchPlace(query)
    }
  }

  /// Fetches a photo in its full size, at most the largest the service gives.
  public func loadPlacePhoto(
    _ photoMetadata: GMSPlacePhotoMetadata, callback: @escaping GMSPlacePhotoImageResultCallback
  ) {
    let photo = photoMetadata.record
    fetchImage(scale: 1, callback) { PhotoQuery(fullSizeOf: photo, in: $0) }
  }

  /// Fetches a photo that fits into a size in points, at most the largest the service gives; the
  /// image has the scale.
  public func loadPlacePhoto(
    _ photoMetadata: GMSPlacePhotoMetadata, constrainedTo maxSize: CGSize, scale: CGFloat,
    callback: @escaping GMSPlacePhotoImageResultCallback
  ) {
    let photo = photoMetadata.record
    fetchImage(scale: scale, callback) { PhotoQuery(photo, within: maxSize, scale: scale, in: $0) }
  }

  /// Fetches a photo in the size of a request.
  public func fetchPhoto(
    with request: GMSFetchPhotoRequest, callback: @escaping GMSFetchPhotoResultCallback
  ) {
    let query = PhotoQuery(request)
    fetchImage(scale: 1, callback) { _ in query }
  }
}
