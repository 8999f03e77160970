import Foundation
import PlacesTestSupport
import Testing

@testable import PlacesCore

/// Calls with a session token are sent alone, others may be shared: each is cancelled.
@Suite("Cancelling while sending", .timeLimit(.minutes(15)))
struct RequestSenderCancellationTests {
  private static let queries = [PlaceQuery.aName, .inSession]

  private func starts(_ patient: PatientEngine) -> Int {
    patient.events.entries.count { if case .attemptStarted = $0 { true } else { false } }
  }

  @Test("Nothing is sent again after it was cancelled in a wait", arguments: queries)
  func inWait(query: PlaceQuery) async throws {
    let transport = CannedTransport(status: 503, body: "")
    let patient = PatientEngine(transport)
    let call = patient.start(query)
    await patient.clock.sleeper(of: .milliseconds(50))
    call.cancel()
    let failure = try #require(await call.value.failure)
    #expect(failure.code == .cancelled)
    #expect(failure.attempts == 1)
    #expect(failure.httpStatus == nil)
    #expect(transport.requests.count == 1)
    #expect(starts(patient) == 1)
  }

  @Test("Nothing is sent again after it was cancelled in a send", arguments: queries)
  func inSend(query: PlaceQuery) async throws {
    let transport = HeldTransport()
    let patient = PatientEngine(transport)
    let call = patient.start(query)
    await transport.requests.wait()
    call.cancel()
    let failure = try #require(await call.value.failure)
    #expect(failure.code == .cancelled)
    #expect(failure.attempts == 1)
    await transport.cancelled.wait()
    #expect(starts(patient) == 1)
  }

  @Test("A transport that does not hear of it is not waited for", arguments: queries)
  func inDeafSend(query: PlaceQuery) async throws {
    let transport = HeldTransport(isDeaf: true)
    let patient = PatientEngine(transport)
    let call = patient.start(query)
    await transport.requests.wait()
    call.cancel()
    #expect(await call.value.failure?.code == .cancelled)
    #expect(transport.cancelled.entries == [])
    transport.release()
    await transport.cancelled.wait()
    #expect(starts(patient) == 1)
  }

  @Test("In the second attempt the failure is the cancellation, not that of the first")
  func inSecondAttempt() async throws {
    let transport = HeldTransport()
    let patient = PatientEngine(transport)
    let call = patient.start()
    await patient.clock.pass(.seconds(15))
    await patient.clock.pass(.milliseconds(50))
    await transport.requests.wait(for: 2)
    call.cancel()
    let failure = try #require(await call.value.failure)
    #expect(failure.code == .cancelled)
    #expect(failure.attempts == 2)
    #expect(failure.elapsed == .milliseconds(15_050))
  }

  @Test("Nothing is sent after it was cancelled while it waited for its turn", arguments: queries)
  func inTurn(query: PlaceQuery) async throws {
    let transport = CannedTransport(body: "{}")
    let patient = PatientEngine(transport) { $0.rateLimit = RateLimit(requestsPerSecond: 1) }
    #expect(await patient.fetch().failure == nil)
    let call = patient.start(query)
    await patient.clock.sleeper(of: .seconds(1))
    call.cancel()
    let failure = try #require(await call.value.failure)
    #expect(failure.code == .cancelled)
    #expect(failure.attempts == 0)
    #expect(transport.requests.count == 1)
  }

  @Test("The turn of a cancelled call is the next one's")
  func turnGivenBack() async throws {
    let transport = CannedTransport(body: "{}")
    let patient = PatientEngine(transport) { $0.rateLimit = RateLimit(requestsPerSecond: 1) }
    #expect(await patient.fetch().failure == nil)
    let call = patient.start()
    await patient.clock.sleeper(of: .seconds(1))
    call.cancel()
    _ = await call.value
    #expect(await patient.fetch(passing: [.seconds(1)]).failure == nil)
    #expect(patient.clock.uptime == .seconds(1))
    #expect(transport.requests.count == 2)
  }

  @Test(
    "Nothing is sent after it was cancelled while it waited for an App Check token",
    arguments: [false, true])
  func inAppCheck(isDeaf: Bool) async throws {
    let transport = CannedTransport(body: "{}")
    let patient = PatientEngine(transport)
    let (asked, end) = (Logbook<Bool>(), Logbook<Bool>())
    patient.engine.adopt(
      CallerIdentity(
        key: nil,
        appCheckToken: {
          asked.note(true)
          if isDeaf { await end.waitDeaf() } else { await end.wait() }
          return "late"
        }))
    let call = patient.start()
    await asked.wait()
    call.cancel()
    let failure = try #require(await call.value.failure)
    #expect(failure.code == .cancelled)
    #expect(failure.attempts == 0)
    #expect(transport.requests == [])
    end.note(true)
  }

  @Test("A clock that does not hear of cancellation does not make anything be sent again")
  func deafClock() async throws {
    let transport = CannedTransport(status: 503, body: "")
    let waiting = Logbook<Bool>()
    let end = Logbook<Bool>()
    let patient = PatientEngine(transport) { configuration in
      configuration.clock = .deaf(onWait: { waiting.note(true) }, until: end)
    }
    let call = patient.start()
    // The attempt's time-out is one wait, that for the next attempt the other.
    await waiting.wait(for: 2)
    call.cancel()
    end.note(true)
    #expect(await call.value.failure?.code == .cancelled)
    #expect(transport.requests.count == 1)
  }
}
