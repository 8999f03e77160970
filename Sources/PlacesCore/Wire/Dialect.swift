import Foundation

/// A web service's way of asking and answering: query → request, response → failure or record.
struct Dialect: Sendable {
  /// Where the service is unless configured otherwise.
  let address: String
  /// Whether requests carry an App Check token.
  let takesAppCheckToken: Bool
  /// The request of a details query.
  let placeRequest: @Sendable (PlaceQuery, Caller) throws(PlacesFailure) -> HTTPRequest
  /// The failure a response tells of; nil when it holds an answer.
  let failure: @Sendable (HTTPResponse) -> PlacesFailure?
  /// The place in a response.
  let place: @Sendable (HTTPResponse, PlaceQuery, Date) throws(WireError) -> PlaceRecord
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
