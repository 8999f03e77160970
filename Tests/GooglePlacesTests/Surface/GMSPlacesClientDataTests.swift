import Foundation
import GooglePlaces
import PlacesCore
import PlacesTestSupport
import Testing

@Suite("GMSPlacesClient: suggestions, photos, searches and the current place")
struct GMSPlacesClientDataTests {
  @Test("A call sends exactly this", arguments: DataCall.all)
  func request(call: DataCall) async throws {
    let transport = call.transport()
    _ = try await call.run(.located(transport))
    #expect(transport.requests.map(DataCall.Sent.init) == call.sent)
  }

  @Test("A call hands over what was found", arguments: DataCall.all)
  func answer(call: DataCall) async throws {
    #expect(try await call.run(.located(call.transport())) == call.shown)
  }

  @Test(
    "The key goes to the service only, not to where the bytes of a photo are",
    arguments: DataCall.all)
  func key(call: DataCall) async throws {
    let transport = call.transport()
    _ = try await call.run(.located(transport))
    let keys = transport.requests.map { $0.header("X-Goog-Api-Key") }
    let isService = transport.requests.map { $0.url.host() == "places.googleapis.com" }
    #expect(keys == isService.map { $0 ? PlacesConfiguration.testKey : nil })
    #expect(transport.requests.dropFirst().allSatisfy { $0.headers.isEmpty })
  }

  @Test(
    "A call hands over each failure as an error and nothing else", arguments: DataCall.all,
    PlacesFailure.Code.allCases)
  func failure(call: DataCall, code: PlacesFailure.Code) async throws {
    let transport = CannedTransport { _ in throw PlacesFailure(code, "Because.") }
    let thrown = await #expect(throws: (any Error).self) {
      try await call.run(.located(transport))
    }
    let error = try #require(thrown.map { $0 as NSError })
    #expect(error.domain == kGMSPlacesErrorDomain)
    #expect(error.code == code.row.gmsCode)
    #expect(error.localizedDescription == "Because.")
    #expect(PlacesFailure(error)?.code == code)
    #expect(PlacesFailure(error)?.attempts == 1)
    #expect(transport.requests.count == 1)
  }

  @Test("Without a key nothing is sent and the key is what is wrong", arguments: DataCall.all)
  func noKey(call: DataCall) async throws {
    let transport = call.transport()
    var configuration = PlacesConfiguration.test(key: nil, transport: transport)
    configuration.locationProvider = { PlacesPosition(latitude: 51.5, longitude: -0.12) }
    let client = GMSPlacesClient(engine: PlacesEngine(configuration: configuration))
    let failure = try await failureThrown { try await call.run(client) }
    #expect(failure.code == .keyInvalid && failure.attempts == 0)
    #expect(transport.requests == [])
  }

  @Test("The configuration's language goes with every call that has texts", arguments: DataCall.all)
  func language(call: DataCall) async throws {
    let transport = call.transport()
    _ = try await call.run(.located(transport) { $0.languageCode = "fr" })
    let request = try #require(transport.requests.first)
    let isPhoto = request.url.path().hasSuffix("/media")
    let said = [request.url.query(), request.body.map { String(decoding: $0, as: UTF8.self) }]
    #expect(said.compactMap { $0 }.contains { $0.contains("languageCode") } == !isPhoto)
  }

  @Test("Cancelling the task of an async call ends it")
  func cancelling() async throws {
    let transport = CannedTransport(body: "{}")
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      let request = GMSPlaceSearchByTextRequest(textQuery: "a", placeProperties: ["name"])
      let client = GMSPlacesClient.on(transport)
      return try await failureThrown { try await client.searchByText(with: request) }
    }
    #expect(try await task.value.code == .cancelled)
    #expect(transport.requests == [])
  }
}
