import Foundation
import GooglePlaces
import PlacesCore
import PlacesTestSupport
import Testing

/// What is set on the class belongs to the process, so each test runs in a process of its own.
@Suite("What the class says about the caller")
struct CallerIdentityTests {
  @Test("A client without an engine of its own uses the shared one and the key of the class")
  func key() async {
    await #expect(processExitsWith: .success) {
      let transport = CannedTransport(body: "{}")
      PlacesEngine.installShared(
        PlacesEngine(configuration: .test(key: nil, transport: transport)))
      #expect(await keylessCode(GMSPlacesClient()) == .keyInvalid)
      #expect(GMSPlacesClient.provideAPIKey("first"))
      _ = await Answer.of { GMSPlacesClient().lookUpPlaceID("a", callback: $0) }
      #expect(GMSPlacesClient.provideAPIKey("second"))
      #expect(!GMSPlacesClient.provideAPIKey(""))
      _ = await Answer.of { GMSPlacesClient.shared().lookUpPlaceID("a", callback: $0) }
      #expect(transport.requests.map { $0.header("X-Goog-Api-Key") } == ["first", "second"])
    }
  }

  @Test("A client with an engine of its own is told nothing by the class")
  func ownEngine() async {
    await #expect(processExitsWith: .success) {
      let transport = CannedTransport(body: "{}")
      GMSPlacesClient.provideAPIKey("other")
      GMSPlacesClient.addInternalUsageAttributionID("id")
      GMSPlacesClient.setAppCheckTokenProvider(Provider(.token("t")))
      _ = await Answer.of { GMSPlacesClient.on(transport).lookUpPlaceID("a", callback: $0) }
      #expect(
        transport.requests.map { $0.headers.keys.sorted() } == [
          ["X-Goog-Api-Key", "X-Goog-FieldMask"]
        ])
      #expect(
        transport.requests.map { $0.header("X-Goog-Api-Key") } == [PlacesConfiguration.testKey])
    }
  }

  @Test("Usage attribution IDs add up until an empty one removes them")
  func attribution() async {
    await #expect(processExitsWith: .success) {
      let transport = CannedTransport(body: "{}")
      PlacesEngine.installShared(PlacesEngine(configuration: .test(transport: transport)))
      GMSPlacesClient.addInternalUsageAttributionID("one")
      GMSPlacesClient.addInternalUsageAttributionID("two")
      GMSPlacesClient.addInternalUsageAttributionID("bad\nheader")
      _ = await Answer.of { GMSPlacesClient().lookUpPlaceID("a", callback: $0) }
      GMSPlacesClient.addInternalUsageAttributionID("")
      _ = await Answer.of { GMSPlacesClient().lookUpPlaceID("a", callback: $0) }
      #expect(
        transport.requests.map { $0.header("X-Goog-Maps-Solution-ID") } == ["one,two", nil])
    }
  }

  @Test("An App Check token goes with each request, asked for each time")
  func token() async {
    await #expect(processExitsWith: .success) {
      let provider = Provider(.token("t"))
      let (tokens, answer, told) = await appCheck(provider)
      #expect(tokens == ["t"])
      #expect(answer.error == nil && told == [])
      _ = await Answer.of { GMSPlacesClient().lookUpPlaceID("a", callback: $0) }
      #expect(provider.asked == 2)
    }
  }

  @Test("Of two answers of a provider the first counts")
  func twice() async {
    await #expect(processExitsWith: .success) {
      let (tokens, answer, told) = await appCheck(Provider(.twice("t", "u")))
      #expect(tokens == ["t"])
      #expect(answer.error == nil && told == [])
    }
  }

  @Test("A provider that fails does not stop the request, and a diagnostic tells why")
  func fails() async {
    await #expect(processExitsWith: .success) {
      let (tokens, answer, told) = await appCheck(Provider(.error))
      #expect(tokens == [nil])
      #expect(answer.error == nil)
      #expect(told == [.appCheckTokenMissing("No attestation.")])
    }
  }

  @Test("A provider that gives neither a token nor an error does not stop the request")
  func neither() async {
    await #expect(processExitsWith: .success) {
      let (tokens, answer, told) = await appCheck(Provider(.neither))
      #expect(tokens == [nil])
      #expect(answer.error == nil && told.count == 1)
    }
  }

  @Test("A provider that drops the completion does not stop the request")
  func drops() async {
    await #expect(processExitsWith: .success) {
      let (tokens, answer, told) = await appCheck(Provider(.drops))
      #expect(tokens == [nil])
      #expect(answer.error == nil && told.count == 1)
    }
  }

  @Test("Cancelling ends the wait for a provider that never answers", .timeLimit(.minutes(15)))
  func keeps() async {
    await #expect(processExitsWith: .success) {
      let transport = CannedTransport(body: "{}")
      PlacesEngine.installShared(PlacesEngine(configuration: .test(transport: transport)))
      let provider = Provider(.keeps)
      GMSPlacesClient.setAppCheckTokenProvider(provider)
      let call = Task {
        await PlacesEngine.shared.fetchPlace(PlaceQuery(placeID: "a", fields: [.name]))
      }
      while provider.asked == 0 { await Task.yield() }
      call.cancel()
      guard case .failure(let failure) = await call.value else { exit(EXIT_FAILURE) }
      #expect(failure.code == .cancelled)
      #expect(transport.requests.isEmpty)
    }
  }

  @Test("A token that no header can carry is left out")
  func unusable() async {
    await #expect(processExitsWith: .success) {
      let (tokens, answer, told) = await appCheck(Provider(.token("a\r\nb")))
      #expect(tokens == [nil])
      #expect(answer.error == nil && told.count == 1)
    }
  }
}

