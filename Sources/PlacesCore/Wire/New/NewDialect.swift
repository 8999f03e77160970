import Foundation

extension Dialect {
  /// Places API (New), REST v1.
  static let new = Dialect(
    address: "https://places.googleapis.com", takesAppCheckToken: true,
    placeRequest: NewService.placeRequest,
    failure: PlacesFailure.init(new:),
    place: NewService.place)
}

/// The three steps of Places API (New).
private enum NewService {
  static func placeRequest(
    _ query: PlaceQuery, _ caller: Caller
  ) throws(PlacesFailure) -> HTTPRequest {
    let url = try RequestURL.make(
      address: caller.address, path: ["v1", "places", query.placeID],
      query: [
        "languageCode": caller.languageCode,
        "regionCode": query.regionCode ?? caller.regionCode,
        "sessionToken": query.sessionToken?.text,
      ])
    var headers = headers(of: caller)
    headers["X-Goog-FieldMask"] = FieldMask.new(try query.fields(in: .new))
    return HTTPRequest(method: "GET", url: url, headers: headers)
  }

  private static func headers(of caller: Caller) -> [String: String] {
    var headers = ["X-Goog-Api-Key": caller.key.revealed()]
    headers["X-Ios-Bundle-Identifier"] = caller.bundleIdentifier
    headers["X-Firebase-AppCheck"] = caller.appCheckToken
    if !caller.attributionIDs.isEmpty {
      headers["X-Goog-Maps-Solution-ID"] = caller.attributionIDs.joined(separator: ",")
    }
    return headers
  }

  static func place(
    _ response: HTTPResponse, _ query: PlaceQuery, _ receivedAt: Date
  ) throws(WireError) -> PlaceRecord {
    try PlaceRecord(
      new: JSONDocument(Array(response.body)).root,
      requested: query.allFields.union(FieldMask.alwaysAsked), receivedAt: receivedAt)
  }
}
