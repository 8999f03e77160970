import Foundation
import GooglePlaces
import PlacesCore
import PlacesTestSupport
import Testing

/// A call for suggestions, photos, places or an ID: what must go out, and what must come back of the
/// one answer.
struct DataCall: Sendable, CustomTestStringConvertible {
  /// A request as it must go out.
  struct Sent: Sendable, Equatable {
    var method = "POST"
    var url: String
    var mask: String?
    var body: String?
  }

  let name: String
  let sent: [Sent]
  /// What the service answers, but for the bytes of a photo.
  let answer: String
  /// What must be shown of it.
  let shown: [String]
  /// Makes the call and shows what came.
  let run: @Sendable (GMSPlacesClient) async throws -> [String]

  var testDescription: String { name }

  static let all = suggestions + photos + searches + currentPlace + others

  static let service = "https://places.googleapis.com/v1/"

  /// The service that the row tells of.
  func transport() -> CannedTransport {
    CannedTransport { request in
      request.url.host() == "photos.example"
        ? HTTPResponse(status: 200, headers: ["Content-Type": "image/png"], body: SamplePixel.png)
        : HTTPResponse(status: 200, body: Data(answer.utf8))
    }
  }
}

extension DataCall.Sent {
  init(_ request: HTTPRequest) {
    method = request.method
    url = request.url.absoluteString
    mask = request.header("X-Goog-FieldMask")
    body = request.body.map { String(decoding: $0, as: UTF8.self) }
  }
}

/// What a callback must not be called with.
struct NeitherOrBoth: Error {}

extension GMSPlacesClient {
  /// A client at a known position whose service is a transport.
  static func located(
    _ transport: any Transport, configure: (inout PlacesConfiguration) -> Void = { _ in }
  ) -> GMSPlacesClient {
    on(transport) {
      $0.locationProvider = { PlacesPosition(latitude: 51.5, longitude: -0.12) }
      configure(&$0)
    }
  }
}

/// What a call hands to its callback, shown as texts; throws its error.
func received<Value>(
  _ show: @escaping (Value) -> [String],
  _ call: (@escaping (Value?, (any Error)?) -> Void) -> Void
) async throws -> [String] {
  try await withCheckedThrowingContinuation { continuation in
    call { value, error in
      switch (value.map(show), error) {
      case (let shown?, nil): continuation.resume(returning: shown)
      case (nil, let error?): continuation.resume(throwing: error)
      default: continuation.resume(throwing: NeitherOrBoth())
      }
    }
  }
}

/// The failure behind the error that a call throws.
func failureThrown(
  by call: () async throws -> some Any, sourceLocation: SourceLocation = #_sourceLocation
) async throws -> PlacesFailure {
  let error = await #expect(throws: (any Error).self, sourceLocation: sourceLocation) {
    try await call()
  }
  return try #require(error.flatMap { PlacesFailure($0) }, sourceLocation: sourceLocation)
}

extension AsyncStream<Void> {
  /// A stream of nothing, which ends when the task that waits for it is cancelled.
  static var never: Self { AsyncStream { _ in } }
}

/// A PNG image of one pixel.
enum SamplePixel {
  static let png =
    Data(
      base64Encoded: """
        iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5Er\
        kJggg==
        """) ?? Data()
}
