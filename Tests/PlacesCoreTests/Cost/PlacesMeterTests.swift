import Foundation
import PlacesTestSupport
import Testing

@testable import PlacesCore

@Suite("What a meter counts", .timeLimit(.minutes(15)))
struct PlacesMeterTests {
  private let meter = PlacesMeter()

  /// The requests by the names of the lines.
  private var requests: [String: Int] { meter.lines.counts(\.requests) }
  private var uncertain: [String: Int] { meter.lines.counts(\.uncertainRequests) }

  private func engine(_ transport: any Transport, _ dialect: PlacesDialect = .new) -> PlacesEngine {
    var configuration = PlacesConfiguration.test(transport: transport)
    configuration.dialect = dialect
    configuration.meter = meter
    return PlacesEngine(configuration: configuration)
  }

  @Test("Each call once, by the lines it is billed by", arguments: BilledCall.all)
  func calls(call: BilledCall) async {
    let meter = meter
    let engine = call.engine(call.transport) { $0.meter = meter }
    #expect(await call.ask(engine) == nil)
    #expect(meter.lines.map(\.sku.name) == call.lines)
    #expect(meter.lines.allSatisfy { $0.requests == 1 && $0.uncertainRequests == 0 })
    #expect(meter.lines.allSatisfy { $0.sku.dialect == call.dialect })
  }

