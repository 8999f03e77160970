import Foundation

/// Places API (Legacy) as the embedded service speaks it: outcomes stand in the body of a 200.
struct EmbeddedLegacyService {
  static let path = "/maps/api/place/"

  let data: EmbeddedPlaces

  /// The answer to a request, or a status of the service's.
  func response(to request: HTTPRequest) -> HTTPResponse {
    let method = request.method == "GET" ? Method(path: request.url.path()) : nil
    do throws(EmbeddedLegacyError) {
      return try answer(to: request, method)
    } catch {
      let body = method.map { error.json(beside: $0.emptyAnswer) } ?? error.json
      return json(body, status: method == .photo ? 400 : 200)
    }
  }

  /// What the service can be asked for.
  private enum Method: String {
    case details = "details/json"
    case autocomplete = "autocomplete/json"
    case findPlace = "findplacefromtext/json"
    case nearbySearch = "nearbysearch/json"
    case photo

    init?(path: String) {
      self.init(rawValue: String(path.dropFirst(EmbeddedLegacyService.path.count)))
    }

    /// The lists that are there even when they are empty.
    var emptyAnswer: JSONValue {
      switch self {
      case .details, .photo: ["html_attributions": []]
      case .autocomplete: ["predictions": []]
      case .findPlace: ["candidates": []]
      case .nearbySearch: ["html_attributions": [], "results": []]
      }
    }
  }

  private func json(_ body: JSONValue, status: Int = 200) -> HTTPResponse {
    HTTPResponse(
      status: status, headers: ["Content-Type": "application/json; charset=UTF-8"],
      body: body.data)
  }

  private func answer(
    to request: HTTPRequest, _ method: Method?
  ) throws(EmbeddedLegacyError) -> HTTPResponse {
    let query = EmbeddedQuery(request.url)
    guard let key = query["key"], !key.isEmpty else { throw .keyMissing }
    guard key == data.acceptedAPIKey else { throw .keyInvalid }
    let language = try checkedLanguage(query) ?? EmbeddedArguments.acceptedLanguage(request)
    switch method {
    case .details: return json(try details(query, language: language))
    case .autocomplete: return json(try autocomplete(query, language: language))
    case .findPlace: return json(try findPlace(query, language: language))
    case .nearbySearch: return json(try nearbySearch(query, language: language))
    case .photo: return try photo(query)
    case nil: throw .invalid("The embedded service has no such method.")
    }
  }

  private func details(
    _ query: EmbeddedQuery, language: String?
  ) throws(EmbeddedLegacyError) -> JSONValue {
    let mask = try mask(query["fields"])
    let region = try checkedRegion(query)
    try checkSessionToken(query)
    let place = try find(query["place_id"] ?? query["placeid"])
    let answer = try record(of: place, language: language, region: region)
    return [
      "html_attributions": .array((answer.attributions ?? []).map { .string($0.legacyHTML) }),
      "result": mask?.applied(to: answer.legacyJSON) ?? answer.legacyJSON,
      "status": "OK",
    ]
  }

  /// What the service says of a place, as a record of every field.
  func record(
    of place: EmbeddedPlace, language: String?, region: String?
  ) throws(EmbeddedLegacyError) -> PlaceRecord {
    do {
      return try EmbeddedAnswer(place: place, now: data.now())
        .record(language: language, region: region)
    } catch {
      throw EmbeddedLegacyError(status: "UNKNOWN_ERROR", message: error.message)
    }
  }

  /// The mask of a list of fields; nil for no list.
  func mask(_ fields: String?) throws(EmbeddedLegacyError) -> EmbeddedMask? {
    guard let fields else { return nil }
    do {
      let mask = try EmbeddedMask(fields, of: .legacyPlace, by: "/")
      return mask.renaming(Self.answeredNames)
    } catch {
      throw .invalid(
        "Error while parsing 'fields' parameter: Unsupported field name '\(error.path)'.")
    }
  }

  /// The members that are answered under another name than they are asked by.
  private static let answeredNames = [
    "type": "types", "address_component": "address_components", "photo": "photos",
    "review": "reviews",
  ]

  // MARK: Common parameters

  /// The word of a search that has some results, or none.
  func status(of results: [some Any]) -> JSONValue { results.isEmpty ? "ZERO_RESULTS" : "OK" }

  /// The language in lower case.
  func checkedLanguage(_ query: EmbeddedQuery) throws(EmbeddedLegacyError) -> String? {
    try query.value("language") { EmbeddedArguments.isLanguage($0) ? $0.lowercased() : nil }
  }

  /// The region with a top-level domain.
  func checkedRegion(_ query: EmbeddedQuery) throws(EmbeddedLegacyError) -> String? {
    try query.value("region") { domain in
      guard EmbeddedArguments.isRegion(domain) else { return nil }
      return domain.lowercased() == "uk" ? "GB" : domain.uppercased()
    }
  }

  /// Throws for a token that the service does not take.
  func checkSessionToken(_ query: EmbeddedQuery) throws(EmbeddedLegacyError) {
    _ = try query.value("sessiontoken") { SessionToken(text: $0).isValid ? $0 : nil }
  }

  private func find(_ id: String?) throws(EmbeddedLegacyError) -> EmbeddedPlace {
    guard let id, EmbeddedArguments.isWellFormed(placeID: id) else {
      throw .parameter("placeid")
    }
    guard let place = data.place(id: id) else { throw .notFound }
    return place
  }
}

/// A failure of the embedded service, in the shape Places API (Legacy) gives it.
struct EmbeddedLegacyError: Error {
  var status: String
  var message: String

  /// The body of a failure of details.
  var json: JSONValue { json(beside: ["html_attributions": []]) }

  /// The body of a failure beside what an answer always has.
  func json(beside answer: JSONValue) -> JSONValue {
    var body = answer
    body["error_message"] = .string(message)
    body["status"] = .string(status)
    return body
  }

  static let keyMissing = EmbeddedLegacyError(
    status: "REQUEST_DENIED", message: "You must use an API key with each request.")

  static let keyInvalid = EmbeddedLegacyError(
    status: "REQUEST_DENIED", message: "The provided API key is invalid.")

  static let notFound = EmbeddedLegacyError(
    status: "NOT_FOUND", message: "The place ID is no longer valid: refresh the IDs you keep.")

  static func invalid(_ message: String) -> EmbeddedLegacyError {
    EmbeddedLegacyError(status: "INVALID_REQUEST", message: message)
  }

  static func parameter(_ name: String) -> EmbeddedLegacyError {
    .invalid("Invalid '\(name)' parameter.")
  }
}
