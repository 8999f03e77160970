import Foundation
import GooglePlacesSwift

/// Suggests places for a text.
@MainActor
final class SearchScreen {
  private let client = PlacesClient.shared

  func show(
    typing text: String, in token: AutocompleteSessionToken
  ) async -> AutocompletePlaceSuggestion? {
    print("Search for \(text)")
    let request = AutocompleteRequest(
      query: text, sessionToken: token, filter: AutocompleteFilter(countries: ["VN"]))
    switch await client.fetchAutocompleteSuggestions(with: request) {
    case .success(let suggestions):
      let places = suggestions.map { suggestion in
        switch suggestion {
        case .place(let place): place
        }
      }
      for place in places { print("  \(marked(place.attributedFullText))") }
      return places.first
    case .failure(let error):
      print("  \(ErrorText.text(of: error))")
      return nil
    }
  }

  /// The text with brackets around what matches.
  private func marked(_ text: AttributedString) -> String {
    text.runs.map { run in
      let part = String(text[run.range].characters)
      return run.autocompleteMatch == nil ? part : "[\(part)]"
    }.joined()
  }
}
