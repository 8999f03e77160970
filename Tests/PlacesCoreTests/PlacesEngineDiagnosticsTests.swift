import Foundation
import PlacesTestSupport
import Testing

@testable import PlacesCore

@Suite("What an engine tells beside its answers")
struct PlacesEngineDiagnosticsTests {
  private let transport = CannedTransport(body: "{}")
  private let told = Locked<[PlacesDiagnostic]>([])
  private let query = PlaceQuery(placeID: "ChIJ1", fields: [.name])

  private func engine(
    dialect: PlacesDialect = .new, _ tokenProvider: CallerIdentity.TokenProvider? = nil
  ) throws -> PlacesEngine {
    var configuration = PlacesConfiguration.test(transport: transport)
    configuration.dialect = dialect
    configuration.onDiagnostic = { [told] diagnostic in
      if diagnostic.level == .notice { told.withLock { $0.append(diagnostic) } }
    }
    let engine = PlacesEngine(configuration: configuration)
    engine.adopt(CallerIdentity(key: nil, appCheckToken: tokenProvider))
    return engine
  }

  @Test("What a query has to tell is told when it is sent")
  func sent() async throws {
    var query = query
    query.diagnostics = [.unknownFieldBits(1 << 40)]
    _ = try await engine().fetchPlace(query).get()
    #expect(told.withLock { $0 } == query.diagnostics)
  }

  @Test("What a query that names no field costs is told by the service", arguments: dialects)
  func noField(dialect: PlacesDialect) async throws {
    var query = query
    query.namesNoField = true
    _ = await (try engine(dialect: dialect)).fetchPlace(query)
    let cost = RequestCost(.placeDetails, fields: [.name], in: dialect)
    #expect(told.withLock { $0 } == [.allFieldsRequested(cost)])
  }

  @Test("It is not told when nothing is sent")
  func notSent() async throws {
    let query = PlaceQuery(placeID: "", fields: [.name], diagnostics: [.unknownFieldBits(1)])
    _ = try await engine().fetchPlace(query)
    #expect(told.withLock { $0 } == [])
    #expect(transport.requests == [])
  }

  @Test("An App Check token is asked for with each request")
  func token() async throws {
    let count = Locked(0)
    let engine = try engine {
      let number = count.withLock { count in
        count += 1
        return count
      }
      return "token-\(number)"
    }
    for _ in 0..<2 { _ = try await engine.fetchPlace(query).get() }
    #expect(transport.requests.map { $0.header("X-Firebase-AppCheck") } == ["token-1", "token-2"])
    #expect(told.withLock { $0 } == [])
  }

  @Test(
    "An App Check token is not asked for when none is sent",
    arguments: [(PlacesDialect.new, ""), (.legacy, "ChIJ1")])
  func tokenThatIsNotSent(dialect: PlacesDialect, placeID: String) async throws {
    let isAsked = Locked(false)
    let engine = try engine(dialect: dialect) {
      isAsked.withLock { $0 = true }
      return "token"
    }
    _ = await engine.fetchPlace(PlaceQuery(placeID: placeID, fields: [.name]))
    #expect(!isAsked.withLock { $0 })
    #expect(transport.requests.allSatisfy { $0.header("X-Firebase-AppCheck") == nil })
  }

  @Test("An App Check provider that fails does not stop the request, and its error is told")
  func failingProvider() async throws {
    let engine = try engine {
      throw NSError(domain: "a", code: 1, userInfo: [NSLocalizedDescriptionKey: "No attestation."])
    }
    _ = try await engine.fetchPlace(query).get()
    #expect(transport.requests.map { $0.header("X-Firebase-AppCheck") } == [nil])
    #expect(told.withLock { $0 } == [.appCheckTokenMissing("No attestation.")])
  }

  @Test("A token that no header can carry is left out", arguments: ["", "a b", "a\r\nX: b", "é"])
  func unusableToken(token: String) async throws {
    _ = try await engine { token }.fetchPlace(query).get()
    #expect(transport.requests.map { $0.header("X-Firebase-AppCheck") } == [nil])
    #expect(told.withLock { $0.count } == 1)
  }

