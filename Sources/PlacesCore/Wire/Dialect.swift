import Foundation

/// A web service's way of asking and answering.
struct Dialect: Sendable {
  let name: PlacesDialect
  /// Where the service is unless configured otherwise.
  let address: String
  /// Whether requests carry an App Check token.
  let takesAppCheckToken: Bool
  let details: Endpoint<PlaceQuery, PlaceRecord>
  let autocomplete: Endpoint<AutocompleteQuery, [SuggestionRecord]>
  let textSearch: Endpoint<TextSearchQuery, SearchRecord>
  let nearbySearch: Endpoint<NearbySearchQuery, SearchRecord>
  /// Where the bytes of a photo are, for a short while.
  let photoURL: Endpoint<PhotoQuery, URL>
}

/// One call of a web service: query → request, response → failure or answer.
struct Endpoint<Query: Sendable, Answer: Sendable>: Sendable {
  let request: @Sendable (Query, Caller) throws(PlacesFailure) -> HTTPRequest
  /// The failure a response tells of; nil when it holds an answer.
  let failure: @Sendable (HTTPResponse) -> PlacesFailure?
  /// The answer in a response that came at an instant.
  let answer: @Sendable (HTTPResponse, Query, Date) throws(WireError) -> Answer
}

extension Dialect {
  init(_ dialect: PlacesDialect) {
    switch dialect {
    case .new: self = .new
    case .legacy: self = .legacy
    }
  }
}

/// On whose behalf a request is made: what the engine adds to every query.
struct Caller: Sendable {
  /// The URL that paths are added to.
  var address: String
  var key: Secret
  var languageCode: String?
  var regionCode: String?
  var bundleIdentifier: String?
  var appCheckToken: String?
  var attributionIDs: [String] = []
}
