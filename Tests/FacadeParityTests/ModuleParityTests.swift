import Foundation
import GooglePlaces
import GooglePlacesSwift
import PlacesCore
import PlacesTestSupport
import Testing

/// One place through both modules and all three call styles.
@Suite("One place in both modules")
struct ModuleParityTests {
  private let engine = PlacesEngine.embedded(configuration: .test())
  private let legacyEngine = {
    var configuration = PlacesConfiguration.test()
    configuration.dialect = .legacy
    return PlacesEngine.embedded(configuration: configuration)
  }()

  @Test("Every fact of every sample place is the same", arguments: EmbeddedPlaces.sample.placeIDs)
  func sameFacts(id: String) async throws {
    let gms = try await gmsPlace(id, ModuleFact.all.map(\.property))
    let swift = try await swiftPlace(id, ModuleFact.all.map(\.swiftProperty))
    let different = ModuleFact.all.filter { $0.gms(gms) != $0.swift(swift) }
    #expect(different.map(\.property.rawValue) == [])
    #expect(gms.attributions?.string == swift.attributions.map { String($0.characters) })
  }

  @Test(
    "Every fact of every sample place is the same on the Legacy service, in all three call styles",
    arguments: EmbeddedPlaces.sample.placeIDs)
  func sameLegacyFacts(id: String) async throws {
    let gms = try await gmsPlace(id, [.all], legacyEngine)
    let swift = try await swiftPlace(id, [.all], legacyEngine)
    let different = ModuleFact.all.filter { $0.gms(gms) != $0.swift(swift) }
    #expect(Set(different.map(\.property)).isSubset(of: ModuleFact.standIns))
    #expect(gms.attributions?.string == swift.attributions.map { String($0.characters) })
    let bitmask = try await place { callback in
      GMSPlacesClient(engine: legacyEngine).fetchPlace(
        fromPlaceID: id, placeFields: .all, sessionToken: nil, callback: callback)
    }
    let differing = PlaceFact.all.filter { $0.read(bitmask) != $0.read(gms) }
    #expect(differing.map(\.name) == [])
  }

  @Test("A fact asked for alone is the same", arguments: ModuleFact.all)
  func oneFact(fact: ModuleFact) async throws {
    let gms = try await gmsPlace(Self.hotel, [fact.property])
    let swift = try await swiftPlace(Self.hotel, [fact.swiftProperty])
    #expect(fact.gms(gms) == fact.swift(swift))
    #expect(gms.availability(of: fact.property) == swift.availability(of: fact.swiftProperty))
  }

  @Test("Facts that were not asked for are unset alike")
  func notRequested() async throws {
    let gms = try await gmsPlace(Self.hotel, [.iconImageURL])
    let swift = try await swiftPlace(Self.hotel, [.iconMaskURL])
    let set = ModuleFact.all.filter { $0.gms(gms) != nil || $0.swift(swift) != nil }
    #expect(set.map(\.property) == [.iconImageURL])
  }

  @Test("Every property is compared, and some sample place has each fact")
  func coverage() async throws {
    #expect(ModuleFact.all.map(\.property.rawValue) == GMSPlacePropertyArray())
    var unsaid = ModuleFact.all.map(\.property.rawValue)
    for id in EmbeddedPlaces.sample.placeIDs {
      let place = try await gmsPlace(id, [.all])
      let said = ModuleFact.all.filter { $0.gms(place) != nil }.map(\.property.rawValue)
      unsaid.removeAll(where: said.contains)
    }
    #expect(unsaid == [])
  }

  @Test("The request for everything is the same, but for what one property stands for two facts")
  func sameRequest() async throws {
    let transport = CannedTransport(body: "{}")
    let engine = PlacesEngine(configuration: .test(transport: transport))
    _ = try await gmsPlace("id", [.all], engine)
    _ = try await swiftPlace("id", [.all], engine)
    #expect(transport.requests.count == 2)
    #expect(transport.requests.first == transport.requests.last)
  }

