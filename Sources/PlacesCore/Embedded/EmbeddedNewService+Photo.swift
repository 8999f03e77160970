/// Photo media.
extension EmbeddedNewService {
  /// The answer to a photo request: where the image is, as JSON or as a redirect.
  func photo(named name: String, _ request: HTTPRequest) throws(EmbeddedNewError) -> HTTPResponse {
    let query = EmbeddedQuery(request.url)
    let width = try checkedSide(query, "maxWidthPx")
    let height = try checkedSide(query, "maxHeightPx")
    if width == nil, height == nil { throw .argument("maxWidthPx", "") }
    let skipsRedirect = query["skipHttpRedirect"] ?? "false"
    guard let isJSON = Bool(skipsRedirect) else {
      throw .argument("skipHttpRedirect", skipsRedirect)
    }
    guard let photo = data.photo(named: name) else { throw .photoUnknown(name) }
    let link = EmbeddedPhotos.link(to: photo, width: width, height: height)
    return isJSON
      ? json(["name": .string("\(name)/media"), "photoUri": .string(link)])
      : HTTPResponse(status: 302, headers: ["Location": link])
  }

  private func checkedSide(
    _ query: EmbeddedQuery, _ name: String
  ) throws(EmbeddedNewError) -> Int? {
    guard let text = query[name] else { return nil }
    guard let side = Int(text), (1...EmbeddedPhotos.largestSide).contains(side) else {
      throw .argument(name, text)
    }
    return side
  }
}
