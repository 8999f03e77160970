import Foundation

@testable import PlacesCore

/// The questions that are not for details, and what must hold of their outcomes.
enum FoundOutcomes: String, CaseIterable, Sendable {
  case suggestions, placesByText, placesNearby, photo

  /// What is wrong with the outcome; empty when nothing is.
  func faults(of response: HTTPResponse, in dialect: Dialect) -> [String] {
    let outcome = Result { () throws(WireError) in try read(response, in: dialect) }
    switch outcome {
    case .success(let failure?): return Outcomes.faults(of: failure)
    case .success(nil): return []
    case .failure(let error): return Outcomes.faults(of: PlacesFailure(malformed: error))
    }
  }

  /// The failure that a response tells of; nil when it holds an answer, which is looked at whole.
  private func read(
    _ response: HTTPResponse, in dialect: Dialect
  ) throws(WireError) -> PlacesFailure? {
    switch self {
    case .suggestions:
      if let failure = dialect.autocomplete.failure(response) { return failure }
      let found = try dialect.autocomplete.answer(
        response, AutocompleteQuery(input: "a"), SampleBodies.now)
      for text in found.flatMap({ [$0.text, $0.mainText] + [$0.secondaryText].compactMap { $0 } }) {
        for range in text.matchedRanges { _ = text.text[range].count }
      }
    case .placesByText:
      if let failure = dialect.textSearch.failure(response) { return failure }
      let query = TextSearchQuery(text: "a", selection: Self.everything)
      _ = try dialect.textSearch.answer(response, query, SampleBodies.now)
    case .placesNearby:
      if let failure = dialect.nearbySearch.failure(response) { return failure }
      var query = NearbySearchQuery(area: Self.area, selection: Self.everything)
      query.rank = .distance
      _ = try dialect.nearbySearch.answer(response, query, SampleBodies.now)
    case .photo:
      if let failure = dialect.photoURL.failure(response) { return failure }
      let query = PhotoQuery(name: "a", maximumWidth: 1, maximumHeight: 1)
      _ = try dialect.photoURL.answer(response, query, SampleBodies.now)
    }
    return nil
  }

  private static let everything = FieldSelection([], optional: .all)
  private static let area = SearchArea.circle(
    CoordinateRecord(latitude: 1, longitude: 2), radius: 50_000)
}

extension SampleBodies {
  /// Answers of New to searches, suggestions and photos.
  static let newFound = [
    """
    {"suggestions": [{"placePrediction": {"place": "places/a", "placeId": "a",
      "text": {"text": "Caf\u{e9} \u{1F3E0}, Paris", "matches": [{"endOffset": 4},
        {"startOffset": 7, "endOffset": 12}]},
      "structuredFormat": {"mainText": {"text": "Caf\u{e9}"}, "secondaryText": {"text": "Paris"}},
      "types": ["cafe"], "distanceMeters": 12}},
      {"queryPrediction": {"text": {"text": "caf\u{e9}s"}}}]}
    """,
    """
    {"places": [{"id": "a", "displayName": {"text": "A"}, "location": {"latitude": 1}}, {}],
      "nextPageToken": "b", "searchUri": "https://example.com",
      "routingSummaries": [{"legs": [{"duration": "1.5s", "distanceMeters": 3}]}, {}]}
    """,
    #"{"name": "places/a/photos/b/media", "photoUri": "https://example.com/p"}"#,
  ].map { Array($0.utf8) }

  /// Answers of Legacy to searches and suggestions.
  static let legacyFound = [
    """
    {"predictions": [{"description": "Caf\u{e9} \u{1F3E0}, Paris", "place_id": "a",
      "matched_substrings": [{"length": 4, "offset": 0}], "types": ["cafe"],
      "structured_formatting": {"main_text": "Caf\u{e9}",
        "main_text_matched_substrings": [{"length": 4, "offset": 0}],
        "secondary_text": "Paris"}, "distance_meters": 12}], "status": "OK"}
    """,
    """
    {"html_attributions": ["<a href=\"https://example.com\">P</a>"],
      "results": [{"place_id": "a", "name": "A", "geometry": {"location": {"lat": 1, "lng": 2}},
        "opening_hours": {"open_now": true}, "price_level": 2}],
      "candidates": [{"place_id": "b"}], "status": "OK"}
    """,
    #"{"predictions": [], "status": "ZERO_RESULTS"}"#,
  ].map { Array($0.utf8) }
}
