import Foundation

extension Dialect {
  /// Places API (New), REST v1.
  static let new = Dialect(
    name: .new, address: "https://places.googleapis.com", takesAppCheckToken: true,
    details: Endpoint(
      request: NewService.details, failure: PlacesFailure.init(new:), answer: NewService.place),
    autocomplete: Endpoint(
      request: NewService.autocomplete, failure: PlacesFailure.init(new:),
      answer: NewService.suggestions),
    textSearch: Endpoint(
      request: NewService.textSearch, failure: PlacesFailure.init(new:),
      answer: NewService.placesByText),
    nearbySearch: Endpoint(
      request: NewService.nearbySearch, failure: PlacesFailure.init(new:),
      answer: NewService.placesNearby),
    photoURL: Endpoint(
      request: NewService.photo, failure: PlacesFailure.init(newPhoto:),
      answer: NewService.photoURL))
}

/// The requests of Places API (New), and how its answers are read.
private enum NewService {}

// MARK: Requests

extension NewService {
  static func details(
    _ query: PlaceQuery, _ caller: Caller
  ) throws(PlacesFailure) -> HTTPRequest {
    try get(
      ["v1", "places", query.placeID],
      [
        "languageCode": caller.languageCode,
        "regionCode": query.regionCode ?? caller.regionCode,
        "sessionToken": query.sessionToken?.text,
      ], caller, mask: FieldMask.new(try query.selection.fields(in: .new)))
  }

  static func autocomplete(
    _ query: AutocompleteQuery, _ caller: Caller
  ) throws(PlacesFailure) -> HTTPRequest {
    try post("autocomplete", query.newBody(caller), caller, mask: nil)
  }

  static func textSearch(
    _ query: TextSearchQuery, _ caller: Caller
  ) throws(PlacesFailure) -> HTTPRequest {
    let mask = FieldMask.newSearch(
      try query.selection.fields(in: .new),
      beside: ["nextPageToken"] + query.besides)
    return try post("searchText", query.newBody(caller), caller, mask: mask)
  }

  static func nearbySearch(
    _ query: NearbySearchQuery, _ caller: Caller
  ) throws(PlacesFailure) -> HTTPRequest {
    let mask = FieldMask.newSearch(
      try query.selection.fields(in: .new),
      beside: query.besides)
    return try post("searchNearby", query.newBody(caller), caller, mask: mask)
  }

  /// Asks for the address of the bytes: following a redirect would carry the key along.
  static func photo(
    _ query: PhotoQuery, _ caller: Caller
  ) throws(PlacesFailure) -> HTTPRequest {
    let name = query.name.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard name.count == 4, name[0] == "places", name[2] == "photos",
      !name.contains(where: ["", ".", ".."].contains)
    else {
      throw PlacesFailure(
        .invalidRequest, "The photo's name is not one of Places API (New): fetch the place again.")
    }
    return try get(
      ["v1"] + name + ["media"],
      [
        "maxWidthPx": String(Int(query.maximumWidth)),
        "maxHeightPx": String(Int(query.maximumHeight)), "skipHttpRedirect": "true",
      ], caller, mask: nil)
  }

  private static func get(
    _ path: [String], _ query: KeyValuePairs<String, String?>, _ caller: Caller, mask: String?
  ) throws(PlacesFailure) -> HTTPRequest {
    let url = try RequestURL.make(address: caller.address, path: path, query: query)
    return HTTPRequest(method: "GET", url: url, headers: headers(of: caller, mask))
  }

  private static func post(
    _ method: String, _ body: JSONValue, _ caller: Caller, mask: String?
  ) throws(PlacesFailure) -> HTTPRequest {
    let url = try RequestURL.make(
      address: "\(caller.address)\(caller.address.hasSuffix("/") ? "" : "/")v1/places:\(method)",
      path: [], query: [:])
    var headers = headers(of: caller, mask)
    headers["Content-Type"] = "application/json"
    return HTTPRequest(method: "POST", url: url, headers: headers, body: body.data)
  }

  private static func headers(of caller: Caller, _ mask: String?) -> [String: String] {
    var headers = ["X-Goog-Api-Key": caller.key.revealed()]
    headers["X-Goog-FieldMask"] = mask
    headers["X-Ios-Bundle-Identifier"] = caller.bundleIdentifier
    headers["X-Firebase-AppCheck"] = caller.appCheckToken
    if !caller.attributionIDs.isEmpty {
      headers["X-Goog-Maps-Solution-ID"] = caller.attributionIDs.joined(separator: ",")
    }
    return headers
  }
}

// MARK: Answers

extension NewService {
  static func place(
    _ response: HTTPResponse, _ query: PlaceQuery, _ receivedAt: Date
  ) throws(WireError) -> PlaceRecord {
    try PlaceRecord(
      new: JSONDocument(response.body).root,
      requested: query.allFields.union(FieldMask.alwaysAsked), receivedAt: receivedAt)
  }

  static func suggestions(
    _ response: HTTPResponse, _: AutocompleteQuery, _: Date
  ) throws(WireError) -> [SuggestionRecord] {
    let suggestions = try JSONDocument(response.body).root.list("suggestions") {
      suggestion throws(WireError) in
      try suggestion.value("placePrediction", SuggestionRecord.init(new:))
    }
    return suggestions?.compactMap { $0 } ?? []
  }

  static func placesByText(
    _ response: HTTPResponse, _ query: TextSearchQuery, _ receivedAt: Date
  ) throws(WireError) -> SearchRecord {
    try SearchRecord(
      new: JSONDocument(response.body).root, query.selection, receivedAt: receivedAt)
  }

  static func placesNearby(
    _ response: HTTPResponse, _ query: NearbySearchQuery, _ receivedAt: Date
  ) throws(WireError) -> SearchRecord {
    try SearchRecord(
      new: JSONDocument(response.body).root, query.selection, receivedAt: receivedAt)
  }

  static func photoURL(
    _ response: HTTPResponse, _: PhotoQuery, _: Date
  ) throws(WireError) -> URL {
    let root = try JSONDocument(response.body).root
    guard let text = try root.string("photoUri"), let url = URL(photoAddress: text) else {
      throw root.mismatch("an object with the https address of a photo")
    }
    return url
  }
}
