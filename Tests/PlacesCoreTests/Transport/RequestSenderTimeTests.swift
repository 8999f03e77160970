import Foundation
import PlacesTestSupport
import Testing

@testable import PlacesCore

@Suite("Time-outs of sending", .timeLimit(.minutes(15)))
struct RequestSenderTimeTests {
  @Test("A silent service is left after each attempt's time, and for good at the deadline")
  func silence() async throws {
    let transport = HeldTransport()
    let patient = PatientEngine(transport)
    let failure = try #require(
      await patient.fetch(passing: [.seconds(15), .milliseconds(50), .milliseconds(14_950)]).failure
    )
    #expect(failure.code == .timedOut)
    #expect(failure.message == "No whole answer came in time. The limit was 14.95 s.")
    #expect(failure.attempts == 2)
    #expect(failure.elapsed == .seconds(30))
    #expect(failure.httpStatus == nil)
    await transport.cancelled.wait(for: 2)
    #expect(transport.requests.entries.count == 2)
  }

  @Test("So is a transport that does not hear of it")
  func deafTransport() async throws {
    let transport = HeldTransport(isDeaf: true)
    let patient = PatientEngine(transport) { $0.retryPolicy = .never }
    let failure = try #require(await patient.fetch(passing: [.seconds(15)]).failure)
    #expect(failure.code == .timedOut)
    #expect(failure.attempts == 1)
    #expect(failure.elapsed == .seconds(15))
    transport.release()
  }

  @Test("Time-outs beyond all reason are long ones")
  func endless() async {
    let patient = PatientEngine(CannedTransport(body: "{}")) { configuration in
      configuration.totalTimeout = .seconds(Int64.max) * 18
      configuration.attemptTimeout = configuration.totalTimeout
    }
    patient.clock.advance(by: .seconds(Int64.max))
    #expect(await patient.fetch().failure == nil)
  }

  @Test("An attempt that took too long is followed by one that answers")
  func second() async throws {
    let transport = HeldTransport()
    let patient = PatientEngine(transport) { $0.attemptTimeout = .seconds(2) }
    let call = patient.start()
    await patient.clock.pass(.seconds(2))
    await patient.clock.pass(.milliseconds(50))
    await transport.requests.wait(for: 2)
    transport.release()
    #expect(await call.value.failure == nil)
    #expect(transport.requests.entries.count == 2)
  }

  @Test(
    "A deadline that is shorter than an attempt's time ends the attempt",
    arguments: [Duration.seconds(10), .milliseconds(1)])
  func shortDeadline(deadline: Duration) async throws {
    let patient = PatientEngine(HeldTransport()) { $0.totalTimeout = deadline }
    let failure = try #require(await patient.fetch(passing: [deadline]).failure)
    #expect(failure.code == .timedOut)
    #expect(failure.attempts == 1)
    #expect(failure.elapsed == deadline)
  }

  @Test("The last attempt has what is left of the call's time")
  func rest() async throws {
    let first = Locked(true)
    let held = HeldTransport()
    let transport = SwitchingTransport { request in
      let isFirst = first.withLock { first in
        defer { first = false }
        return first
      }
      return isFirst
        ? HTTPResponse(503, headers: ["Retry-After": "29"]) : try await held.send(request)
    }
    let patient = PatientEngine(transport)
    let failure = try #require(
      await patient.fetch(passing: [.seconds(29), .seconds(1)]).failure)
    #expect(failure.code == .timedOut)
    #expect(failure.attempts == 2)
    #expect(failure.elapsed == .seconds(30))
  }

  @Test("Limits beyond all reason are no limits", arguments: [Int64.max, 1 << 60])
  func noLimits(seconds: Int64) async throws {
    let patient = PatientEngine(CannedTransport(body: "{}")) { configuration in
      configuration.attemptTimeout = .seconds(seconds)
      configuration.totalTimeout = .seconds(seconds)
    }
    #expect(await patient.fetch().failure == nil)
  }

  // MARK: App Check

  private func ask(
    _ patient: PatientEngine, _ provider: @escaping CallerIdentity.TokenProvider
  ) {
    patient.engine.adopt(CallerIdentity(key: nil, appCheckToken: provider))
  }

  @Test(
    "A provider of App Check tokens that never answers is left, whether or not it hears",
    arguments: [false, true])
  func silentProvider(isDeaf: Bool) async throws {
    let transport = CannedTransport(body: "{}")
    let patient = PatientEngine(transport)
    let end = Logbook<Bool>()
    ask(patient) {
      if isDeaf { await end.waitDeaf() } else { await end.wait() }
      return "late"
    }
    #expect(await patient.fetch(passing: [.seconds(15)]).failure == nil)
    #expect(transport.requests.map { $0.header("X-Firebase-AppCheck") } == [nil])
    #expect(
      patient.events.entries.first == .appCheckTokenMissing("the provider gave none within 15.0 s"))
    end.note(true)
  }

  @Test("The time a provider took is missing from the call's")
  func slowProvider() async throws {
    let patient = PatientEngine(HeldTransport()) { $0.retryPolicy = .never }
    let end = Logbook<Bool>()
    ask(patient) {
      await end.wait()
      return "late"
    }
    let call = patient.start()
    await patient.clock.sleeper(of: .seconds(15))
    patient.clock.advance(by: .seconds(14))
    end.note(true)
    await patient.events.wait()
    await patient.clock.pass(.seconds(15))
    #expect(await call.value.failure?.elapsed == .seconds(29))
  }

  @Test("A provider that took all of the call's time leaves none to send in")
  func noTimeLeft() async throws {
    let transport = CannedTransport(body: "{}")
    let patient = PatientEngine(transport) { $0.totalTimeout = .seconds(10) }
    ask(patient) {
      await Logbook<Bool>().wait()
      return "late"
    }
    let failure = try #require(await patient.fetch(passing: [.seconds(10)]).failure)
    #expect(failure.code == .timedOut)
    #expect(failure.attempts == 0)
    #expect(failure.elapsed == .seconds(10))
    #expect(transport.requests == [])
  }
}

/// A transport that is a closure.
struct SwitchingTransport: Transport {
  let answer: @Sendable (HTTPRequest) async throws -> HTTPResponse

  init(_ answer: @escaping @Sendable (HTTPRequest) async throws -> HTTPResponse) {
    self.answer = answer
  }

  @concurrent func send(_ request: HTTPRequest) async throws -> HTTPResponse {
    try await answer(request)
  }
}
