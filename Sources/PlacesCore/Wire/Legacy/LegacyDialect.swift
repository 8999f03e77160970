import Foundation

extension Dialect {
  /// Places API (Legacy).
  static let legacy = Dialect(
    name: .legacy, address: "https://maps.googleapis.com", takesAppCheckToken: false,
    details: Endpoint(
      request: LegacyService.details, failure: PlacesFailure.init(legacy:),
      answer: LegacyService.place),
    autocomplete: Endpoint(
      request: LegacyService.autocomplete, failure: PlacesFailure.init(legacySearch:),
      answer: LegacyService.suggestions),
    textSearch: Endpoint(
      request: LegacyService.findPlace, failure: PlacesFailure.init(legacySearch:),
      answer: LegacyService.candidates),
    nearbySearch: Endpoint(
      request: LegacyService.nearbySearch, failure: PlacesFailure.init(legacySearch:),
      answer: LegacyService.placesNearby),
    photoURL: Endpoint(
      request: LegacyService.photo, failure: PlacesFailure.init(legacyPhoto:),
      answer: LegacyService.photoURL))
}

/// The requests of Places API (Legacy), and how its answers are read.
private enum LegacyService {}

// MARK: Requests

extension LegacyService {
  static func details(
    _ query: PlaceQuery, _ caller: Caller
  ) throws(PlacesFailure) -> HTTPRequest {
    try get(
      "details/json",
      [
        "place_id": query.placeID,
        "fields": FieldMask.legacy(try query.selection.fields(in: .legacy)),
        "language": caller.languageCode,
        "region": (query.regionCode ?? caller.regionCode).map(topLevelDomain),
        "sessiontoken": query.sessionToken?.text,
        "key": caller.key.revealed(),
      ], caller)
  }

  static func autocomplete(
    _ query: AutocompleteQuery, _ caller: Caller
  ) throws(PlacesFailure) -> HTTPRequest {
    try get(
      "autocomplete/json",
      [
        "input": query.input,
        "offset": query.scalarOffset.map(String.init),
        "locationbias": query.bias?.legacyText,
        "locationrestriction": query.restriction?.legacyText,
        "origin": query.origin?.legacyText,
        "components": list(query.countries.map { "country:\($0.lowercased())" }),
        "types": list(query.types),
        "language": caller.languageCode,
        "region": (query.regionCode ?? caller.regionCode).map(topLevelDomain),
        "sessiontoken": query.sessionToken?.text,
        "key": caller.key.revealed(),
      ], caller)
  }

  static func findPlace(
    _ query: TextSearchQuery, _ caller: Caller
  ) throws(PlacesFailure) -> HTTPRequest {
    try get(
      "findplacefromtext/json",
      [
        "input": query.text,
        "inputtype": "textquery",
        "fields": FieldMask.legacy(query.selection.all.intersection(PlaceField.inLegacySearch)),
        "locationbias": query.bias?.legacyText,
        "language": caller.languageCode,
        "key": caller.key.revealed(),
      ], caller)
  }

  static func nearbySearch(
    _ query: NearbySearchQuery, _ caller: Caller
  ) throws(PlacesFailure) -> HTTPRequest {
    guard case .circle(let center, let radius) = query.area else {
      throw PlacesFailure(.internalError, "The area of a nearby search was not checked.")
    }
    let isByDistance = query.rank == .distance
    return try get(
      "nearbysearch/json",
      [
        "location": center.legacyText,
        "radius": isByDistance ? nil : radius.plain,
        "rankby": isByDistance ? "distance" : nil,
        "type": query.includedTypes.first,
        "language": caller.languageCode,
        "key": caller.key.revealed(),
      ], caller)
  }

  static func photo(
    _ query: PhotoQuery, _ caller: Caller
  ) throws(PlacesFailure) -> HTTPRequest {
    try get(
      "photo",
      [
        "photo_reference": query.name,
        "maxwidth": String(Int(query.maximumWidth)),
        "maxheight": String(Int(query.maximumHeight)),
        "key": caller.key.revealed(),
      ], caller)
  }

  private static func get(
    _ path: String, _ query: KeyValuePairs<String, String?>, _ caller: Caller
  ) throws(PlacesFailure) -> HTTPRequest {
    let path = ["maps", "api", "place"] + path.split(separator: "/").map(String.init)
    let url = try RequestURL.make(address: caller.address, path: path, query: query)
    var headers: [String: String] = [:]
    headers["X-Ios-Bundle-Identifier"] = caller.bundleIdentifier
    return HTTPRequest(method: "GET", url: url, headers: headers)
  }

  /// Texts with bars between, when there are any.
  private static func list(_ texts: [String]) -> String? {
    texts.isEmpty ? nil : texts.joined(separator: "|")
  }

  /// The top-level domain of a region, which is its code but for the United Kingdom.
  private static func topLevelDomain(of regionCode: String) -> String {
    let code = regionCode.lowercased()
    return code == "gb" ? "uk" : code
  }
}

// MARK: Answers

extension LegacyService {
  static func place(
    _ response: HTTPResponse, _ query: PlaceQuery, _ receivedAt: Date
  ) throws(WireError) -> PlaceRecord {
    let named = query.allFields.intersection(PlacesDialect.legacy.namedFields)
    return try PlaceRecord(
      legacy: JSONDocument(response.body).root, requested: named.union(.besideLegacyPlaces),
      receivedAt: receivedAt)
  }

  static func suggestions(
    _ response: HTTPResponse, _: AutocompleteQuery, _: Date
  ) throws(WireError) -> [SuggestionRecord] {
    let root = try JSONDocument(response.body).legacyRoot()
    return try root.list("predictions", SuggestionRecord.init(legacy:)) ?? []
  }

  static func candidates(
    _ response: HTTPResponse, _ query: TextSearchQuery, _ receivedAt: Date
  ) throws(WireError) -> SearchRecord {
    let root = try JSONDocument(response.body).legacyRoot()
    return try SearchRecord(legacy: root, "candidates", query.selection, receivedAt: receivedAt)
      .prefix(query.maximumResultCount)
  }

  /// A search by distance has no radius on the wire, so the circle is applied here.
  static func placesNearby(
    _ response: HTTPResponse, _ query: NearbySearchQuery, _ receivedAt: Date
  ) throws(WireError) -> SearchRecord {
    let root = try JSONDocument(response.body).legacyRoot()
    var found = try SearchRecord(legacy: root, "results", query.selection, receivedAt: receivedAt)
    if query.rank == .distance, case .circle(let center, let radius) = query.area {
      let positions = try root.list("results") { result throws(WireError) in
        try result.member("geometry")?.value("location", CoordinateRecord.init(legacy:))
      }
      found.places = zip(found.places, positions ?? []).filter { _, position in
        position.map { $0.distance(to: center) <= radius } ?? false
      }.map(\.0)
    }
    return found.prefix(query.maximumResultCount)
  }

  static func photoURL(
    _ response: HTTPResponse, _: PhotoQuery, _: Date
  ) throws(WireError) -> URL {
    guard let url = response.header("Location").flatMap(URL.init(photoAddress:)) else {
      throw WireError(path: "", problem: "the redirect has no https address of a photo")
    }
    return url
  }
}
