import Foundation

/// Places API (Legacy) as the embedded service speaks it: outcomes stand in the body of a 200.
struct EmbeddedLegacyService {
  static let path = "/maps/api/place/"

  let data: EmbeddedPlaces

  /// The answer to a request: a result, or a status of the service's.
  func response(to request: HTTPRequest) -> HTTPResponse {
    let body: JSONValue
    do throws(EmbeddedLegacyError) {
      body = try answer(to: request)
    } catch {
      body = error.json
    }
    return HTTPResponse(
      status: 200, headers: ["Content-Type": "application/json; charset=UTF-8"], body: body.data)
  }

  private func answer(to request: HTTPRequest) throws(EmbeddedLegacyError) -> JSONValue {
    let query = EmbeddedQuery(request.url)
    guard let key = query["key"], !key.isEmpty else { throw .keyMissing }
    guard key == data.acceptedAPIKey else { throw .keyInvalid }
    guard request.method == "GET", request.url.path() == Self.path + "details/json" else {
      throw .invalid("The embedded service has no such method.")
    }
    return try details(query)
  }

  private func details(_ query: EmbeddedQuery) throws(EmbeddedLegacyError) -> JSONValue {
    let mask = try mask(query["fields"])
    let language = try checked(query["language"], EmbeddedArguments.isLanguage, "language")
    let region = try checked(query["region"], EmbeddedArguments.isRegion, "region")
    _ = try checked(query["sessiontoken"], { SessionToken(text: $0).isValid }, "sessiontoken")
    let place = try find(query["place_id"] ?? query["placeid"])
    let answer = try record(
      of: place, language: language?.lowercased(), region: region.map(regionCode))
    return [
      "html_attributions": .array((answer.attributions ?? []).map { .string($0.legacyHTML) }),
      "result": mask?.applied(to: answer.legacyJSON) ?? answer.legacyJSON,
      "status": "OK",
    ]
  }

  private func record(
    of place: EmbeddedPlace, language: String?, region: String?
  ) throws(EmbeddedLegacyError) -> PlaceRecord {
    do {
      return try EmbeddedAnswer(place: place, now: data.now())
        .record(language: language, region: region)
    } catch {
      throw EmbeddedLegacyError(status: "UNKNOWN_ERROR", message: error.message)
    }
  }

  private func mask(_ fields: String?) throws(EmbeddedLegacyError) -> EmbeddedMask? {
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

  private func checked(
    _ value: String?, _ isValid: (String) -> Bool, _ name: String
  ) throws(EmbeddedLegacyError) -> String? {
    if let value, !isValid(value) { throw .invalid("Invalid '\(name)' parameter.") }
    return value
  }

  private func find(_ id: String?) throws(EmbeddedLegacyError) -> EmbeddedPlace {
    guard let id, EmbeddedArguments.isWellFormed(placeID: id) else {
      throw .invalid("Invalid 'placeid' parameter.")
    }
    guard let place = data.place(id: id) else { throw .notFound }
    return place
  }

  /// The region with a top-level domain.
  private func regionCode(of domain: String) -> String {
    domain.lowercased() == "uk" ? "GB" : domain.uppercased()
  }
}

/// A failure of the embedded service, in the shape Places API (Legacy) gives it.
struct EmbeddedLegacyError: Error {
  var status: String
  var message: String

  /// The body.
  var json: JSONValue {
    ["error_message": .string(message), "html_attributions": [], "status": .string(status)]
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
}
