import Foundation
import PlacesTestSupport
import Testing

@testable import PlacesCore

@Suite("Limits of sending", .timeLimit(.minutes(15)))
struct RequestSenderLimitTests {
  // MARK: Size

  @Test("An answer of as many bytes as there may be is taken", arguments: PlacesDialect.allCases)
  func fits(dialect: PlacesDialect) async throws {
    let body = #"{"status": "OK", "result": {}}"#
    let patient = PatientEngine(CannedTransport(body: body)) { configuration in
      configuration.dialect = dialect
      configuration.maximumResponseSize = body.utf8.count
    }
    #expect(await patient.fetch().failure == nil)
  }

  @Test(
    "An answer of one byte more is refused and not asked for again, whatever it tells",
    arguments: [200, 404, 429, 503], PlacesDialect.allCases)
  func tooLarge(status: Int, dialect: PlacesDialect) async throws {
    let body = #"{"status": "OK", "result": {}}"#
    let transport = CannedTransport(status: status, body: body)
    let patient = PatientEngine(transport) { configuration in
      configuration.dialect = dialect
      configuration.maximumResponseSize = body.utf8.count - 1
    }
    let failure = try #require(await patient.fetch().failure)
    #expect(failure.code == .serverError)
    #expect(failure.message == "The answer is larger than \(body.utf8.count - 1) bytes.")
    #expect(failure.httpStatus == status)
    #expect(failure.underlyingText == nil)
    #expect(failure.attempts == 1)
    #expect(transport.requests.count == 1)
  }

  @Test("By default an answer has 8 MiB, and the transport is told")
  func told() async throws {
    let transport = CannedTransport(body: "{}")
    #expect(await PatientEngine(transport).fetch().failure == nil)
    #expect(
      await PatientEngine(transport) { $0.maximumResponseSize = 99 }.fetch().failure == nil)
    #expect(transport.requests.map(\.maximumResponseSize) == [8_388_608, 99])
  }

  // MARK: Rate

  private func limited(
    _ transport: any Transport, _ requestsPerSecond: Double = 1, burst: Int = 1,
    deadline: Duration = .seconds(30)
  ) -> PatientEngine {
    PatientEngine(transport) { configuration in
      configuration.rateLimit = RateLimit(requestsPerSecond: requestsPerSecond, burst: burst)
      configuration.totalTimeout = deadline
    }
  }

  @Test("A burst is sent at once, and what is beyond waits for its turn")
  func turns() async throws {
    let transport = CannedTransport(body: "{}")
    let patient = limited(transport, burst: 2)
    for _ in 0..<2 { #expect(await patient.fetch().failure == nil) }
    #expect(patient.clock.uptime == .zero)
    #expect(await patient.fetch(passing: [.seconds(1)]).failure == nil)
    #expect(await patient.fetch(passing: [.seconds(1)]).failure == nil)
    #expect(patient.clock.uptime == .seconds(2))
    #expect(transport.requests.count == 4)
  }

  @Test("Attempts after the first wait for turns as well")
  func retries() async throws {
    let transport = CannedTransport(inTurn: [HTTPResponse(503), HTTPResponse(200)])
    let patient = limited(transport)
    let result = await patient.fetch(passing: [.milliseconds(50), .milliseconds(950)])
    #expect(result.failure == nil)
    #expect(transport.requests.count == 2)
  }

  @Test("Whoever has no turn before the deadline is told at once, and nothing is sent")
  func noTurn() async throws {
    let transport = CannedTransport(body: "{}")
    let patient = limited(transport, deadline: .seconds(1))
    #expect(await patient.fetch().failure == nil)
    let failure = try #require(await patient.fetch().failure)
    #expect(failure.code == .deviceRateLimitExceeded)
    #expect(failure.message.contains("rate limit"))
    #expect(failure.attempts == 0)
    #expect(failure.elapsed == .zero)
    #expect(transport.requests.count == 1)
  }

  @Test("When there is no turn for another attempt, the failure is that of the last")
  func noTurnForRetry() async throws {
    let transport = CannedTransport(status: 503, body: "trouble")
    let patient = limited(transport, deadline: .seconds(1))
    let failure = try #require(await patient.fetch(passing: [.milliseconds(50)]).failure)
    #expect(failure.code == .unavailable)
    #expect(failure.underlyingText == "trouble")
    #expect(failure.attempts == 1)
    #expect(failure.elapsed == .milliseconds(50))
  }

  @Test("A rate beyond all reason is no limit", arguments: [Double.infinity, 1e300])
  func noLimit(requestsPerSecond: Double) async throws {
    let patient = limited(CannedTransport(body: "{}"), requestsPerSecond, burst: .max)
    for _ in 0..<5 { #expect(await patient.fetch().failure == nil) }
  }
}
