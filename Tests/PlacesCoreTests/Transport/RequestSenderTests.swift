import Foundation
import PlacesTestSupport
import Testing

@testable import PlacesCore

@Suite("Sending again", .timeLimit(.minutes(15)))
struct RequestSenderTests {
  // MARK: How often

  @Test("Trouble is over at the third attempt")
  func success() async throws {
    let transport = CannedTransport(inTurn: [
      HTTPResponse(503), HTTPResponse(500), HTTPResponse(200),
    ])
    let patient = PatientEngine(transport)
    let result = await patient.fetch(passing: [.milliseconds(50), .milliseconds(100)])
    #expect(result.failure == nil)
    #expect(transport.requests.count == 3)
    #expect(patient.clock.uptime == .milliseconds(150))
  }

  @Test("Whoever gives up tells the last failure, the attempts and the time")
  func givingUp() async throws {
    let transport = CannedTransport(inTurn: [
      HTTPResponse(500, "first"), HTTPResponse(429, "second"), HTTPResponse(504, "third"),
    ])
    let result = await PatientEngine(transport).fetch(passing: [.milliseconds(50), .seconds(1)])
    let failure = try #require(result.failure)
    #expect(failure.code == .unavailable)
    #expect(failure.httpStatus == 504)
    #expect(failure.underlyingText == "third")
    #expect(failure.attempts == 3)
    #expect(failure.elapsed == .milliseconds(1_050))
    #expect(transport.requests.count == 3)
  }

  @Test(
    "The policy says how often, and once at least",
    arguments: [(.min, 1), (-1, 1), (0, 1), (1, 1), (2, 2), (5, 5)] as [(Int, Int)])
  func maximum(attempts: Int, sent: Int) async throws {
    let transport = CannedTransport(status: 503, body: "")
    let patient = PatientEngine(transport) { configuration in
      configuration.retryPolicy = RetryPolicy(maximumAttempts: attempts)
      configuration.random = { 0 }
    }
    #expect(await patient.fetch().failure?.attempts == sent)
    #expect(transport.requests.count == sent)
  }

  @Test("Policies that make no sense end too", arguments: HostilePolicy.rows)
  func hostile(row: HostilePolicy) async throws {
    let transport = CannedTransport(status: 503, body: "")
    let patient = PatientEngine(transport) { configuration in
      configuration.retryPolicy = row.policy
      configuration.retryPolicy.maximumAttempts = .max
      configuration.random = { 0 }
    }
    #expect(await patient.fetch().failure?.attempts == 36)
  }

  // MARK: What

  /// The waits before the second and the third attempt; nil when there must be one only.
  private static func waits(_ code: PlacesFailure.Code) -> [Duration] {
    switch code {
    case .network, .timedOut, .unavailable: [.milliseconds(50), .milliseconds(100)]
    case .rateLimitExceeded: [.milliseconds(500), .seconds(1)]
    case .cancelled, .serverError, .internalError, .keyInvalid, .keyExpired, .usageLimitExceeded,
      .deviceRateLimitExceeded, .accessNotConfigured, .incorrectBundleIdentifier, .locationError,
      .notFound, .invalidRequest:
      []
    }
  }

  @Test(
    "A broken connection, trouble and a rate are met again, and nothing else",
    arguments: PlacesFailure.Code.allCases)
  func codes(code: PlacesFailure.Code) async throws {
    let transport = CannedTransport { _ in throw PlacesFailure(code, "Mine.") }
    let failure = await PatientEngine(transport).fetch(passing: Self.waits(code)).failure
    #expect(failure?.code == code)
    #expect(failure?.message == "Mine.")
    #expect(failure?.attempts == Self.waits(code).count + 1)
    #expect(transport.requests.count == Self.waits(code).count + 1)
  }

  @Test(
    "Errors of a connection are met again, a cancelled one is not",
    arguments: [
      (URLError(.timedOut), .timedOut, 3), (URLError(.cannotConnectToHost), .network, 3),
      (URLError(.networkConnectionLost), .network, 3),
      (NSError(domain: "a", code: 1), .network, 3), (CancellationError(), .cancelled, 1),
    ] as [(any Error, PlacesFailure.Code, Int)])
  func errors(error: any Error, code: PlacesFailure.Code, attempts: Int) async throws {
    let transport = CannedTransport { _ in throw error }
    let failure = await PatientEngine(transport).fetch(passing: Self.waits(code)).failure
    #expect(failure?.code == code)
    #expect(failure?.attempts == attempts)
  }