private func keylessCode(_ client: GMSPlacesClient) async -> PlacesFailure.Code? {
  await Answer.of { client.lookUpPlaceID("a", callback: $0) }.failure?.code
}

/// Sends one request of the shared client with a provider set: the tokens that went out, what came
/// back, and what was told about tokens.
private func appCheck(
  _ provider: Provider
) async -> (tokens: [String?], answer: Answer, told: [PlacesDiagnostic]) {
  let transport = CannedTransport(body: "{}")
  let diagnostics = Locked<[PlacesDiagnostic]>([])
  var configuration = PlacesConfiguration.test(transport: transport)
  configuration.onDiagnostic = { diagnostic in
    if diagnostic.level == .notice { diagnostics.withLock { $0.append(diagnostic) } }
  }
  PlacesEngine.installShared(PlacesEngine(configuration: configuration))
  GMSPlacesClient.setAppCheckTokenProvider(provider)
  let request = GMSFetchPlaceRequest(placeID: "a", placeProperties: ["name"], sessionToken: nil)
  let answer = await Answer.of { GMSPlacesClient().fetchPlace(with: request, callback: $0) }
  return (
    transport.requests.map { $0.header("X-Firebase-AppCheck") }, answer,
    diagnostics.withLock { $0 }
  )
}

/// A provider of App Check tokens that behaves as told.
private final class Provider: NSObject, GMSPlacesAppCheckTokenProvider, Sendable {
  enum Behaviour: Sendable {
    case token(String)
    case twice(String, String)
    case error
    case neither
    case drops
    case keeps
  }

  private let behaviour: Behaviour
  private nonisolated(unsafe) var kept: GMSAppCheckTokenCompletion?
  private let times = Locked(0)

  var asked: Int { times.withLock { $0 } }

  init(_ behaviour: Behaviour) { self.behaviour = behaviour }

  func fetchAppCheckToken(completion: @escaping GMSAppCheckTokenCompletion) {
    defer { times.withLock { $0 += 1 } }
    switch behaviour {
    case .token(let token): completion(token, nil)
    case .twice(let first, let second):
      completion(first, nil)
      completion(second, NoAttestation())
    case .error: completion(nil, NoAttestation())
    case .neither: completion(nil, nil)
    case .drops: break
    case .keeps: kept = completion
    }
  }
}

private struct NoAttestation: LocalizedError {
  var errorDescription: String? { "No attestation." }
}
