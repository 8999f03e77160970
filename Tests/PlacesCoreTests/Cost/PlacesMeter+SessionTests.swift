import Foundation
import PlacesTestSupport
import Testing

@testable import PlacesCore

@Suite("What a meter makes of sessions")
struct PlacesMeterSessionTests {
  private let meter = PlacesMeter()
  private let token = SessionToken()

  private var requests: [String: Int] { meter.lines.counts(\.requests) }

  private func engine(
    _ dialect: PlacesDialect = .new, _ transport: CannedTransport? = nil
  ) -> PlacesEngine {
    let body = #"{"status": "OK", "result": {}, "predictions": []}"#
    var configuration = PlacesConfiguration.test(
      transport: transport ?? CannedTransport(body: body))
    configuration.dialect = dialect
    configuration.meter = meter
    return PlacesEngine(configuration: configuration)
  }

  private func suggest(_ count: Int, on engine: PlacesEngine) async throws {
    for number in 0..<count {
      var query = AutocompleteQuery(input: "text \(number)")
      query.sessionToken = token
      _ = try await engine.suggestions(query).get()
    }
  }

  private func end(_ fields: PlaceFieldSet, on engine: PlacesEngine) async throws {
    _ = try await engine.fetchPlace(
      PlaceQuery(placeID: "a", fields: fields, sessionToken: token)
    ).get()
  }

  @Test("Suggestions that come after the end of their session are paid one by one")
  func late() async throws {
    let held = HeldTransport(body: #"{"suggestions": []}"#)
    let engine = {
      var configuration = PlacesConfiguration.test(transport: HeldSuggestions(held: held))
      configuration.meter = meter
      return PlacesEngine(configuration: configuration)
    }()
    async let late: Void = suggest(1, on: engine)
    await held.requests.wait()
    try await end([.name], on: engine)
    held.release()
    try await late
    #expect(meter.openSessions == 0)
    #expect(requests["Autocomplete Requests"] == 1)
  }

  @Test(
    "A session is counted as its details decide",
    arguments: [
      (
        .new, [.placeID], 3,
        [
          "Autocomplete Requests": 3, "Places API Place Details Essentials (IDs Only)": 1,
        ]
      ),
      (
        .new, [.coordinate], 12,
        ["Autocomplete Requests": 12, "Places API Place Details Essentials": 1]
      ),
      (
        .new, [.coordinate], 13,
        [
          "Autocomplete Requests": 12, "Autocomplete Session Usage": 1,
          "Places API Place Details Essentials": 1,
        ]
      ),
      (
        .new, [.name], 13,
        [
          "Autocomplete Session Usage": 13,
          "Places API Place Details Enterprise + Atmosphere": 1,
        ]
      ),
      (.new, [.name], 0, ["Places API Place Details Enterprise + Atmosphere": 1]),
      (
        .legacy, [.name], 13,
        [
          "Autocomplete (included with Place Details) - Per Session": 1, "Places Details": 1,
          "Basic Data": 1,
        ]
      ),
      (.legacy, [.placeID], 0, ["Places Details - ID Refresh": 1]),
    ] as [(PlacesDialect, PlaceFieldSet, Int, [String: Int])])
  func ended(
    dialect: PlacesDialect, fields: PlaceFieldSet, suggestions: Int, counts: [String: Int]
  ) async throws {
    let engine = engine(dialect)
    try await suggest(suggestions, on: engine)
    #expect(meter.openSessions == min(suggestions, 1))
    try await end(fields, on: engine)
    #expect(meter.openSessions == 0)
    #expect(requests == counts)
  }

  @Test(
    "One that nothing ends costs what it costs alone",
    arguments: [
      (.new, ["Autocomplete Requests": 3]),
      (.legacy, ["Autocomplete without Place Details - Per Session": 1]),
    ] as [(PlacesDialect, [String: Int])])
  func abandoned(dialect: PlacesDialect, counts: [String: Int]) async throws {
    try await suggest(3, on: engine(dialect))
    #expect(meter.openSessions == 1)
    #expect(requests == counts)
  }

  @Test(
    "A token that is used again counts as none",
    arguments: [
      (
        .new,
        [
          "Autocomplete Session Usage": 1, "Autocomplete Requests": 2,
          "Places API Place Details Enterprise + Atmosphere": 1, "Places API Place Details Pro": 1,
        ]
      ),
      (
        .legacy,
        [
          "Autocomplete (included with Place Details) - Per Session": 1,
          "Autocomplete - Per Request": 2, "Places Details": 2, "Basic Data": 2,
        ]
      ),
    ] as [(PlacesDialect, [String: Int])])
  func reused(dialect: PlacesDialect, counts: [String: Int]) async throws {
    let engine = engine(dialect)
    try await suggest(1, on: engine)
    try await end([.name], on: engine)
    try await suggest(2, on: engine)
    try await end([.name], on: engine)
    #expect(requests == counts)
    #expect(meter.openSessions == 0)
  }

  @Test("Details of another engine with the same meter end a session")
  func twoEngines() async throws {
    try await suggest(2, on: engine())
    try await end([.name], on: engine())
    #expect(requests["Autocomplete Session Usage"] == 2)
    #expect(meter.openSessions == 0)
  }

  @Test("Suggestions that failed are in no session; those that may be billed are told")
  func failures() async throws {
    let answers: [Result<HTTPResponse, URLError>] = [
      .success(HTTPResponse(400)), .failure(URLError(.timedOut)), .success(HTTPResponse(200)),
    ]
    let turn = Locked(answers)
    let transport = CannedTransport { _ in
      let next = turn.withLock { $0.isEmpty ? .success(HTTPResponse(200)) : $0.removeFirst() }
      return try next.get()
    }
    let engine = engine(.new, transport)
    for _ in 0..<3 { _ = try? await suggest(1, on: engine) }
    #expect(requests == ["Autocomplete Requests": 1])
    #expect(meter.lines.counts(\.uncertainRequests) == ["Autocomplete Requests": 1])
    try await end([.name], on: engine)
    #expect(requests["Autocomplete Requests"] == nil)
    #expect(requests["Autocomplete Session Usage"] == 1)
  }

  @Test("A reset amid a session forgets what was asked before it, and no more")
  func reset() async throws {
    let engine = engine()
    try await suggest(5, on: engine)
    meter.reset()
    #expect(meter.openSessions == 0)
    try await suggest(2, on: engine)
    try await end([.name], on: engine)
    #expect(requests["Autocomplete Session Usage"] == 2)
  }
}

/// Holds suggestions back and answers everything else.
private struct HeldSuggestions: Transport {
  let held: HeldTransport

  func send(_ request: HTTPRequest) async throws -> HTTPResponse {
    guard request.url.path.hasSuffix("autocomplete") else {
      return HTTPResponse(status: 200, body: Data("{}".utf8))
    }
    return try await held.send(request)
  }
}
