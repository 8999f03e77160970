import Foundation

@testable import PlacesCore

/// Answers at once, and always the same.
struct PreparedTransport: Transport {
  private let response: HTTPResponse

  init(json: Data) {
    response = HTTPResponse(
      status: 200, headers: ["Content-Type": "application/json; charset=UTF-8"], body: json)
  }

  func send(_: HTTPRequest) async throws -> HTTPResponse { response }
}
