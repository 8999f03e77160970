package import Foundation
package import PlacesCore

/// A transport that answers with what it was given and keeps what it was asked.
package final class CannedTransport: Transport {
  private let answer: @Sendable (HTTPRequest) throws -> HTTPResponse
  private let kept = Locked<[HTTPRequest]>([])

  /// The requests so far, in the order they came.
  package var requests: [HTTPRequest] { kept.withLock { $0 } }

  /// Answers each request with what `answer` makes of it.
  package init(_ answer: @escaping @Sendable (HTTPRequest) throws -> HTTPResponse) {
    self.answer = answer
  }

  /// Answers every request with a status and a body.
  package convenience init(status: Int = 200, body: String) {
    self.init { _ in HTTPResponse(status: status, body: Data(body.utf8)) }
  }

  /// Answers with one response after the other; whoever asks once more finds the line dead.
  package convenience init(inTurn responses: [HTTPResponse]) {
    let rest = Locked(responses)
    self.init { _ in
      try rest.withLock { rest in
        guard !rest.isEmpty else { throw URLError(.networkConnectionLost) }
        return rest.removeFirst()
      }
    }
  }

  @concurrent package func send(_ request: HTTPRequest) async throws -> HTTPResponse {
    kept.withLock { $0.append(request) }
    return try answer(request)
  }
}

extension PlacesConfiguration {
  /// A configuration for tests: a key, a fixed clock, and nothing taken from this process.
  package static func test(
    key: String? = testKey, transport: (any Transport)? = nil, now: Date = testInstant
  ) -> PlacesConfiguration {
    var configuration = PlacesConfiguration(apiKey: key)
    configuration.bundleIdentifier = nil
    configuration.transport = transport
    configuration.clock = .standing(at: now)
    configuration.retryPolicy = .never
    return configuration
  }

  /// The key of test configurations, easy to find where it must not be.
  package static let testKey = "AIzaTestKeyThatMustNeverBeShown"

  /// Wednesday 2 December 2026, 12:00 UTC.
  package static let testInstant = Date(timeIntervalSince1970: 1_796_212_800)
}
