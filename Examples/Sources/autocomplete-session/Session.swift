import Foundation
import GooglePlacesSwift
import PlacesCore

/// One search of a person: several requests for suggestions and one for the place.
struct Session {
  private let token = AutocompleteSessionToken()
  private let client: PlacesClient = {
    var configuration = PlacesConfiguration()
    configuration.onDiagnostic = { event in
      if case .sessionEnded(let bill) = event { print("\nBilled as a session:  \(bill)") }
    }
    return PlacesClient(engine: .embedded(configuration: configuration))
  }()

  /// The place with the photos that come with it, which is what the person sees in the end.
  private static let properties: [PlaceProperty] = [
    .placeID, .displayName, .formattedAddress, .photos,
  ]

  func run(typing text: String, picking pick: Int) async throws {
    var suggestions: [AutocompletePlaceSuggestion] = []
    for end in text.indices {
      suggestions = try await self.suggestions(for: String(text[...end]))
    }
    guard suggestions.count >= pick else {
      throw SessionError(errorDescription: "There is no suggestion \(pick) to pick.")
    }
    try await show(suggestions[pick - 1], after: text.count)
  }

  /// Asks for suggestions with the token of the session, and prints them.
  private func suggestions(for text: String) async throws -> [AutocompletePlaceSuggestion] {
    let request = AutocompleteRequest(query: text, sessionToken: token)
    print("\n> \(text)")
    return try await client.fetch(request).map { suggestion in
      switch suggestion {
      case .place(let place):
        print("    \(place.attributedFullText.marked)")
        return place
      }
    }
  }

  /// Fetches the place with the token, which ends the session, and prints it with its photo.
  private func show(_ suggestion: AutocompletePlaceSuggestion, after requests: Int) async throws {
    let details = FetchPlaceRequest(
      placeID: suggestion.placeID, placeProperties: Self.properties, sessionToken: token)
    let place = try await client.fetch(details)
    print("Without a token:      \(bill(for: suggestion.placeID, requests))")
    print("\n\(place.displayName ?? "")\n\(place.formattedAddress ?? "")")
    guard let photo = place.photos?.first else { return print("No photo.") }
    try await show(photo)
  }

  /// What the same calls without a token are billed as.
  private func bill(for placeID: String, _ requests: Int) -> SessionBill {
    SessionBill(
      autocompleteRequests: requests,
      details: FetchPlaceRequest(placeID: placeID, placeProperties: Self.properties))
  }

  private func show(_ photo: Photo) async throws {
    let size = CGSize(width: 400, height: 400)
    let image = try await client.fetchPhotoData(FetchPhotoRequest(photo: photo, maxSize: size))
    let authors = photo.authorAttributions.map(\.displayName).joined(separator: ", ")
    print(
      "Photo of \(Int(photo.maxSize.width)) × \(Int(photo.maxSize.height)) pixels by \(authors), "
        + "scaled to 400: \(image.data.count) bytes of \(image.mediaType)")
  }
}

/// Why a session comes to no place.
struct SessionError: LocalizedError {
  let errorDescription: String?
}

extension AttributedString {
  /// The text with brackets around what matches.
  fileprivate var marked: String {
    runs.map { run in
      let text = String(self[run.range].characters)
      return run.autocompleteMatch == nil ? text : "[\(text)]"
    }.joined()
  }
}
