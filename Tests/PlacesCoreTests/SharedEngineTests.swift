import Foundation
import PlacesTestSupport
import Testing

@testable import PlacesCore

/// The rules are tried on states of their own; what belongs to the process is tried in processes
/// of their own.
@Suite("Shared engine")
struct SharedEngineTests {
  private let state = Locked(SharedEngineState())
  private let query = PlaceQuery(placeID: "ChIJ1", fields: [.placeID])

  private func keys(of transport: CannedTransport) -> [String?] {
    transport.requests.map { $0.header("X-Goog-Api-Key") }
  }

  private func engine(_ transport: CannedTransport, key: String? = nil) -> PlacesEngine {
    PlacesEngine(configuration: .test(key: key, transport: transport))
  }

  private var shared: PlacesEngine { state.withLock { $0.use() } }

  private func install(_ engine: PlacesEngine) -> Bool { state.withLock { $0.install(engine) } }

  private func provide(_ key: String) -> Bool {
    state.withLock { $0.update { $0.provide(apiKey: key) } }
  }

  // MARK: Installing

  @Test("It is made when it is first used, and stays the same")
  func use() {
    let engine = shared
    #expect(shared === engine)
    #expect(engine.configuration.transport == nil)
  }

  @Test("An engine installed before the first use is the shared one")
  func install() {
    let engine = engine(CannedTransport(body: "{}"))
    #expect(install(engine))
    #expect(shared === engine)
  }

  @Test("Until the first use another can be installed")
  func installTwice() {
    let (first, second) = (engine(CannedTransport(body: "")), engine(CannedTransport(body: "")))
    #expect(install(first))
    #expect(install(second))
    #expect(shared === second)
  }

  @Test("After the first use none can be installed")
  func installLate() {
    let used = shared
    #expect(!install(engine(CannedTransport(body: "{}"))))
    #expect(shared === used)
  }

  // MARK: Keys

  @Test("A key provided before an engine is installed is handed over, and one of its own replaced")
  func keyBefore() async throws {
    let transport = CannedTransport(body: "{}")
    #expect(provide("told"))
    #expect(install(engine(transport, key: "own")))
    _ = try await shared.fetchPlace(query).get()
    #expect(keys(of: transport) == ["told"])
  }

  @Test("A key can be provided again at any time")
  func keyAgain() async throws {
    let transport = CannedTransport(body: "{}")
    #expect(install(engine(transport, key: "own")))
    _ = try await shared.fetchPlace(query).get()
    #expect(provide("first"))
    _ = try await shared.fetchPlace(query).get()
    #expect(provide("second"))
    _ = try await shared.fetchPlace(query).get()
    #expect(keys(of: transport) == ["own", "first", "second"])
  }

  @Test("A text that cannot be a key changes nothing", arguments: ["", " ", "a b", "a\n", "é"])
  func unusableKey(text: String) async throws {
    let transport = CannedTransport(body: "{}")
    #expect(install(engine(transport)))
    #expect(provide("good"))
    #expect(!provide(text))
    _ = try await shared.fetchPlace(query).get()
    #expect(keys(of: transport) == ["good"])
  }

  @Test("Without any key a call fails, and after one is provided it does not")
  func keyLater() async throws {
    let transport = CannedTransport(body: "{}")
    #expect(install(engine(transport)))
    let result = await shared.fetchPlace(query)
    let failure = try #require(throws: PlacesFailure.self) { try result.get() }
    #expect(failure.code == .keyInvalid)
    #expect(provide("late"))
    _ = try await shared.fetchPlace(query).get()
    #expect(keys(of: transport) == ["late"])
  }

  @Test("An embedded engine ignores keys, before it is installed and after")
  func embedded() async throws {
    #expect(provide("before"))
    #expect(install(.embedded(configuration: .test())))
    #expect(provide("after"))
    let id = try #require(EmbeddedPlaces.sample.placeIDs.first)
    let place = PlaceQuery(placeID: id, fields: [.placeID])
    #expect(try await shared.fetchPlace(place).get().placeID == id)
  }

  // MARK: Attribution

  @Test(
    "Attribution IDs add up, an empty one removes them, and an unusable one is ignored",
    arguments: [
      ([], nil), (["a"], "a"), (["a", "b"], "a,b"), (["a", ""], nil), (["a", "", "b"], "b"),
      (["a", "b\n", "c,d", "é", "e"], "a,e"),
    ] as [([String], String?)])
  func attribution(ids: [String], header: String?) async throws {
    let transport = CannedTransport(body: "{}")
    #expect(install(engine(transport, key: "own")))
    for id in ids { state.withLock { $0.update { $0.add(attributionID: id) } } }
    _ = try await shared.fetchPlace(query).get()
    #expect(transport.requests.map { $0.header("X-Goog-Maps-Solution-ID") } == [header])
  }

  // MARK: The process

  @Test("A process installs its engine once, and sets its key again and again")
  func process() async {
    await #expect(processExitsWith: .success) {
      let transport = CannedTransport(body: "{}")
      let engine = PlacesEngine(configuration: .test(key: nil, transport: transport))
      let query = PlaceQuery(placeID: "ChIJ1", fields: [.placeID])
      #expect(PlacesEngine.provideAPIKey("first"))
      PlacesEngine.updateSharedIdentity(attributionID: "gmp_a")
      #expect(PlacesEngine.installShared(engine))
      #expect(PlacesEngine.shared === engine)
      #expect(!PlacesEngine.installShared(.embedded()))
      #expect(PlacesEngine.shared === engine)
      _ = await PlacesEngine.shared.fetchPlace(query)
      #expect(PlacesEngine.provideAPIKey("second"))
      #expect(!PlacesEngine.provideAPIKey("not a key"))
      _ = await PlacesEngine.shared.fetchPlace(query)
      #expect(transport.requests.map { $0.header("X-Goog-Api-Key") } == ["first", "second"])
      #expect(transport.requests.allSatisfy { $0.header("X-Goog-Maps-Solution-ID") == "gmp_a" })
    }
  }

  @Test("A process that provides no key and installs nothing gets no sample data")
  func bareProcess() async {
    await #expect(processExitsWith: .success) {
      let query = PlaceQuery(placeID: "ChIJV4k8_9UodTERU5KXbkYpSYs", fields: [.placeID])
      let result = await PlacesEngine.shared.fetchPlace(query)
      let failure = try #require(throws: PlacesFailure.self) { try result.get() }
      #expect(failure.code == .keyInvalid)
    }
  }
}
