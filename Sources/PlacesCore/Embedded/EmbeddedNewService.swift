import Foundation

/// Places API (New) as the embedded service speaks it.
struct EmbeddedNewService {
  let data: EmbeddedPlaces

  /// The answer to a request: a place, or an error of the service's shape.
  func response(to request: HTTPRequest) -> HTTPResponse {
    do throws(EmbeddedNewError) {
      try checkKey(of: request)
      return HTTPResponse(status: 200, headers: jsonHeaders, body: try answer(to: request).data)
    } catch {
      return HTTPResponse(
        status: error.httpStatus, headers: jsonHeaders, body: error.json.data)
    }
  }

  private let jsonHeaders = ["Content-Type": "application/json; charset=UTF-8"]

  private func checkKey(of request: HTTPRequest) throws(EmbeddedNewError) {
    guard let key = request.header("X-Goog-Api-Key") ?? EmbeddedQuery(request.url)["key"],
      !key.isEmpty
    else { throw .unregistered }
    if key != data.acceptedAPIKey { throw .keyInvalid }
  }

  private func answer(to request: HTTPRequest) throws(EmbeddedNewError) -> JSONValue {
    let path = request.url.path(percentEncoded: true).split(separator: "/").map { part in
      String(part).removingPercentEncoding ?? String(part)
    }
    guard request.method == "GET", path.count == 3, path.starts(with: ["v1", "places"]) else {
      throw .noSuchMethod
    }
    return try place(path[2], request)
  }

  // MARK: Place details

  private func place(_ id: String, _ request: HTTPRequest) throws(EmbeddedNewError) -> JSONValue {
    let query = EmbeddedQuery(request.url)
    let mask = try mask(of: request, query)
    let language = try checkedLanguage(query["languageCode"])
    let region = try checkedRegion(query["regionCode"])
    try checkSessionToken(query["sessionToken"])
    let place = try find(id)
    return mask.applied(
      to: EmbeddedAnswer(place: place, now: data.now()).json(language: language, region: region))
  }

  private func mask(
    of request: HTTPRequest, _ query: EmbeddedQuery
  ) throws(EmbeddedNewError) -> EmbeddedMask {
    let text = request.header("X-Goog-FieldMask") ?? query["$fields"] ?? query["fields"]
    guard let text, !text.isEmpty else { throw .maskMissing }
    do {
      return try EmbeddedMask(text)
    } catch {
      throw .maskUnknown(mask: text, path: error.path)
    }
  }

  private func find(_ id: String) throws(EmbeddedNewError) -> EmbeddedPlace {
    guard EmbeddedArguments.isWellFormed(placeID: id) else { throw .idMalformed(id) }
    guard let place = data.place(id: id) else { throw .idObsolete }
    return place
  }

  // MARK: Common arguments

  private func checkedLanguage(_ code: String?) throws(EmbeddedNewError) -> String? {
    guard let code else { return nil }
    guard EmbeddedArguments.isLanguage(code) else { throw .argument("languageCode", code) }
    return code.lowercased()
  }

  private func checkedRegion(_ code: String?) throws(EmbeddedNewError) -> String? {
    guard let code else { return nil }
    guard EmbeddedArguments.isRegion(code) else { throw .argument("regionCode", code) }
    return code.uppercased()
  }

  private func checkSessionToken(_ text: String?) throws(EmbeddedNewError) {
    if let text, !SessionToken(text: text).isValid { throw .argument("sessionToken", text) }
  }
}