  @Test("A token made in one world serves in the other")
  func sameToken() async throws {
    let transport = CannedTransport(body: "{}")
    let engine = PlacesEngine(configuration: .test(transport: transport))
    let token = GMSAutocompleteSessionToken()
    let twin = AutocompleteSessionToken(text: token.description)
    _ = try await PlacesClient(engine: engine).fetch(
      FetchPlaceRequest(placeID: "id", placeProperties: [.placeID], sessionToken: twin))
    let request = GMSFetchPlaceRequest(
      placeID: "id", placeProperties: [.placeID], sessionToken: token)
    await withCheckedContinuation { continuation in
      GMSPlacesClient(engine: engine).fetchPlace(with: request) { _, _ in continuation.resume() }
    }
    #expect(transport.requests.count == 2)
    #expect(transport.requests.first == transport.requests.last)
  }

  @Test("A failure is the same in both modules", arguments: PlacesFailure.Code.allCases)
  func sameFailure(code: PlacesFailure.Code) async {
    let transport = CannedTransport { _ in throw PlacesFailure(code, "what happened") }
    let engine = PlacesEngine(configuration: .test(transport: transport))
    let gms = await #expect(throws: (any Error).self) {
      try await gmsPlace("id", [.placeID], engine)
    }
    let swift = await #expect(throws: PlacesFailure.self) {
      try await swiftPlace("id", [.placeID], engine)
    }
    #expect(gms.flatMap { PlacesFailure($0) } == swift)
  }

  @Test("A key given to either client serves both, and so does an installed engine")
  func oneKey() async {
    await #expect(processExitsWith: .success) {
      let transport = CannedTransport(body: "{}")
      let isInstalled = PlacesEngine.installShared(
        PlacesEngine(configuration: .test(key: nil, transport: transport)))
      PlacesClient.provideAPIKey("first")
      let request = GMSFetchPlaceRequest(
        placeID: "id", placeProperties: [.placeID], sessionToken: nil)
      await withCheckedContinuation { continuation in
        GMSPlacesClient.shared().fetchPlace(with: request) { _, _ in continuation.resume() }
      }
      GMSPlacesClient.provideAPIKey("second")
      _ = await PlacesClient.shared.fetchPlace(
        with: FetchPlaceRequest(placeID: "id", placeProperties: [.placeID]))
      let keys = transport.requests.map { $0.header("X-Goog-Api-Key") }
      exit(isInstalled && keys == ["first", "second"] ? EXIT_SUCCESS : EXIT_FAILURE)
    }
  }

  // MARK: Helpers

  private static let hotel = "ChIJV4k8_9UodTERU5KXbkYpSYs"

  private func gmsPlace(
    _ id: String, _ properties: [GMSPlaceProperty], _ engine: PlacesEngine? = nil
  ) async throws -> GMSPlace {
    let client = GMSPlacesClient(engine: engine ?? self.engine)
    let request = GMSFetchPlaceRequest(
      placeID: id, placeProperties: properties, sessionToken: nil)
    return try await place { client.fetchPlace(with: request, callback: $0) }
  }

  private func place(
    _ call: (@escaping GMSPlaceResultCallback) -> Void
  ) async throws -> GMSPlace {
    try await withCheckedThrowingContinuation { continuation in
      call { place, error in
        continuation.resume(
          with: place.map { .success($0) } ?? .failure(error ?? CancellationError()))
      }
    }
  }

  private func swiftPlace(
    _ id: String, _ properties: [PlaceProperty], _ engine: PlacesEngine? = nil
  ) async throws -> Place {
    try await PlacesClient(engine: engine ?? self.engine)
      .fetch(FetchPlaceRequest(placeID: id, placeProperties: properties))
  }
}

extension ModuleFact: CustomTestStringConvertible {
  var testDescription: String { property.rawValue }

  /// When facts that change with time are compared.
  static let instant = PlacesConfiguration.testInstant
}
