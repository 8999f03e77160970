import Foundation

extension Dialect {
  /// Places API (Legacy).
  static let legacy = Dialect(
    address: "https://maps.googleapis.com", takesAppCheckToken: false,
    placeRequest: LegacyService.placeRequest,
    failure: PlacesFailure.init(legacy:), place: LegacyService.place)
}

/// The three steps of Places API (Legacy).
private enum LegacyService {
  static func placeRequest(
    _ query: PlaceQuery, _ caller: Caller
  ) throws(PlacesFailure) -> HTTPRequest {
    let url = try RequestURL.make(
      address: caller.address, path: ["maps", "api", "place", "details", "json"],
      query: [
        "place_id": query.placeID,
        "fields": FieldMask.legacy(try query.fields(in: .legacy)),
        "language": caller.languageCode,
        "region": (query.regionCode ?? caller.regionCode).map(topLevelDomain),
        "sessiontoken": query.sessionToken?.text,
        "key": caller.key.revealed(),
      ])
    var headers: [String: String] = [:]
    headers["X-Ios-Bundle-Identifier"] = caller.bundleIdentifier
    return HTTPRequest(method: "GET", url: url, headers: headers)
  }

  /// The top-level domain of a region, which is its code but for the United Kingdom.
  private static func topLevelDomain(of regionCode: String) -> String {
    let code = regionCode.lowercased()
    return code == "gb" ? "uk" : code
  }

  static func place(
    _ response: HTTPResponse, _ query: PlaceQuery, _ receivedAt: Date
  ) throws(WireError) -> PlaceRecord {
    let named = query.allFields.filter(PlacesDialect.legacy.names)
    return try PlaceRecord(
      legacy: JSONDocument(Array(response.body)).root, requested: named.union([.attributions]),
      receivedAt: receivedAt)
  }
}
