public import Foundation
import PlacesCore

/// For what shows photos by itself, such as a web page, or keeps their bytes no longer than the terms
/// of the service allow. The authors must be credited there too.
extension GMSPlacesClient {
  /// Tells where the bytes of a photo are: an address that works for a short while and needs no key.
  ///
  /// Billed as a photo; fetching from the address is not.
  public func fetchPhotoURL(
    with request: GMSFetchPhotoRequest, callback: @escaping (URL?, (any Error)?) -> Void
  ) {
    let query = PhotoQuery(request)
    deliver(to: callback) { engine in await engine.photoURL(query) }
  }

  /// Fetches the encoded bytes of a photo, and with them their media type, such as `image/jpeg`.
  public func fetchPhotoData(
    with request: GMSFetchPhotoRequest, callback: @escaping (Data?, String?, (any Error)?) -> Void
  ) {
    let query = PhotoQuery(request)
    let unpacking: (ImageRecord?, (any Error)?) -> Void = { image, error in
      callback(image?.data, image?.mediaType, error)
    }
    deliver(to: unpacking) { engine in await engine.photo(query) }
  }
}
