import Foundation
import PlacesTestSupport
import Testing

@testable import PlacesCore

@Suite("Redirected calls", .timeLimit(.minutes(15)))
struct RedirectTests {
  @Test(
    "A redirect to anywhere ends the call, and nobody hears of it",
    arguments: combinations(
      RedirectedCall.all, [301, 302, 303, 307, 308], NetworkTransport.allCases))
  func redirect(row: RedirectedCall, status: Int, network: NetworkTransport) async throws {
    let other = try LoopbackServer { _ in .place(in: row.dialect) }
    let server = try LoopbackServer { request in
      let target = row.target(from: request, to: other)
      return .text("moved to \(target)", status: status, headers: ["Location": target])
    }
    var configuration = PlacesConfiguration.test(transport: network.make())
    configuration.baseURL = server.url
    configuration.dialect = row.dialect
    configuration.retryPolicy = RetryPolicy(maximumAttempts: 3)
    let result = await PlacesEngine(configuration: configuration)
      .fetchPlace(PlaceQuery(placeID: "ChIJsample", fields: [.name]))

    let failure = try #require(throws: PlacesFailure.self) { try result.get() }
    #expect(failure.code == .serverError)
    #expect(failure.httpStatus == status)
    #expect(failure.attempts == 1)
    #expect(!"\(failure)".contains(PlacesConfiguration.testKey))
    #expect(server.requests.count == 1)
    #expect(server.connectionCount == 1)
    #expect(other.connectionCount == 0)
  }
}

/// Where a call is sent on to: `OTHER` is the port of another server, `HERE` that of the same,
/// `PATH` what was asked for, the key of Legacy included.
struct RedirectedCall: Sendable, CustomTestStringConvertible {
  let pattern: String
  let dialect: PlacesDialect

  var testDescription: String { "\(dialect) to \(pattern)" }

  static let all = PlacesDialect.allCases.flatMap { dialect in
    [
      "/elsewhere", "?", "//localhost:OTHERPATH", "http://127.0.0.1:HERE/elsewhere",
      "https://127.0.0.1:HEREPATH", "http://127.0.0.1:OTHERPATH", "http://localhost:OTHERPATH",
      "https://127.0.0.1:OTHERPATH", "https://localhost:OTHERPATH", "ftp://127.0.0.1:OTHERPATH",
      "http://user:word@127.0.0.1:OTHERPATH",
    ].map { RedirectedCall(pattern: $0, dialect: dialect) }
  }

  func target(from request: LoopbackRequest, to other: LoopbackServer) -> String {
    let here = request.values(of: "Host").first?.split(separator: ":").last ?? ""
    let path = request.requestLine.split(separator: " ").dropFirst().first ?? ""
    return pattern.replacingOccurrences(of: "OTHER", with: "\(other.port)")
      .replacingOccurrences(of: "HERE", with: here)
      .replacingOccurrences(of: "PATH", with: path)
  }
}