  // MARK: Sessions

  private func query(token: String?, id: String = "ChIJ1") -> PlaceQuery {
    PlaceQuery(
      placeID: id, fields: [.reviews], sessionToken: token.map(SessionToken.init(text:)))
  }

  @Test("A second call with a used token is answered, and told of", arguments: [2, 3])
  func reusedToken(calls: Int) async throws {
    let engine = try engine()
    for _ in 0..<calls { _ = try await engine.fetchPlace(query(token: "a-token")).get() }
    #expect(told.withLock { $0 } == Array(repeating: .sessionTokenReused, count: calls - 1))
    #expect(transport.requests.count == calls)
  }

  @Test("So it is when the second call asks for another place")
  func reusedTokenForAnotherPlace() async throws {
    let engine = try engine()
    _ = try await engine.fetchPlace(query(token: "a-token")).get()
    _ = try await engine.fetchPlace(query(token: "a-token", id: "ChIJ2")).get()
    #expect(told.withLock { $0 } == [.sessionTokenReused])
  }

  @Test(
    "Other tokens, and none, are not reused",
    arguments: [("a-token", "another"), (nil, nil), ("a-token", nil), (nil, "a-token")])
  func otherTokens(first: String?, second: String?) async throws {
    let engine = try engine()
    for token in [first, second] { _ = try await engine.fetchPlace(query(token: token)).get() }
    #expect(told.withLock { $0 } == [])
  }

  @Test("A call that failed has not used up its token, and one that is refused tells nothing")
  func failedCall() async throws {
    let transport = CannedTransport(inTurn: [
      HTTPResponse(503), HTTPResponse(200, "<html>"), HTTPResponse(200),
    ])
    var configuration = PlacesConfiguration.test(transport: transport)
    configuration.onDiagnostic = { [told] event in
      if event.level == .notice { told.withLock { $0.append(event) } }
    }
    let engine = PlacesEngine(configuration: configuration)
    for _ in 0..<3 { _ = await engine.fetchPlace(query(token: "a-token")) }
    _ = await engine.fetchPlace(query(token: "a-token", id: ""))
    #expect(transport.requests.count == 3)
    #expect(told.withLock { $0 } == [])
  }

  @Test("Engines do not know of each other's sessions")
  func twoEngines() async throws {
    for _ in 0..<2 { _ = try await engine().fetchPlace(query(token: "a-token")).get() }
    #expect(told.withLock { $0 } == [])
  }

  @Test("A session that raises the cost of the call is told of when it is sent")
  func sessionCost() async throws {
    let query = PlaceQuery(placeID: "ChIJ1", fields: [.name], sessionToken: SessionToken())
    _ = try await engine().fetchPlace(query).get()
    let alone = PlaceSKU(operation: .placeDetails, tier: .pro)
    let inSession = PlaceSKU(operation: .placeDetails, tier: .enterpriseAtmosphere)
    #expect(told.withLock { $0 } == [.sessionRaisesCost(from: alone, to: inSession)])
  }

  @Test("Fields that Legacy does not have are told of when the rest is sent")
  func droppedFields() async throws {
    let transport = CannedTransport(body: #"{"status": "OK", "result": {}}"#)
    var configuration = PlacesConfiguration.test(transport: transport)
    configuration.dialect = .legacy
    let events = Logbook<PlacesDiagnostic>()
    configuration.onDiagnostic = { events.note($0) }
    let field = try #require(PlaceField.allCases.first { !PlacesDialect.legacy.names($0) })
    let query = PlaceQuery(placeID: "ChIJ1", fields: [.name], optionalFields: [field])
    _ = try await PlacesEngine(configuration: configuration).fetchPlace(query).get()
    #expect(events.entries.first == .fieldsDropped([field.canonicalName], "Places API (Legacy)"))
  }
}

private let dialects = PlacesDialect.allCases
