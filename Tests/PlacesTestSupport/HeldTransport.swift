import Foundation
package import PlacesCore

/// A transport whose answers are held back until the test lets them go.
package final class HeldTransport: Transport {
  /// The requests so far.
  package let requests = Logbook<HTTPRequest>()
  /// The requests that were cancelled while they were held.
  package let cancelled = Logbook<HTTPRequest>()
  private let releases = Logbook<Bool>()
  private let isDeaf: Bool
  private let response: HTTPResponse

  /// Answers every request with a status and a body; a deaf one does not hear of cancellation.
  package init(isDeaf: Bool = false, status: Int = 200, body: String = "{}") {
    self.isDeaf = isDeaf
    response = HTTPResponse(status: status, body: Data(body.utf8))
  }

  /// Lets all answers go, now and from now on.
  package func release() { releases.note(true) }

  @concurrent package func send(_ request: HTTPRequest) async throws -> HTTPResponse {
    requests.note(request)
    if isDeaf {
      await releases.waitDeaf()
    } else {
      await releases.wait()
    }
    guard Task.isCancelled else { return response }
    cancelled.note(request)
    throw CancellationError()
  }
}
