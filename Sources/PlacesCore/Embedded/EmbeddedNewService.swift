import Foundation

/// Places API (New) as the embedded service speaks it.
struct EmbeddedNewService {
  let data: EmbeddedPlaces

  /// The answer to a request, or an error of the service's shape.
  func response(to request: HTTPRequest) -> HTTPResponse {
    do throws(EmbeddedNewError) {
      try checkKey(of: request)
      return try answer(to: request)
    } catch {
      return json(error.json, status: error.httpStatus)
    }
  }

  /// A response with a JSON body.
  func json(_ body: JSONValue, status: Int = 200) -> HTTPResponse {
    HTTPResponse(
      status: status, headers: ["Content-Type": "application/json; charset=UTF-8"],
      body: body.data)
  }

  private func checkKey(of request: HTTPRequest) throws(EmbeddedNewError) {
    guard let key = request.header("X-Goog-Api-Key") ?? EmbeddedQuery(request.url)["key"],
      !key.isEmpty
    else { throw .unregistered }
    if key != data.acceptedAPIKey { throw .keyInvalid }
  }

  private func answer(to request: HTTPRequest) throws(EmbeddedNewError) -> HTTPResponse {
    let path = request.url.path(percentEncoded: true).split(separator: "/").map { part in
      String(part).removingPercentEncoding ?? String(part)
    }
    guard path.first == "v1" else { throw .noSuchMethod }
    switch (request.method, path.count) {
    case ("POST", 2): return json(try search(path[1], request))
    case ("GET", 3) where path[1] == "places": return json(try place(path[2], request))
    case ("GET", 6) where path[1] == "places" && path[3] == "photos" && path[5] == "media":
      return try photo(named: path[1...4].joined(separator: "/"), request)
    default: throw .noSuchMethod
    }
  }

  private func search(
    _ method: String, _ request: HTTPRequest
  ) throws(EmbeddedNewError) -> JSONValue {
    switch method {
    case "places:autocomplete": try autocomplete(request)
    case "places:searchText": try searchText(request)
    case "places:searchNearby": try searchNearby(request)
    default: throw .noSuchMethod
    }
  }

  // MARK: Place details

  private func place(_ id: String, _ request: HTTPRequest) throws(EmbeddedNewError) -> JSONValue {
    let query = EmbeddedQuery(request.url)
    let mask = try mask(of: request, over: .place)
    let language = try checkedLanguage(query["languageCode"])
    let region = try checkedRegion(query["regionCode"])
    try checkSessionToken(query["sessionToken"])
    let place = try find(id)
    return mask.applied(
      to: EmbeddedAnswer(place: place, now: data.now()).json(language: language, region: region))
  }

  private func find(_ id: String) throws(EmbeddedNewError) -> EmbeddedPlace {
    guard EmbeddedArguments.isWellFormed(placeID: id) else { throw .idMalformed(id) }
    guard let place = data.place(id: id) else { throw .idObsolete }
    return place
  }

  // MARK: Common arguments

  /// What a body says; throws when there is none or when it says something wrong.
  func body<Body>(
    of request: HTTPRequest, _ read: (JSONCursor) throws(WireError) -> Body
  ) throws(EmbeddedNewError) -> Body {
    do throws(WireError) {
      return try read(JSONDocument(request.body ?? Data()).root)
    } catch {
      throw .body(error)
    }
  }

  /// The mask over an answer of some shape; throws when there is none.
  func mask(
    of request: HTTPRequest, over shape: PlaceShape
  ) throws(EmbeddedNewError) -> EmbeddedMask {
    guard let mask = try optionalMask(of: request, over: shape) else { throw .maskMissing }
    return mask
  }

  /// The mask over an answer of some shape; nil when there is none.
  func optionalMask(
    of request: HTTPRequest, over shape: PlaceShape
  ) throws(EmbeddedNewError) -> EmbeddedMask? {
    let query = EmbeddedQuery(request.url)
    let text = request.header("X-Goog-FieldMask") ?? query["$fields"] ?? query["fields"]
    guard let text, !text.isEmpty else { return nil }
    do {
      return try EmbeddedMask(text, of: shape)
    } catch {
      throw .maskUnknown(mask: text, path: error.path)
    }
  }

  /// The language in lower case.
  func checkedLanguage(_ code: String?) throws(EmbeddedNewError) -> String? {
    guard let code else { return nil }
    guard EmbeddedArguments.isLanguage(code) else { throw .argument("languageCode", code) }
    return code.lowercased()
  }

  /// The region in capitals.
  func checkedRegion(_ code: String?) throws(EmbeddedNewError) -> String? {
    guard let code else { return nil }
    guard EmbeddedArguments.isRegion(code) else { throw .argument("regionCode", code) }
    return code.uppercased()
  }

  /// Throws for a token that the service does not take.
  func checkSessionToken(_ text: String?) throws(EmbeddedNewError) {
    if let text, !SessionToken(text: text).isValid { throw .argument("sessionToken", text) }
  }
}
