import Foundation
import PlacesCore
import PlacesPlatform
import PlacesTestSupport
import Testing

@testable import GooglePlacesSwift

/// One call of the client: what it sends, and what it makes of the answers.
struct ClientCall: Sendable, CustomTestStringConvertible {
  /// A request as it should go out.
  struct Sent: Equatable, Sendable {
    var url: String
    var mask: String?
    /// Empty for a request without one.
    var body = ""
  }

  var name: String
  var sent: [Sent]
  /// The body of each answer.
  var answers: [String]
  /// The value that comes back, as it describes itself.
  var value: String
  /// The call in the SDK's form; nil where the SDK has none.
  var result: (@Sendable (PlacesClient) async throws -> Result<String, PlacesError>)?
  /// The call in the form that throws everything.
  var thrown: @Sendable (PlacesClient) async throws(PlacesFailure) -> String

  var testDescription: String { name }

  /// What answers each request with the body whose turn it is.
  var transport: CannedTransport {
    let rest = Locked(answers)
    return CannedTransport { request in
      let body = rest.withLock { $0.isEmpty ? "" : $0.removeFirst() }
      let isImage = request.url.host() == "photos.example"
      return HTTPResponse(
        status: 200, headers: ["Content-Type": isImage ? "image/jpeg" : "application/json"],
        body: Data(body.utf8))
    }
  }
}

extension ClientCall.Sent {
  init(_ request: HTTPRequest) {
    url = request.url.absoluteString
    mask = request.header("X-Goog-FieldMask")
    body = request.body.map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  static func post(_ method: String, mask: String? = nil, _ body: String) -> Self {
    Self(url: "https://places.googleapis.com/v1/places:\(method)", mask: mask, body: body)
  }

  static func get(_ path: String, mask: String? = nil) -> Self {
    Self(url: "https://places.googleapis.com/v1/\(path)", mask: mask)
  }
}

extension PlacesClient {
  /// A client that gets its answers from a transport.
  convenience init(
    _ transport: CannedTransport, dialect: PlacesDialect = .new,
    onDiagnostic: (@Sendable (PlacesDiagnostic) -> Void)? = nil
  ) {
    var configuration = PlacesConfiguration.test(transport: transport)
    configuration.dialect = dialect
    if let onDiagnostic { configuration.onDiagnostic = onDiagnostic }
    self.init(engine: PlacesEngine(configuration: configuration))
  }
}

extension ClientCall {
  /// Every call but those for details and for the open status, which have tables of their own.
  static let all = textSearches + nearbySearches + autocompletes + [photo] + photoParts + [refresh]

  static let refresh = ClientCall(
    name: "a refreshed ID",
    sent: [.get("places/old", mask: "id,attributions,movedPlaceId")],
    answers: [#"{"id": "new"}"#], value: "new",
    thrown: { client throws(PlacesFailure) in try await client.refreshedPlaceID("old") })
}