  @Test("What is billed is what was said before sending", arguments: BilledCall.all)
  func prices(call: BilledCall) async {
    let meter = meter
    _ = await call.ask(call.engine(call.transport) { $0.meter = meter })
    #expect(meter.lines.map(\.sku.tier).max() == call.tier)
    #expect(
      meter.listCost == meter.lines.compactMap(\.sku.listPricePerThousand).reduce(0, +) / 1000)
  }

  @Test("Calls that share a request once")
  func joined() async {
    let transport = HeldTransport()
    let patient = PatientEngine(transport) { $0.meter = meter }
    var calls = [patient.start()]
    await transport.requests.wait()
    calls += [patient.start(), patient.start()]
    await patient.events.wait(for: 3)
    transport.release()
    for call in calls { #expect(await call.value.failure == nil) }
    #expect(requests == ["Places API Place Details Pro": 1])
  }

  @Test("A request that is sent again once, when its answer comes")
  func retries() async {
    let transport = CannedTransport(inTurn: [
      HTTPResponse(503), HTTPResponse(503), HTTPResponse(200),
    ])
    let patient = PatientEngine(transport) { $0.meter = meter }
    let result = await patient.fetch(passing: [.milliseconds(50), .milliseconds(100)])
    #expect(result.failure == nil)
    #expect(transport.requests.count == 3)
    #expect(requests == ["Places API Place Details Pro": 1])
    #expect(uncertain == [:])
  }

  @Test("An attempt without an answer as one that may be billed, beside the one that came")
  func lostAnswer() async {
    let isFirst = Locked(true)
    let transport = CannedTransport { _ in
      let fails = isFirst.withLock { isFirst in
        defer { isFirst = false }
        return isFirst
      }
      if fails { throw URLError(.timedOut) }
      return HTTPResponse(200)
    }
    let patient = PatientEngine(transport) { $0.meter = meter }
    #expect(await patient.fetch(passing: [.milliseconds(50)]).failure == nil)
    #expect(requests == ["Places API Place Details Pro": 1])
    #expect(uncertain == ["Places API Place Details Pro": 1])
  }

  @Test(
    "A failure as the service may bill it",
    arguments: [
      (.new, .success(HTTPResponse(400)), 0, 0), (.new, .success(HTTPResponse(403)), 0, 0),
      (.new, .success(HTTPResponse(404)), 0, 0), (.new, .success(HTTPResponse(429)), 0, 0),
      (.new, .success(HTTPResponse(500)), 0, 0),
      (.new, .success(HTTPResponse(200, "<html>")), 1, 0),
      (.new, .failure(URLError(.timedOut)), 0, 1),
      (.new, .failure(URLError(.networkConnectionLost)), 0, 1),
      (.new, .failure(CancellationError()), 0, 1),
      (.legacy, .success(HTTPResponse(200, #"{"status": "NOT_FOUND"}"#)), 0, 2),
      (.legacy, .success(HTTPResponse(200, #"{"status": "REQUEST_DENIED"}"#)), 0, 0),
      (.legacy, .success(HTTPResponse(200, #"{"status": "UNKNOWN_ERROR"}"#)), 0, 0),
      (.legacy, .success(HTTPResponse(503)), 0, 0),
    ] as [(PlacesDialect, Result<HTTPResponse, any Error>, Int, Int)])
  func failures(
    dialect: PlacesDialect, answer: Result<HTTPResponse, any Error>, counted: Int, perhaps: Int
  ) async {
    let transport = CannedTransport { _ in try answer.get() }
    let result = await engine(transport, dialect).fetchPlace(.aName)
    #expect(throws: PlacesFailure.self) { try result.get() }
    #expect(meter.lines.map(\.requests).reduce(0, +) == counted)
    #expect(meter.lines.map(\.uncertainRequests).reduce(0, +) == perhaps)
  }

  @Test("An answer that is too large as one that may be billed")
  func tooLarge() async {
    var configuration = PlacesConfiguration.test(transport: CannedTransport(body: "{    }"))
    configuration.maximumResponseSize = 3
    configuration.meter = meter
    let result = await PlacesEngine(configuration: configuration).fetchPlace(.aName)
    #expect(throws: PlacesFailure.self) { try result.get() }
    #expect(uncertain == ["Places API Place Details Pro": 1])
  }

  @Test("Nothing for a call that is refused")
  func refused() async {
    let transport = CannedTransport(body: "{}")
    _ = await engine(transport).fetchPlace(PlaceQuery(placeID: "", fields: [.name]))
    #expect(meter.lines == [])
    #expect(meter.listCost == 0)
  }

  @Test("The requests of many tasks and of two engines, of either service")
  func concurrency() async {
    let new = engine(CannedTransport(body: "{}"))
    let legacy = engine(CannedTransport(body: #"{"status": "OK", "result": {}}"#), .legacy)
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<200 {
        let query = PlaceQuery(placeID: "place-\(number)", fields: [.name])
        group.addTask { _ = await (number % 2 == 0 ? new : legacy).fetchPlace(query) }
      }
    }
    #expect(
      requests == ["Places API Place Details Pro": 100, "Places Details": 100, "Basic Data": 100])
    #expect(meter.listCost == Decimal(string: "3.4"))
  }

  @Test("Nothing of what was before a reset")
  func reset() async throws {
    let engine = engine(CannedTransport(body: "{}"))
    _ = try await engine.fetchPlace(.aName).get()
    meter.reset()
    #expect(meter.lines == [])
    _ = try await engine.fetchPlace(.aName).get()
    #expect(requests == ["Places API Place Details Pro": 1])
  }

  @Test("It prints a table with a sum")
  func table() async throws {
    let engine = engine(CannedTransport(body: "{}"))
    for _ in 0..<1_000 { _ = try await engine.fetchPlace(.aName).get() }
    _ = try await engine.fetchPlace(PlaceQuery(placeID: "a", fields: [.placeID])).get()
    _ = try await engine.suggestions(AutocompleteQuery(input: "a")).get()
    let broken = self.engine(CannedTransport { _ in throw URLError(.timedOut) })
    _ = await broken.fetchPlace(.aName)
    #expect(
      meter.description == """
        requests  perhaps  $ per 1,000  list cost $  SKU
               1                  2.83      0.00283  Autocomplete Requests
               1                     0            0  Places API Place Details Essentials (IDs Only)
            1000        1           17           17  Places API Place Details Pro
                                           17.00283  in all
        """)
  }

  @Test("It says where a price is unknown")
  func unknownPrice() async throws {
    let legacy = engine(CannedTransport(body: #"{"status": "ZERO_RESULTS"}"#), .legacy)
    let query = TextSearchQuery(text: "a", selection: FieldSelection([.rating]))
    _ = try await legacy.searchByText(query).get()
    #expect(
      meter.description == """
        requests  perhaps  $ per 1,000  list cost $  SKU
               1                     5        0.005  Atmosphere Data
               1               unknown      unknown  Find Place
                                              0.005  at least, some unknown
        """)
  }

  @Test("An empty table has a sum of nothing")
  func empty() {
    #expect(
      meter.description == """
        requests  perhaps  $ per 1,000  list cost $  SKU
                                                  0  in all
        """)
  }
}

extension [PlacesMeter.Line] {
  /// A number of each line that is not 0, by the line's name.
  func counts(_ number: (PlacesMeter.Line) -> Int) -> [String: Int] {
    Dictionary(uniqueKeysWithValues: map { ($0.sku.name, number($0)) }).filter { $0.value != 0 }
  }
}
