/// Photos.
extension EmbeddedLegacyService {
  /// Pixels that a side may be asked to have at most.
  private static let largestSide = 1_600

  /// The redirect to the image of a photo.
  func photo(_ query: EmbeddedQuery) throws(EmbeddedLegacyError) -> HTTPResponse {
    let sides = 1...Self.largestSide
    let width = try query.integer("maxwidth", in: sides)
    let height = try query.integer("maxheight", in: sides)
    if width == nil, height == nil { throw .parameter("maxwidth") }
    let name = query["photo_reference"] ?? query["photoreference"]
    guard let photo = name.flatMap(data.photo(named:)) else { throw .parameter("photo_reference") }
    return HTTPResponse(
      status: 302,
      headers: ["Location": EmbeddedPhotos.link(to: photo, width: width, height: height)])
  }
}
