import Foundation
import PlacesTestSupport
import Testing

@testable import PlacesCore

@Suite("Calls under faults", .timeLimit(.minutes(15)))
struct FaultTests {
  private static let bundleIdentifier = "com.example.unseen"
  private static let token = "unseen-session-token"
  private let query = PlaceQuery(
    placeID: "ChIJsample", fields: [.name, .placeID], sessionToken: SessionToken(text: token))

  @Test(
    "A fault has one outcome, after as many attempts as can help",
    arguments: combinations(
      LoopbackFault.allCases, PlacesDialect.allCases, NetworkTransport.allCases))
  func outcome(fault: LoopbackFault, dialect: PlacesDialect, network: NetworkTransport) async throws
  {
    let server = try fault.server(in: dialect)
    let configuration = PlacesConfiguration.test(
      under: fault, at: server, in: dialect, over: network)
    let result = await PlacesEngine(configuration: configuration).fetchPlace(query)
    let expected = fault.outcome(in: dialect)
    guard let code = expected.code else {
      let place = try result.get()
      #expect(place.name?.text == "Sample")
      #expect(place.placeID == "ChIJsample")
      #expect(server.requests.count == expected.attempts)
      return
    }
    let failure = try #require(throws: PlacesFailure.self) { try result.get() }
    #expect(failure.code == code)
    #expect(failure.attempts == expected.attempts)
  }

  @Test(
    "A request is sent once an attempt, and always the same",
    arguments: combinations(
      LoopbackFault.allCases.filter { !$0.isEndless && $0 != .refused }, PlacesDialect.allCases,
      NetworkTransport.allCases))
  func requests(fault: LoopbackFault, dialect: PlacesDialect, network: NetworkTransport)
    async throws
  {
    let server = try fault.server(in: dialect)
    let configuration = PlacesConfiguration.test(
      under: fault, at: server, in: dialect, over: network)
    _ = await PlacesEngine(configuration: configuration).fetchPlace(query)
    let lines = server.requests.map(\.requestLine)
    #expect(lines.count == fault.outcome(in: dialect).attempts)
    #expect(Set(lines).count == 1)
    #expect(lines.first?.contains(Self.token) == true)
  }

  @Test(
    "Events tell of every attempt's start and end, and of every retry",
    arguments: combinations(
      LoopbackFault.allCases, PlacesDialect.allCases, NetworkTransport.allCases))
  func events(fault: LoopbackFault, dialect: PlacesDialect, network: NetworkTransport) async throws
  {
    let (_, events) = try await call(fault, dialect, network)
    let attempts = 1...fault.outcome(in: dialect).attempts
    #expect(events.compactMap(\.startedAttempt) == Array(attempts))
    #expect(events.compactMap(\.endedAttempt) == Array(attempts))
    #expect(events.compactMap(\.retriedAttempt) == Array(attempts.dropLast()))
  }

  @Test(
    "No failure and no event shows key, bundle identifier or token",
    arguments: combinations(
      LoopbackFault.allCases, PlacesDialect.allCases, NetworkTransport.allCases))
  func secrecy(fault: LoopbackFault, dialect: PlacesDialect, network: NetworkTransport) async throws
  {
    let (result, events) = try await call(fault, dialect, network)
    var text = events.map(\.description).joined(separator: "\n")
    dump(events, to: &text)
    if fault.outcome(in: dialect).code != nil {
      let failure = try #require(throws: PlacesFailure.self) { try result.get() }
      dump(failure, to: &text)
      text += "\(failure) \(failure.localizedDescription) \(failure as NSError)"
    }
    let secrets = [PlacesConfiguration.testKey, Self.bundleIdentifier, Self.token]
    #expect(secrets.filter(text.contains) == [])
    #expect(!text.isEmpty)
  }

  @Test(
    "A wait the server asks for is kept, in either form", arguments: AskedWait.all,
    NetworkTransport.allCases)
  func askedWait(row: AskedWait, network: NetworkTransport) async throws {
    let server = try row.fault.server(in: row.dialect)
    let clock = ManualClock()
    var configuration = PlacesConfiguration.test(
      under: row.fault, at: server, in: row.dialect, over: network)
    configuration.retryPolicy.rateLimitDelay = .seconds(1)
    configuration.random = { 0.5 }
    configuration.totalTimeout = .seconds(60)
    configuration.clock = clock.clock
    let engine = PlacesEngine(configuration: configuration)
    let call = Task { [query] in await engine.fetchPlace(query) }
    await clock.pass(row.waits.first)
    await clock.pass(row.waits.second)
    let result = await call.value
    let failure = try #require(throws: PlacesFailure.self) { try result.get() }
    #expect(failure.code == .rateLimitExceeded)
    #expect(failure.attempts == 3)
    #expect(failure.elapsed == row.waits.first + row.waits.second)
  }

  private func call(
    _ fault: LoopbackFault, _ dialect: PlacesDialect, _ network: NetworkTransport
  ) async throws -> (Result<PlaceRecord, PlacesFailure>, [PlacesDiagnostic]) {
    let server = try fault.server(in: dialect)
    let events = Locked<[PlacesDiagnostic]>([])
    var configuration = PlacesConfiguration.test(
      under: fault, at: server, in: dialect, over: network)
    configuration.bundleIdentifier = Self.bundleIdentifier
    configuration.onDiagnostic = { event in events.withLock { $0.append(event) } }
    let result = await PlacesEngine(configuration: configuration).fetchPlace(query)
    return (result, events.withLock { $0 })
  }
}

/// The waits between three attempts; a date has come when the first is over.
struct AskedWait: Sendable, CustomTestStringConvertible {
  let fault: LoopbackFault
  let dialect: PlacesDialect
  let waits: (first: Duration, second: Duration)

  var testDescription: String { "\(fault), \(dialect.rawValue)" }

  static let all = PlacesDialect.allCases.flatMap { dialect in
    [
      AskedWait(
        fault: .retryAfterSeconds, dialect: dialect,
        waits: (LoopbackFault.retryAfter, LoopbackFault.retryAfter)),
      AskedWait(
        fault: .retryAfterDate, dialect: dialect,
        waits: (LoopbackFault.retryAfter, .seconds(1))),
    ]
  }
}

extension PlacesDiagnostic {
  fileprivate var startedAttempt: Int? {
    if case .attemptStarted(let attempt) = self { attempt.number } else { nil }
  }

  fileprivate var endedAttempt: Int? {
    if case .attemptEnded(let attempt, _) = self { attempt.number } else { nil }
  }

  fileprivate var retriedAttempt: Int? {
    if case .retryPlanned(let attempt, _, _) = self { attempt.number } else { nil }
  }
}
