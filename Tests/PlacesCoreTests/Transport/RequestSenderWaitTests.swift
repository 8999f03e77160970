import Foundation
import PlacesTestSupport
import Testing

@testable import PlacesCore

@Suite("Waiting before sending again", .timeLimit(.minutes(15)))
struct RequestSenderWaitTests {
  private func transport(_ status: Int, _ headers: [String: String]) -> CannedTransport {
    CannedTransport(inTurn: [
      HTTPResponse(status, "trouble", headers: headers), HTTPResponse(200),
    ])
  }

  private var plans: (PlacesDiagnostic) -> Bool {
    { if case .retryPlanned = $0 { true } else { false } }
  }

  // MARK: What the server asks for

  @Test(
    "The wait is as long as the server asks, and not shorter than the policy's",
    arguments: [
      (503, ["Retry-After": "7"], .seconds(7)), (503, ["Retry-After": "0"], .milliseconds(50)),
      (429, ["retry-after": "29"], .seconds(29)), (429, ["Retry-After": "x"], .milliseconds(500)),
      (429, ["Retry-After": "-3"], .milliseconds(500)),
      (503, ["Retry-After": "Wed, 02 Dec 2026 12:00:12 GMT"], .seconds(12)),
      (
        429,
        [
          "Retry-After": "Wed, 02 Dec 2026 09:00:12 GMT", "Date": "Wed, 02 Dec 2026 09:00:10 GMT",
        ], .seconds(2)
      ),
      (503, ["Retry-After": "Wed, 02 Dec 2026 11:00:00 GMT"], .milliseconds(50)),
    ] as [(Int, [String: String], Duration)])
  func retryAfter(status: Int, headers: [String: String], wait: Duration) async throws {
    let transport = transport(status, headers)
    let patient = PatientEngine(transport)
    #expect(await patient.fetch(passing: [wait]).failure == nil)
    #expect(transport.requests.count == 2)
    #expect(patient.clock.uptime == wait)
  }

  @Test(
    "A wait that would not end before the deadline is not begun",
    arguments: [
      "30", "31", "99999999999999999999", "Wed, 02 Dec 2026 12:00:30 GMT",
      "Thu, 03 Dec 2026 12:00:00 GMT",
    ])
  func pastDeadline(retryAfter: String) async throws {
    let transport = transport(429, ["Retry-After": retryAfter])
    let patient = PatientEngine(transport)
    let failure = try #require(await patient.fetch().failure)
    #expect(failure.code == .rateLimitExceeded)
    #expect(failure.httpStatus == 429)
    #expect(failure.underlyingText == "trouble")
    #expect(failure.attempts == 1)
    #expect(failure.elapsed == .zero)
    #expect(transport.requests.count == 1)
    #expect(patient.events.entries.filter(plans) == [])
  }

  @Test("The policy's own wait is not begun either when it would not end in time")
  func ownWaitPastDeadline() async throws {
    let transport = CannedTransport(status: 429, body: "")
    let patient = PatientEngine(transport) { $0.totalTimeout = .milliseconds(1_500) }
    let failure = try #require(await patient.fetch(passing: [.milliseconds(500)]).failure)
    #expect(failure.code == .rateLimitExceeded)
    #expect(failure.attempts == 2)
    #expect(failure.elapsed == .milliseconds(500))
  }

  // MARK: The engine's budget

  /// An engine whose service is down, and that waits for nothing.
  private func hurried(_ transport: any Transport) -> PatientEngine {
    PatientEngine(transport) { $0.random = { 0 } }
  }

  @Test("All calls of an engine share one budget of retries")
  func budget() async throws {
    let patient = hurried(CannedTransport(status: 503, body: ""))
    var attempts: [Int?] = []
    for _ in 0..<20 { attempts.append(await patient.fetch().failure?.attempts) }
    #expect(attempts == Array(repeating: 3, count: 17) + [2, 1, 1])
    #expect(patient.events.entries.count(where: plans) == 35)
  }

  @Test("Without a budget a call is sent at once, and once; a success after it pays for others")
  func dryBudget() async throws {
    let isUp = Locked(false)
    let transport = CannedTransport { _ in HTTPResponse(isUp.withLock { $0 } ? 200 : 503) }
    let patient = hurried(transport)
    for _ in 0..<20 { _ = await patient.fetch() }
    isUp.withLock { $0 = true }
    for _ in 0..<4 { #expect(await patient.fetch().failure == nil) }
    isUp.withLock { $0 = false }
    #expect(await patient.fetch().failure?.attempts == 2)
    #expect(await patient.fetch().failure?.attempts == 1)
    #expect(patient.clock.uptime == .zero)
  }

  @Test("Two engines have a budget each")
  func twoEngines() async throws {
    let transport = CannedTransport(status: 503, body: "")
    let first = hurried(transport)
    for _ in 0..<20 { _ = await first.fetch() }
    #expect(await hurried(transport).fetch().failure?.attempts == 3)
  }
}
