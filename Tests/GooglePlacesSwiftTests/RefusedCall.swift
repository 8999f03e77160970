import PlacesCore
import Testing

@testable import GooglePlacesSwift

/// A call that fails before anything is sent.
struct RefusedCall: Sendable, CustomTestStringConvertible {
  var name: String
  /// What the message says.
  var word: String
  var call: @Sendable (PlacesClient) async throws(PlacesFailure) -> Void

  var testDescription: String { name }

  private init(_ name: String, _ word: String, _ request: AutocompleteRequest) {
    self.init(name: name, word: word) { client throws(PlacesFailure) in
      _ = try await client.fetch(request)
    }
  }

  private init(_ name: String, _ word: String, _ request: SearchByTextRequest) {
    self.init(name: name, word: word) { client throws(PlacesFailure) in
      _ = try await client.fetch(request)
    }
  }

  private init(_ name: String, _ word: String, _ request: SearchNearbyRequest) {
    self.init(name: name, word: word) { client throws(PlacesFailure) in
      _ = try await client.fetch(request)
    }
  }

  private init(
    name: String, word: String,
    _ call: @escaping @Sendable (PlacesClient) async throws(PlacesFailure) -> Void
  ) {
    self.name = name
    self.word = word
    self.call = call
  }

  static let all = autocomplete + text + nearby

  private static let autocomplete = [
    RefusedCall("no text", "empty", AutocompleteRequest(query: " ")),
    RefusedCall(
      "a caret before the text", "offset", AutocompleteRequest(query: "a", inputOffset: -1)),
    RefusedCall(
      "a collection beside a type", "alone",
      AutocompleteRequest(query: "a", filter: AutocompleteFilter(types: [.cities, .bar]))),
    RefusedCall(
      "bias and restriction", "exclude each other",
      AutocompleteRequest(
        query: "a",
        filter: AutocompleteFilter(
          coordinateRegionBias: Samples.circle, coordinateRegionRestriction: Samples.circle))),
    RefusedCall(
      "a bias of the app's that says nothing", "query item",
      AutocompleteRequest(
        query: "a", filter: AutocompleteFilter(coordinateRegionBias: AppRegion(text: nil)))),
  ]

  private static let text = [
    RefusedCall(
      "no property", "properties",
      SearchByTextRequest(textQuery: "a", placeProperties: [], locationBias: nil)),
    RefusedCall(
      "an unspecified price", "unspecified",
      SearchByTextRequest(
        textQuery: "a", placeProperties: [.rating], locationBias: nil, priceLevels: [.unspecified])),
    RefusedCall(
      "what is free", "free",
      SearchByTextRequest(
        textQuery: "a", placeProperties: [.rating], locationBias: nil, priceLevels: [.free])),
    RefusedCall(
      "an unspecified plug", "unspecified",
      SearchByTextRequest(
        textQuery: "a", placeProperties: [.rating], locationBias: nil,
        evSearchOptions: EVSearchOptions(connectorTypes: [.unspecified]))),
    RefusedCall(
      "a circle to stay in", "rectangle",
      SearchByTextRequest(
        textQuery: "a", placeProperties: [.rating], locationRestriction: Samples.circle)),
    RefusedCall(
      "summaries without an origin", "origin",
      SearchByTextRequest(
        textQuery: "a", placeProperties: [.rating], locationBias: nil,
        shouldIncludeRoutingSummaries: true)),
  ]

  private static let nearby = [
    RefusedCall(
      "no property around", "properties",
      SearchNearbyRequest(locationRestriction: Samples.circle, placeProperties: [])),
    RefusedCall(
      "a region of the app's that is none", "query item",
      SearchNearbyRequest(
        locationRestriction: AppRegion(text: "somewhere"), placeProperties: [.rating])),
    RefusedCall(
      "a rectangle around", "circle",
      SearchNearbyRequest(
        locationRestriction: AppRegion(text: "rectangle:1,2|3,4"), placeProperties: [.rating])),
    RefusedCall(
      "a type in and out", "both",
      SearchNearbyRequest(
        locationRestriction: Samples.circle, placeProperties: [.rating], includedTypes: [.bar],
        excludedTypes: [.bar])),
  ]
}
