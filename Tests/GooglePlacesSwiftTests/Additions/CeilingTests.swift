import Foundation
import PlacesCore
import PlacesTestSupport
import Testing

@testable import GooglePlacesSwift

@Suite("The ceiling in every call of the client")
struct CeilingTests {
  private func client(
    _ transport: CannedTransport, _ dialect: PlacesDialect
  ) -> PlacesClient {
    var configuration = PlacesConfiguration.test(transport: transport)
    configuration.dialect = dialect
    configuration.highestTier = .essentialsIDsOnly
    return PlacesClient(engine: PlacesEngine(configuration: configuration))
  }

  /// Whether an error of the SDK says that the request was wrong.
  private func isInvalidRequest(_ error: PlacesError?) -> Bool {
    if case .invalidRequest = error { true } else { false }
  }

  /// The mask of a text search that asks for IDs alone, which is free.
  private static let freeMask = "places.id,places.attributions,places.movedPlaceId,nextPageToken"

  private static let free = ClientCall.all.filter { call in
    call.name == ClientCall.refresh.name || call.sent.contains { $0.mask == freeMask }
  }

  private static let billed = ClientCall.all.filter { call in
    !free.contains { $0.name == call.name }
  }

  @Test(
    "A call above it is refused in both forms, and nothing is sent",
    arguments: billed, PlacesDialect.allCases)
  func calls(_ call: ClientCall, _ dialect: PlacesDialect) async {
    let transport = CannedTransport(body: "{}")
    let client = client(transport, dialect)
    let failure = await #expect(throws: PlacesFailure.self) { try await call.thrown(client) }
    #expect(failure?.code == .invalidRequest)
    #expect(dialect == .legacy || failure?.message.contains("highest tier") == true)
    if let result = call.result {
      let error = await #expect(throws: PlacesError.self) { try await result(client).get() }
      #expect(isInvalidRequest(error))
    }
    #expect(transport.requests == [])
  }

  @Test("So are a place and its open status, in both forms", arguments: PlacesDialect.allCases)
  func places(dialect: PlacesDialect) async {
    let transport = CannedTransport(body: "{}")
    let client = client(transport, dialect)
    let request = FetchPlaceRequest(placeID: "a", placeProperties: [.displayName])
    let failure = await #expect(throws: PlacesFailure.self) { try await client.fetch(request) }
    #expect(failure?.message.hasPrefix("'name' is billed as Pro, above") == true)
    let place = await client.fetchPlace(with: request)
    let open = await client.isPlaceOpen(with: IsPlaceOpenRequest(placeID: "a"))
    #expect(isInvalidRequest(#expect(throws: PlacesError.self) { try place.get() }))
    #expect(isInvalidRequest(#expect(throws: PlacesError.self) { try open.get() }))
    #expect(transport.requests == [])
  }

  @Test("What asks for IDs alone passes under the lowest one", arguments: free)
  func allowed(call: ClientCall) async throws {
    let transport = call.transport
    #expect(try await call.thrown(client(transport, .new)) == call.value)
    #expect(transport.requests.count == 1)
    #expect(Self.free.count == 4)
  }
}
