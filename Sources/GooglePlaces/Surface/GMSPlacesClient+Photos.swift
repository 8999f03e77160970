public import Foundation
import PlacesCore

/// Photos are fetched by two requests: one that is billed tells where the bytes are, one without key
/// and identity fetches them. Metadata expires: an `invalidRequest` then says to fetch the place again.
extension GMSPlacesClient {
  /// Tells what photos a place has, at most ten; free. A place without photos gives an empty list.
  #if MigrationWarnings
    @available(
      *, deprecated,
      message: """
        Use 'fetchPlace(with: GMSFetchPlaceRequest(placeID:placeProperties:sessionToken:), \
        callback:)' with '[GMSPlaceProperty.photos]', and read 'photos' of the place. In New \
        Swift: 'await PlacesClient.shared.fetchPlace(with: \
        FetchPlaceRequest(placeID:placeProperties:))' with '[PlaceProperty.photos]'.
        """
    )
  #endif
  public func lookUpPhotos(
    forPlaceID placeID: String, callback: @escaping GMSPlacePhotoMetadataResultCallback
  ) {
    let query = PlaceQuery(placeID: placeID, fields: [.photos])
    deliver(as: { GMSPlacePhotoMetadataList($0.photos ?? []) }, to: callback) { engine in
      await engine.fetchPlace(query)
    }
  }

  /// Fetches a photo in its full size, at most the largest the service gives.
  #if MigrationWarnings
    @available(
      *, deprecated,
      message: """
        Use 'fetchPhoto(with: GMSFetchPhotoRequest(photoMetadata:maxSize:), callback:)' with the \
        photo's 'maxSize', at most 4800 pixels a side. In New Swift, with the same: 'await \
        PlacesClient.shared.fetchPhoto(with: FetchPhotoRequest(photo:maxSize:))'.
        """
    )
  #endif
  public func loadPlacePhoto(
    _ photoMetadata: GMSPlacePhotoMetadata, callback: @escaping GMSPlacePhotoImageResultCallback
  ) {
    let photo = photoMetadata.record
    fetchImage(scale: 1, callback) { PhotoQuery(fullSizeOf: photo, in: $0) }
  }

  /// Fetches a photo that fits into a size in points, at most the largest the service gives; the
  /// image has the scale.
  #if MigrationWarnings
    @available(
      *, deprecated,
      message: """
        Use 'fetchPhoto(with: GMSFetchPhotoRequest(photoMetadata:maxSize:), callback:)' with the \
        size times the scale, in whole pixels up to 4800; the image has the scale 1. In New \
        Swift, with the same: 'await PlacesClient.shared.fetchPhoto(with: \
        FetchPhotoRequest(photo:maxSize:))'.
        """
    )
  #endif
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