  @Test(
    "Of HTTP statuses trouble and a rate are met again, on either service",
    arguments: [
      (302, 1), (400, 1), (401, 1), (403, 1), (404, 1), (418, 1), (429, 3), (500, 3), (501, 1),
      (502, 3), (503, 3), (504, 3), (505, 1),
    ], PlacesDialect.allCases)
  func statuses(row: (Int, Int), dialect: PlacesDialect) async throws {
    let (status, attempts) = row
    let transport = CannedTransport(status: status, body: "<html>")
    let patient = PatientEngine(transport) { $0.dialect = dialect }
    let waits = Self.waits(status == 429 ? .rateLimitExceeded : .unavailable)
    let failure = await patient.fetch(passing: attempts == 1 ? [] : waits).failure
    #expect(failure?.httpStatus == status)
    #expect(failure?.attempts == attempts)
    #expect(transport.requests.count == attempts)
  }

  @Test("A quota of a day is met once, a quota of a minute three times", arguments: [true, false])
  func quotas(isPerDay: Bool) async throws {
    let transport = CannedTransport(
      status: 429,
      body: """
        {"error": {"code": 429, "message": "Quota exceeded.", "status": "RESOURCE_EXHAUSTED",
          "details": [{"@type": "type.googleapis.com/google.rpc.ErrorInfo",
            "reason": "RATE_LIMIT_EXCEEDED",
            "metadata": {"quota_limit": "GetPlaceRequestPer\(isPerDay ? "Day" : "Minute")"}}]}}
        """)
    let code = isPerDay ? PlacesFailure.Code.usageLimitExceeded : .rateLimitExceeded
    let failure = await PatientEngine(transport).fetch(passing: Self.waits(code)).failure
    #expect(failure?.code == code)
    #expect(failure?.attempts == (isPerDay ? 1 : 3))
    #expect(transport.requests.count == (isPerDay ? 1 : 3))
  }

  @Test(
    "What Legacy says in an HTTP 200 counts as a status does",
    arguments: [
      ("UNKNOWN_ERROR", .unavailable, [.milliseconds(50), .milliseconds(100)]),
      ("OVER_QUERY_LIMIT", .usageLimitExceeded, [.milliseconds(500), .seconds(1)]),
      ("REQUEST_DENIED", .accessNotConfigured, []), ("INVALID_REQUEST", .invalidRequest, []),
      ("NOT_FOUND", .notFound, []), ("ZERO_RESULTS", .notFound, []),
      ("BRAND_NEW", .serverError, []), ("over_query_limit", .serverError, []),
    ] as [(String, PlacesFailure.Code, [Duration])])
  func legacy(word: String, code: PlacesFailure.Code, waits: [Duration]) async throws {
    let transport = CannedTransport(body: #"{"status": "\#(word)", "error_message": "Why."}"#)
    let patient = PatientEngine(transport) { $0.dialect = .legacy }
    let failure = await patient.fetch(passing: waits).failure
    #expect(failure?.code == code)
    #expect(failure?.statusWord == word)
    #expect(failure?.httpStatus == 200)
    #expect(failure?.attempts == waits.count + 1)
    #expect(transport.requests.count == waits.count + 1)
  }

  @Test("Legacy answers after trouble in an HTTP 200")
  func legacySuccess() async throws {
    let transport = CannedTransport(inTurn: [
      HTTPResponse(200, #"{"status": "UNKNOWN_ERROR"}"#),
      HTTPResponse(200, #"{"status": "OVER_QUERY_LIMIT"}"#),
      HTTPResponse(200, #"{"status": "OK", "result": {"name": "A"}}"#),
    ])
    let patient = PatientEngine(transport) { $0.dialect = .legacy }
    let result = await patient.fetch(passing: [.milliseconds(50), .seconds(1)])
    #expect(try result.get().name?.text == "A")
  }

  @Test("An answer that is not understood is not asked for again", arguments: ["<html>", "", "[]"])
  func malformed(body: String) async throws {
    let transport = CannedTransport(body: body)
    let failure = await PatientEngine(transport).fetch().failure
    #expect(failure?.code == .serverError)
    #expect(failure?.attempts == 1)
    #expect(transport.requests.count == 1)
  }

  @Test("All attempts send one request, session token included")
  func oneRequest() async throws {
    let transport = CannedTransport(status: 503, body: "")
    let patient = PatientEngine(transport)
    let result = await patient.fetch(
      .inSession, passing: [.milliseconds(50), .milliseconds(100)])
    #expect(result.failure?.attempts == 3)
    #expect(transport.requests.count == 3)
    #expect(Set(transport.requests).count == 1)
    #expect(transport.requests.first?.url.query() == "sessionToken=a-session-token")
  }
}
