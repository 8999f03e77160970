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
    query.diagnostics = [.unknownFieldBits(1 << 40), .allFieldsRequested(query.sku)]
    _ = try await engine().fetchPlace(query).get()
    #expect(told.withLock { $0 } == query.diagnostics)
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

  @Test(
    "Each has a line for a log",
    arguments: [
      (
        .allFieldsRequested(PlaceSKU(operation: .placeDetails, tier: .enterpriseAtmosphere)),
        "no field was named, so all 35 are requested:"
          + " Places API Place Details Enterprise + Atmosphere, $25 per 1,000"
      ),
      (.unknownFieldBits(1 << 40), "bits without a meaning were ignored: 0x10000000000"),
      (.appCheckTokenMissing("why"), "sent without an App Check token: why"),
    ] as [(PlacesDiagnostic, String)])
  func description(diagnostic: PlacesDiagnostic, line: String) {
    #expect(diagnostic.description == line)
  }
}
