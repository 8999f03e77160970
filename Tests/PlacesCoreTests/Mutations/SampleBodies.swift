import Foundation

@testable import PlacesCore

/// Bodies as the services send them, made from what the package itself holds.
enum SampleBodies {
  /// The sample places in Places API (New) JSON.
  static let newPlaces: [[UInt8]] = EmbeddedPlaces.sample.places.map { place in
    Array(EmbeddedAnswer(place: place, now: now).json(language: nil, region: nil).data)
  }

  /// The sample places in answers of Places API (Legacy).
  static let legacyPlaces: [[UInt8]] = EmbeddedPlaces.sample.placeIDs.compactMap { id in
    URL(
      string: "https://a.example\(EmbeddedLegacyService.path)details/json?key=\(key)&place_id=\(id)"
    )
  }.map { url in
    var data = EmbeddedPlaces.sample
    data.now = { now }
    return Array(
      EmbeddedLegacyService(data: data).response(to: HTTPRequest(method: "GET", url: url)).body)
  }

  /// Each member of the sample places alone, in Places API (New) JSON.
  static let newMembers = members(of: newPlaces)

  /// Each member of the sample places alone, in answers of Places API (Legacy).
  static let legacyMembers = legacyMembers(of: legacyPlaces)

  /// What of the sample places tells whether they are open, in Places API (New) JSON.
  static let newHours = hours(of: newPlaces)

  /// The members of JSON objects, each as an object of its own; none of other texts.
  static func members(of texts: [[UInt8]]) -> [[UInt8]] {
    texts.flatMap { text -> [[UInt8]] in
      guard case .object(let members) = value(of: text) else { return [] }
      return members.map { Array(JSONValue.object([$0]).data) }
    }
  }

  /// The members of JSON objects that tell together whether a place is open.
  static func hours(of texts: [[UInt8]]) -> [[UInt8]] {
    texts.compactMap { text in
      guard case .object(let members) = value(of: text) else { return nil }
      return Array(JSONValue.object(members.filter { openingFacts.contains($0.name) }).data)
    }
  }

  /// What it takes to tell whether a place is open, by the names of both services.
  private static let openingFacts = [
    "regularOpeningHours", "currentOpeningHours", "utcOffsetMinutes", "timeZone", "opening_hours",
    "current_opening_hours", "utc_offset",
  ]

  /// The members of places in Legacy answers, each in an answer of its own.
  static func legacyMembers(of texts: [[UInt8]]) -> [[UInt8]] {
    let places = results(in: texts)
    return (members(of: places) + hours(of: places)).map { place in
      Array("{\"status\":\"OK\",\"html_attributions\":[],\"result\":".utf8) + place + [0x7D]
    }
  }

  private static func results(in answers: [[UInt8]]) -> [[UInt8]] {
    answers.compactMap { value(of: $0)?["result"] }.map { Array($0.data) }
  }

  private static func value(of text: [UInt8]) -> JSONValue? {
    (try? JSONDocument(Data(text)).root).flatMap { try? JSONValue($0) }
  }

  /// Error bodies of Places API (New), with every kind of detail that is read.
  static let newFailures: [[UInt8]] =
    [
      EmbeddedNewError.unregistered, .keyInvalid, .maskMissing, .idObsolete,
      .argument("regionCode", "XYZ"), .maskUnknown(mask: "id,x", path: "x"),
    ].map { Array($0.json.data) } + [Array(quotaFailure.utf8), Array("<html>502</html>".utf8)]

  /// Bodies of Places API (Legacy) that tell of a failure.
  static let legacyFailures: [[UInt8]] = [
    EmbeddedLegacyError.keyMissing, .keyInvalid, .notFound, .invalid("Invalid 'fields'."),
    EmbeddedLegacyError(status: "OVER_QUERY_LIMIT", message: "Billing is off for \(secret)."),
    EmbeddedLegacyError(status: "REQUEST_DENIED", message: "The referer may not use the API key."),
    EmbeddedLegacyError(status: "REQUEST_DENIED", message: "The API key is expired."),
    EmbeddedLegacyError(status: "ZERO_RESULTS", message: ""),
  ].map { Array($0.json.data) }

  /// A key that no text shown to anybody may hold.
  static let secret = "AIzaTestKeyThatMustNeverBeShown"

  private static let key = EmbeddedPlaces.defaultAPIKey

  /// Wednesday 2 December 2026, 12:00 UTC.
  static let now = Date(timeIntervalSince1970: 1_796_212_800)

  private static let quotaFailure = """
    {"error": {"code": 429, "message": "Quota exceeded for \(secret).",
      "status": "RESOURCE_EXHAUSTED", "details": [
        {"@type": "type.googleapis.com/google.rpc.ErrorInfo", "reason": "RATE_LIMIT_EXCEEDED",
         "domain": "googleapis.com", "metadata": {"quota_limit": "GetPlaceRequestPerDay"}},
        {"@type": "type.googleapis.com/google.rpc.Help", "links": [
          {"description": "Keys", "url": "https://a.example/?key=\(secret)"}]}]}}
    """
}
