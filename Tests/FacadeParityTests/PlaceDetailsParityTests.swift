import Foundation
import GooglePlaces
import PlacesCore
import PlacesTestSupport
import Testing

@Suite("One place in both GMS styles")
struct PlaceDetailsParityTests {
  @Test(
    "A bitmask and the properties of the same names give the same place",
    arguments: EmbeddedPlaces.sample.placeIDs)
  func samePlace(id: String) async throws {
    let client = client()
    let legacy = try await place { client.legacy(id, .all, $0) }
    let new = try await place { client.new(id, PlaceFact.all.map(\.property), $0) }
    #expect(differences(legacy, new) == [])
    #expect(legacy == new)
  }

  @Test(
    "A bitmask and a request for everything give the same facts",
    arguments: EmbeddedPlaces.sample.placeIDs)
  func sameFacts(id: String) async throws {
    let client = client()
    let legacy = try await place { client.legacy(id, .all, $0) }
    let new = try await place { client.new(id, [.all], $0) }
    #expect(differences(legacy, new) == [])
    #expect(legacy.attributions == new.attributions)
  }

  @Test(
    "A look-up and an empty bitmask give what a full one gives",
    arguments: EmbeddedPlaces.sample.placeIDs)
  func allFields(id: String) async throws {
    let client = client()
    let full = try await place { client.legacy(id, .all, $0) }
    #expect(try await place { client.legacy(id, [], $0) } == full)
    #expect(try await place { client.lookUpPlaceID(id, callback: $0) } == full)
  }

  @Test("No fact is left that no sample place says")
  func coverage() async throws {
    let client = client()
    var unsaid = Set(PlaceFact.all.map(\.name))
    for id in EmbeddedPlaces.sample.placeIDs {
      let place = try await place { client.legacy(id, .all, $0) }
      let said = PlaceFact.all.filter { place.availability(of: $0.property) == .present }
      unsaid.subtract(said.filter { $0.read(place) != nil }.map(\.name))
    }
    #expect(unsaid == [])
  }

  @Test("A place that is gone fails alike in both styles")
  func gone() async {
    let client = client()
    let legacy = await failure { client.legacy("ChIJSampleObsolete000000001", .all, $0) }
    let new = await failure { client.new("ChIJSampleObsolete000000001", [.name], $0) }
    #expect(legacy?.code == .notFound)
    #expect(legacy?.code == new?.code && legacy?.message == new?.message)
  }

  // MARK: Helpers

  private func client() -> GMSPlacesClient {
    GMSPlacesClient(engine: .embedded(configuration: .test()))
  }

  /// The names of the facts in which two places differ.
  private func differences(_ one: GMSPlace, _ other: GMSPlace) -> [String] {
    PlaceFact.all.filter { $0.read(one) != $0.read(other) }.map(\.name)
  }

  private func place(
    _ call: (@escaping GMSPlaceResultCallback) -> Void
  ) async throws -> GMSPlace {
    try await result(call).get()
  }

  private func failure(_ call: (@escaping GMSPlaceResultCallback) -> Void) async -> PlacesFailure? {
    switch await result(call) {
    case .success: nil
    case .failure(let error): PlacesFailure(error)
    }
  }

  private func result(
    _ call: (@escaping GMSPlaceResultCallback) -> Void
  ) async -> Result<GMSPlace, any Error> {
    await withCheckedContinuation { continuation in
      call { place, error in
        continuation.resume(
          returning: error.map { .failure($0) } ?? place.map { .success($0) }
            ?? .failure(PlacesFailure(.internalError, "Neither a place nor an error came.")))
      }
    }
  }
}

@Suite("One request in both GMS styles")
struct PlaceRequestParityTests {
  @Test("A field and its property send the same request", arguments: PlaceFact.all)
  func single(fact: PlaceFact) async {
    await expectEqual(fact.field, [fact.property])
  }

  @Test("All fields and their properties send the same request, in any order")
  func all() async {
    await expectEqual(.all, PlaceFact.all.map(\.property))
    await expectEqual(.all, PlaceFact.all.reversed().map(\.property))
  }

  @Test("Neighbouring fields and their properties send the same request", arguments: 0..<34)
  func pairs(index: Int) async {
    let pair = PlaceFact.all[index...index + 1]
    await expectEqual(GMSPlaceField(pair.map(\.field)), pair.reversed().map(\.property))
  }

  @Test(
    "Session and region go out alike",
    arguments: [(nil, nil), ("US", nil), (nil, "abc-1"), ("vn", "abc-1")] as [(String?, String?)])
  func options(region: String?, token: String?) async {
    await expectEqual([.name, .rating], [.rating, .name], region: region, token: token)
  }

  private func expectEqual(
    _ fields: GMSPlaceField, _ properties: [GMSPlaceProperty], region: String? = nil,
    token: String? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    let transport = CannedTransport(body: "{}")
    let client = GMSPlacesClient(
      engine: PlacesEngine(configuration: .test(transport: transport)))
    let token = token.map { GMSAutocompleteSessionToken(text: $0) }
    await withCheckedContinuation { continuation in
      client.fetchPlace(
        fromPlaceID: "ChIJa", placeFields: fields, sessionToken: token, regionCode: region
      ) { _, _ in continuation.resume() }
    }
    await withCheckedContinuation { continuation in
      let request = GMSFetchPlaceRequest(
        placeID: "ChIJa", placeProperties: properties, sessionToken: token, regionCode: region)
      client.fetchPlace(with: request) { _, _ in continuation.resume() }
    }
    #expect(transport.requests.count == 2, sourceLocation: sourceLocation)
    #expect(transport.requests.first == transport.requests.last, sourceLocation: sourceLocation)
  }
}

extension GMSPlacesClient {
  /// The legacy call.
  fileprivate func legacy(
    _ id: String, _ fields: GMSPlaceField, _ callback: @escaping GMSPlaceResultCallback
  ) {
    fetchPlace(fromPlaceID: id, placeFields: fields, sessionToken: nil, callback: callback)
  }

  /// The call of the New style.
  fileprivate func new(
    _ id: String, _ properties: [GMSPlaceProperty], _ callback: @escaping GMSPlaceResultCallback
  ) {
    let request = GMSFetchPlaceRequest(
      placeID: id, placeProperties: properties, sessionToken: nil)
    fetchPlace(with: request, callback: callback)
  }
}
