import Foundation
import PlacesTestSupport
import Testing

@testable import PlacesCore

@Suite("Events of sending", .timeLimit(.minutes(15)))
struct RequestSenderEventTests {
  private func attempt(_ number: Int, call: Int = 1) -> PlacesAttempt {
    PlacesCall(number: call, operation: "Place Details").attempt(number)
  }

  private func ended(
    _ attempt: PlacesAttempt, bytes: Int = 0, status: Int? = nil,
    _ failure: PlacesFailure.Code? = nil, after duration: Duration = .zero
  ) -> PlacesDiagnostic {
    .attemptEnded(
      attempt,
      PlacesAttempt.Outcome(
        duration: duration, receivedBytes: bytes, httpStatus: status, failure: failure))
  }

  @Test("A call tells of its attempts and waits in order")
  func order() async throws {
    let transport = CannedTransport(inTurn: [
      HTTPResponse(503, "sorry"), HTTPResponse(429, "", headers: ["Retry-After": "4"]),
      HTTPResponse(200),
    ])
    let patient = PatientEngine(transport)
    #expect(await patient.fetch(passing: [.milliseconds(50), .seconds(4)]).failure == nil)
    #expect(
      patient.events.entries == [
        .attemptStarted(attempt(1)),
        ended(attempt(1), bytes: 5, status: 503, .unavailable),
        .retryPlanned(attempt(1), after: .milliseconds(50), because: .unavailable),
        .attemptStarted(attempt(2)),
        ended(attempt(2), bytes: 0, status: 429, .rateLimitExceeded),
        .retryPlanned(attempt(2), after: .seconds(4), because: .rateLimitExceeded),
        .attemptStarted(attempt(3)),
        ended(attempt(3), bytes: 2, status: 200),
      ])
  }

  @Test("Calls are counted, and how long an attempt took is told")
  func numbers() async throws {
    let clock = Locked<ManualClock?>(nil)
    let transport = CannedTransport { _ in
      clock.withLock { $0 }?.advance(by: .seconds(3))
      return HTTPResponse(404, "none")
    }
    let patient = PatientEngine(transport)
    clock.withLock { $0 = patient.clock }
    for _ in 0..<2 { _ = await patient.fetch() }
    #expect(
      patient.events.entries
        == [1, 2].flatMap { call -> [PlacesDiagnostic] in
          [
            .attemptStarted(attempt(1, call: call)),
            ended(attempt(1, call: call), bytes: 4, status: 404, .serverError, after: .seconds(3)),
          ]
        })
  }

  @Test("An attempt without a response has neither status nor bytes")
  func noResponse() async throws {
    let patient = PatientEngine(CannedTransport { _ in throw URLError(.cannotConnectToHost) }) {
      $0.retryPolicy = .never
    }
    _ = await patient.fetch()
    #expect(
      patient.events.entries == [.attemptStarted(attempt(1)), ended(attempt(1), .network)])
  }

  @Test("An attempt that took too long, or was cancelled, tells so", arguments: [true, false])
  func unfinished(isCancelled: Bool) async throws {
    let transport = HeldTransport()
    let patient = PatientEngine(transport) { $0.retryPolicy = .never }
    let call = patient.start()
    await transport.requests.wait()
    if isCancelled { call.cancel() } else { await patient.clock.pass(.seconds(15)) }
    _ = await call.value
    let end =
      isCancelled
      ? ended(attempt(1), .cancelled) : ended(attempt(1), .timedOut, after: .seconds(15))
    #expect(patient.events.entries == [.attemptStarted(attempt(1)), end])
  }

  @Test("An answer that is too large tells its bytes")
  func tooLarge() async throws {
    let patient = PatientEngine(CannedTransport(body: "{     }")) { $0.maximumResponseSize = 2 }
    _ = await patient.fetch()
    #expect(patient.events.entries.last == ended(attempt(1), bytes: 7, status: 200, .serverError))
  }

  @Test("What a query has to tell comes before its first attempt")
  func queryFirst() async throws {
    let patient = PatientEngine(CannedTransport(body: "{}"))
    var query = PlaceQuery.aName
    query.diagnostics = [.unknownFieldBits(1)]
    _ = await patient.fetch(query)
    #expect(
      patient.events.entries.prefix(2) == [.unknownFieldBits(1), .attemptStarted(attempt(1))])
  }

  @Test("The handler may change the engine it hears of")
  func reentrant() async throws {
    let engine = Locked<PlacesEngine?>(nil)
    let patient = PatientEngine(CannedTransport(body: "{}")) { configuration in
      configuration.onDiagnostic = { _ in
        engine.withLock { $0 }?.adopt(CallerIdentity(key: Secret("AIzaAnother")))
      }
    }
    engine.withLock { $0 = patient.engine }
    defer { engine.withLock { $0 = nil } }
    #expect(await patient.fetch().failure == nil)
  }
}
