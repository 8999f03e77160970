import Foundation
import PlacesTestSupport
import Testing

@testable import PlacesCore

/// Requests to an embedded service at the instant of the tests, and what it answers.
struct EmbeddedCalls {
  private var places = EmbeddedPlaces.sample

  /// Calls on the places of a JSON text, or on the sample.
  init(_ json: String? = nil) throws {
    if let json { places = try EmbeddedPlaces(json: Data(json.utf8)) }
    places.now = { PlacesConfiguration.testInstant }
  }

  /// What came back.
  struct Reply {
    let response: HTTPResponse
    let json: JSONValue

    var status: Int { response.status }
    var text: String { String(decoding: response.body, as: UTF8.self) }

    /// The argument that an error of Places API (New) names.
    var violation: String? {
      let details = json["error"]?["details"]?.array?.first
      return details?["fieldViolations"]?.array?.first?["field"]?.string
    }
  }

  /// The answer to a POST to `/v1/places:` and a method.
  func post(
    _ method: String, _ body: String?, mask: String? = nil, headers: [String: String] = [:]
  ) async throws -> Reply {
    let url = try #require(URL(string: "https://places.googleapis.com/v1/places:\(method)"))
    var request = HTTPRequest(
      method: "POST", url: url, headers: headers, body: body.map { Data($0.utf8) })
    request.headers["X-Goog-Api-Key"] = EmbeddedPlaces.defaultAPIKey
    request.headers["X-Goog-FieldMask"] = mask
    return try await reply(to: request)
  }

  /// The answer to a GET of a path of Places API (Legacy), with the key.
  func legacy(_ path: String, headers: [String: String] = [:]) async throws -> Reply {
    let url = try #require(
      URL(string: "https://maps.googleapis.com/maps/api/place/\(path)&key=embedded"))
    return try await reply(to: HTTPRequest(method: "GET", url: url, headers: headers))
  }

  /// The answer to a GET with the headers given and no others.
  func get(_ url: String, headers: [String: String] = [:]) async throws -> Reply {
    let url = try #require(URL(string: url))
    return try await reply(to: HTTPRequest(method: "GET", url: url, headers: headers))
  }

  private func reply(to request: HTTPRequest) async throws -> Reply {
    let response = try await places.send(request)
    let isJSON = response.header("Content-Type")?.hasPrefix("application/json") == true
    let json = isJSON ? try JSONValue(JSONDocument(response.body).root) : .null
    return Reply(response: response, json: json)
  }
}

extension JSONValue {
  /// The texts at a path of members below each element of a list member.
  func texts(_ list: String, _ path: String...) -> [String] {
    (self[list]?.array ?? []).compactMap { element in
      path.reduce(element) { $0?[$1] }?.string
    }
  }
}

/// A small town, a few places elsewhere, and two huts on both sides of the 180° line.
enum EmbeddedTown {
  static let json = #"""
    [{
      "id": "A", "displayName": {"text": "Alpha Café"}, "types": ["cafe", "food"],
      "primaryType": "cafe", "formattedAddress": "1 Market Square, Town, Germany",
      "addressComponents": [{"longText": "Germany", "shortText": "DE", "types": ["country"]}],
      "location": {"latitude": 50, "longitude": 8}, "rating": 4.5, "userRatingCount": 100,
      "priceLevel": "PRICE_LEVEL_MODERATE", "businessStatus": "OPERATIONAL",
      "internationalPhoneNumber": "+49 69 0000 01", "utcOffsetMinutes": 60,
      "regularOpeningHours": {"periods": [{"open": {"day": 0, "hour": 0, "minute": 0}}]},
      "attributions": [{"provider": "Town Guide", "providerUri": "https://example.com/guide"}]
    }, {
      "id": "B", "displayName": {"text": "Beta Bar"}, "types": ["bar", "food"],
      "primaryType": "bar", "formattedAddress": "2 Market Square, Town, Germany",
      "addressComponents": [{"longText": "Germany", "shortText": "DE", "types": ["country"]}],
      "location": {"latitude": 50, "longitude": 8.01}, "rating": 4.4, "userRatingCount": 500,
      "priceLevel": "PRICE_LEVEL_EXPENSIVE", "businessStatus": "OPERATIONAL",
      "utcOffsetMinutes": 60,
      "regularOpeningHours": {"periods": [
        {"open": {"day": 1, "hour": 9, "minute": 0}, "close": {"day": 1, "hour": 17, "minute": 0}}
      ]},
      "attributions": [{"provider": "Town Guide", "providerUri": "https://example.com/guide"}]
    }, {
      "id": "C", "displayName": {"text": "The Café Gamma"}, "types": ["cafe", "bar"],
      "primaryType": "cafe", "formattedAddress": "3 Alphabet Lane, Town, Germany",
      "addressComponents": [{"longText": "Germany", "shortText": "DE", "types": ["country"]}],
      "location": {"latitude": 50, "longitude": 8.02}, "rating": 3.9, "userRatingCount": 10,
      "priceLevel": "PRICE_LEVEL_INEXPENSIVE", "businessStatus": "CLOSED_TEMPORARILY",
      "utcOffsetMinutes": 60,
      "regularOpeningHours": {"periods": [{"open": {"day": 0, "hour": 0, "minute": 0}}]}
    }, {
      "id": "D", "displayName": {"text": "Delta Plumbing"}, "types": ["plumber"],
      "primaryType": "plumber", "pureServiceAreaBusiness": true, "userRatingCount": 7,
      "addressComponents": [{"longText": "Germany", "shortText": "DE", "types": ["country"]}]
    }, {
      "id": "E", "displayName": {"text": "Epsilon Library"}, "types": ["library"],
      "primaryType": "library", "formattedAddress": "5 Market Square, Town, Germany",
      "location": {"latitude": 50, "longitude": 8.03}, "businessStatus": "FUTURE_OPENING",
      "postalAddress": {"regionCode": "DE"}
    }, {
      "id": "F", "displayName": {"text": "Zeta Chargers"},
      "types": ["electric_vehicle_charging_station"],
      "formattedAddress": "6 Rue Alpha, Ville, France",
      "addressComponents": [{"longText": "France", "shortText": "FR", "types": ["country"]}],
      "location": {"latitude": 50, "longitude": 7.9}, "userRatingCount": 3,
      "evChargeOptions": {"connectorCount": 2, "connectorAggregation": [
        {"type": "EV_CONNECTOR_TYPE_TYPE_2", "maxChargeRateKw": 22, "count": 1},
        {"type": "EV_CONNECTOR_TYPE_CCS_COMBO_2", "maxChargeRateKw": 150, "count": 1}
      ]}
    }, {
      "id": "G", "displayName": {"text": "Hut on this side"}, "types": ["campground"],
      "location": {"latitude": -17, "longitude": 179.99}
    }, {
      "id": "H", "displayName": {"text": "Hut on the other side"}, "types": ["campground"],
      "location": {"latitude": -17.1, "longitude": -179.99}
    }]
    """#

  /// So many places in a row to the east, the first the most rated.
  static func row(of count: Int) -> String {
    let places = (0..<count).map { index in
      """
      {"id": "P\(index)", "displayName": {"text": "Stop \(index)"}, "types": ["bus_stop"],
       "location": {"latitude": 0, "longitude": \(Double(index) / 10_000)},
       "userRatingCount": \(count - index)}
      """
    }
    return "[\(places.joined(separator: ","))]"
  }
}
