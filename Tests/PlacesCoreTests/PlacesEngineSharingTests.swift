import Foundation
import PlacesTestSupport
import Testing

@testable import PlacesCore

@Suite("Equal calls under way", .timeLimit(.minutes(15)))
struct PlacesEngineSharingTests {
  private let transport = HeldTransport(body: #"{"displayName": {"text": "A"}}"#)

  private func joined(_ call: Int) -> PlacesDiagnostic {
    .requestJoined(PlacesCall(number: call, operation: "Place Details"))
  }

  /// A call whose request is under way.
  private func first(
    _ patient: PatientEngine, _ query: PlaceQuery = .aName
  ) async -> PatientCall {
    let call = patient.start(query)
    await transport.requests.wait()
    return call
  }

  @Test("Share one HTTP request, and one answer")
  func sharing() async throws {
    let patient = PatientEngine(transport)
    var calls = [await first(patient)]
    calls += (0..<5).map { _ in patient.start() }
    await patient.events.wait(for: 6)
    transport.release()
    for call in calls { #expect(try await call.value.get().name?.text == "A") }
    #expect(transport.requests.entries.count == 1)
    #expect(Set(patient.events.entries[1...5]) == Set((2...6).map(joined)))
    #expect(patient.events.entries.count == 7)
  }

  @Test("Share one failure, with its attempts")
  func failure() async throws {
    let transport = HeldTransport(status: 404, body: "")
    let patient = PatientEngine(transport)
    let first = patient.start()
    await transport.requests.wait()
    let second = patient.start()
    await patient.events.wait(for: 2)
    transport.release()
    let failures = [await first.value.failure, await second.value.failure]
    #expect(failures.map { $0?.httpStatus } == [404, 404])
    #expect(failures.map { $0?.attempts } == [1, 1])
    #expect(transport.requests.entries.count == 1)
  }

  @Test(
    "Whoever lost time before joining ends at its own deadline, and the others wait on",
    arguments: [false, true])
  func ownDeadline(isLast: Bool) async throws {
    let patient = PatientEngine(transport) { $0.attemptTimeout = .seconds(30) }
    let isAsked = Locked(false)
    let gate = Logbook<Bool>()
    let askAtGate: @Sendable () async -> String = {
      let isFirst = isAsked.withLock { isAsked in
        defer { isAsked = true }
        return !isAsked
      }
      if isFirst { await gate.wait() }
      return "token"
    }
    patient.engine.adopt(CallerIdentity(appCheckToken: askAtGate))
    let slow = patient.start()
    await patient.clock.sleeper(of: .seconds(30))
    patient.clock.advance(by: .seconds(20))
    let quick = await first(patient)
    gate.note(true)
    await patient.events.wait(for: 2)
    if isLast {
      quick.cancel()
      #expect(await quick.value.failure?.code == .cancelled)
    }
    await patient.clock.pass(.seconds(10))
    let failure = try #require(await slow.value.failure)
    #expect(failure.code == .timedOut)
    #expect(failure.attempts == (isLast ? 1 : 0))
    #expect(failure.elapsed == .seconds(30))
    transport.release()
    if !isLast { #expect(await quick.value.failure == nil) }
  }

  @Test("Each tells how long it took itself")
  func elapsed() async throws {
    let patient = PatientEngine(transport) { $0.retryPolicy = .never }
    let first = await first(patient)
    await patient.clock.sleeper(of: .seconds(15))
    patient.clock.advance(by: .seconds(10))
    let second = patient.start()
    await patient.events.wait(for: 2)
    patient.clock.advance(by: .seconds(5))
    #expect(await first.value.failure?.elapsed == .seconds(15))
    #expect(await second.value.failure?.elapsed == .seconds(5))
  }

  @Test(
    "Are sent alone when they differ",
    arguments: [
      PlaceQuery(placeID: "ChIJ2", fields: [.name]),
      PlaceQuery(placeID: "ChIJ1", fields: [.name, .rating]),
      PlaceQuery(placeID: "ChIJ1", fields: [.name], regionCode: "us"),
    ])
  func different(query: PlaceQuery) async throws {
    let patient = PatientEngine(transport)
    let calls = [await first(patient), patient.start(query)]
    await transport.requests.wait(for: 2)
    transport.release()
    for call in calls { #expect(await call.value.failure == nil) }
    #expect(!patient.events.entries.contains(joined(2)))
  }

  @Test("Are sent alone in a session, so that each counts")
  func session() async throws {
    let patient = PatientEngine(transport)
    let calls = [await first(patient, .inSession), patient.start(.inSession)]
    await transport.requests.wait(for: 2)
    transport.release()
    for call in calls { #expect(await call.value.failure == nil) }
    #expect(Set(transport.requests.entries).count == 1)
    #expect(!patient.events.entries.contains(joined(2)))
  }

  @Test("Leave nothing behind: the next one is sent anew")
  func nothingKept() async throws {
    let patient = PatientEngine(transport)
    transport.release()
    for _ in 0..<3 { #expect(await patient.fetch().failure == nil) }
    #expect(transport.requests.entries.count == 3)
    #expect(patient.events.entries.count == 6)
  }

  @Test("Go on when one of them is cancelled, whichever", arguments: [0, 1])
  func cancellingOne(index: Int) async throws {
    let patient = PatientEngine(transport)
    var calls = [await first(patient), patient.start()]
    await patient.events.wait(for: 2)
    let leaver = calls.remove(at: index)
    leaver.cancel()
    let failure = try #require(await leaver.value.failure)
    #expect(failure.code == .cancelled)
    #expect(failure.attempts == 0)
    transport.release()
    for call in calls { #expect(try await call.value.get().name?.text == "A") }
    #expect(transport.cancelled.entries == [])
  }

  @Test("Are cancelled together, and the request with the last")
  func cancellingAll() async throws {
    let patient = PatientEngine(transport)
    let first = await first(patient)
    let second = patient.start()
    await patient.events.wait(for: 2)
    first.cancel()
    #expect(await first.value.failure?.attempts == 0)
    second.cancel()
    let failure = try #require(await second.value.failure)
    #expect(failure.code == .cancelled)
    #expect(failure.attempts == 1)
    await transport.cancelled.wait()
    #expect(transport.requests.entries.count == 1)
  }

  @Test("After all were cancelled the next one is sent anew")
  func afterCancellation() async throws {
    let patient = PatientEngine(transport)
    let first = await first(patient)
    first.cancel()
    #expect(await first.value.failure?.code == .cancelled)
    let second = patient.start()
    await transport.requests.wait(for: 2)
    transport.release()
    #expect(await second.value.failure == nil)
  }

  @Test("Share the waits for further attempts as well")
  func sharedRetries() async throws {
    let transport = CannedTransport(inTurn: [HTTPResponse(503), HTTPResponse(200)])
    let patient = PatientEngine(transport)
    let first = patient.start()
    await patient.clock.sleeper(of: .milliseconds(50))
    let second = patient.start()
    await patient.events.wait(for: 4)
    #expect(patient.events.entries.last == joined(2))
    patient.clock.advance(by: .milliseconds(50))
    #expect(await first.value.failure == nil)
    #expect(await second.value.failure == nil)
    #expect(transport.requests.count == 2)
  }
}
