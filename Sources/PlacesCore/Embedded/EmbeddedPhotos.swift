import Foundation

/// The host that photo links of both dialects lead to: it makes an image of the size that the link
/// says, in a colour that belongs to the photo.
///
/// It is not the service, so that a request with an API key is refused: the key must not travel
/// where an image comes from.
struct EmbeddedPhotos {
  /// The host that no name server knows.
  static let host = "photos.embedded.invalid"
  /// Pixels that a side has at most, whatever its photo says.
  static let largestSide = 4_800

  let data: EmbeddedPlaces

  /// The link to a photo that is no wider and no higher than some limits; it keeps its shape and
  /// never grows.
  static func link(to photo: PhotoRecord, width: Int?, height: Int?) -> String {
    let size = size(of: photo, width: width ?? largestSide, height: height ?? largestSide)
    var link = URLComponents()
    link.scheme = "https"
    link.host = host
    link.path = "/\(size.width)x\(size.height)/\(photo.name)"
    return link.string ?? ""
  }

  private static func size(
    of photo: PhotoRecord, width: Int, height: Int
  ) -> (width: Int, height: Int) {
    let original = originalSize(of: photo)
    let scale = min(
      1, Double(width) / Double(original.width), Double(height) / Double(original.height))
    let scaled = { (side: Int) in max(1, Int((Double(side) * scale).rounded())) }
    return (scaled(original.width), scaled(original.height))
  }

  /// A photo that does not say how large it is gets a size.
  private static func originalSize(of photo: PhotoRecord) -> (width: Int, height: Int) {
    photo.width > 0 && photo.height > 0 ? (photo.width, photo.height) : (1_024, 768)
  }

  /// The image that a link leads to.
  func response(to request: HTTPRequest) -> HTTPResponse {
    guard request.method == "GET" else { return refusal(405, "Only GET is answered here.") }
    let hasKey =
      request.header("X-Goog-Api-Key") != nil || EmbeddedQuery(request.url).contains("key")
    if hasKey { return refusal(403, "Images are fetched without the API key.") }
    guard let (photo, width, height) = image(at: request.url) else {
      return refusal(404, "There is no such image.")
    }
    let color = photo.name.utf8.stableHash
    let image = PNGImage.shades(
      of: (0..<3).map { UInt8(truncatingIfNeeded: color >> ($0 * 8)) | 0x40 }, width: width,
      height: height)
    return HTTPResponse(status: 200, headers: ["Content-Type": "image/png"], body: image)
  }

  private func image(at url: URL) -> (photo: PhotoRecord, width: Int, height: Int)? {
    let path = url.path(percentEncoded: false).split(separator: "/", maxSplits: 1)
    guard path.count == 2, let photo = data.photo(named: String(path[1])) else { return nil }
    let sides = path[0].split(separator: "x").compactMap { Int($0) }
    let limit = Self.size(of: photo, width: Self.largestSide, height: Self.largestSide)
    guard sides.count == 2, (1...limit.width).contains(sides[0]),
      (1...limit.height).contains(sides[1])
    else { return nil }
    return (photo, sides[0], sides[1])
  }

  private func refusal(_ status: Int, _ text: String) -> HTTPResponse {
    HTTPResponse(
      status: status, headers: ["Content-Type": "text/plain; charset=UTF-8"], body: Data(text.utf8))
  }
}
