public import Foundation
public import PlacesCore

extension PlacesClient {
  /// Where the image of a photo is, for a short while; fetching it from there takes no key.
  ///
  /// Asking is billed like fetching the photo.
  public func fetchPhotoURL(_ request: FetchPhotoRequest) async throws(PlacesFailure) -> URL {
    try await engine.photoURL(query(of: request)).get()
  }

  /// The encoded bytes of a photo and what they are, such as `image/jpeg`.
  public func fetchPhotoData(
    _ request: FetchPhotoRequest
  ) async throws(PlacesFailure) -> (data: Data, mediaType: String) {
    let image = try await engine.photo(query(of: request)).get()
    return (image.data, image.mediaType)
  }
}
