import Foundation
import PlacesTestSupport
import Testing

@testable import PlacesCore

/// Everything that says who is calling is planted in all that a service can say.
@Suite("Secrecy of the caller", .timeLimit(.minutes(15)))
struct PlacesEngineCallerSecrecyTests {
  private static let key = "AIzaKeyThatNobodySees"
  private static let bundleIdentifier = "com.example.nobody-sees"
  private static let sessionToken = "session_nobody=sees"
  private static let appCheckToken = "eyJ.check+nobody/sees="
  private static let secrets = [key, bundleIdentifier, sessionToken, appCheckToken]

  private static let planted = planting(secrets)

  /// Secrets as they are and as URLs hold them.
  private static func planting(_ secrets: [String]) -> String {
    let encoded = secrets.compactMap {
      $0.addingPercentEncoding(withAllowedCharacters: .alphanumerics)
    }
    return (secrets + encoded).joined(separator: " ")
  }

  private static func isShown(in text: String) -> Bool {
    secrets.contains(where: text.contains) || text.contains("obody")
  }

  /// An engine that knows all four; with an App Check provider that gives a token or fails.
  private func engine(
    _ transport: any Transport, _ events: Logbook<PlacesDiagnostic>, isChecked: Bool = true
  ) -> PlacesEngine {
    var configuration = PlacesConfiguration.test(key: Self.key, transport: transport)
    configuration.bundleIdentifier = Self.bundleIdentifier
    configuration.retryPolicy = RetryPolicy()
    configuration.random = { 0 }
    configuration.onDiagnostic = { events.note($0) }
    let engine = PlacesEngine(configuration: configuration)
    engine.adopt(
      CallerIdentity(
        key: nil,
        appCheckToken: {
          guard isChecked else {
            let known = Self.planting([Self.key, Self.bundleIdentifier, Self.sessionToken])
            throw NSError(domain: "a", code: 1, userInfo: [NSLocalizedDescriptionKey: known])
          }
          return Self.appCheckToken
        }))
    return engine
  }

  private let query = PlaceQuery(
    placeID: "ChIJ1", fields: [.rating], sessionToken: SessionToken(text: sessionToken))

  /// The texts of a call's failure and events, none of which may show a secret.
  private func expectSecrecy(_ transport: CannedTransport) async throws {
    let events = Logbook<PlacesDiagnostic>()
    let result = await engine(transport, events).fetchPlace(query)
    let failure = try #require(result.failure)
    let texts =
      [ForeignText.printed(failure), failure.localizedDescription]
      + [failure.helpURL?.absoluteString ?? ""] + events.entries.map { ForeignText.printed($0) }
    #expect(texts.filter(Self.isShown) == [])
    #expect(events.entries.count >= 2)
    let sent = try #require(transport.requests.first)
    #expect(sent.header("X-Firebase-AppCheck") == Self.appCheckToken)
    #expect(sent.header("X-Ios-Bundle-Identifier") == Self.bundleIdentifier)
  }

  @Test(
    "No failure the service tells of, and no event, shows who is calling",
    arguments: Said.rows(planted))
  func service(said: Said) async throws {
    try await expectSecrecy(CannedTransport { _ in said.response })
  }

  @Test(
    "No failure of a transport, and no event, shows who is calling",
    arguments: PlacesFailure.Code.allCases)
  func failingTransport(code: PlacesFailure.Code) async throws {
    try await expectSecrecy(
      CannedTransport { _ in
        var failure = PlacesFailure(code, "Message with \(Self.planted)")
        failure.statusWord = Self.planted
        failure.reason = Self.planted
        failure.underlyingText = Self.planted
        return try Result<HTTPResponse, PlacesFailure>.failure(failure).get()
      })
  }

  @Test("No error of a connection, and no event, shows who is calling")
  func brokenTransport() async throws {
    try await expectSecrecy(
      CannedTransport { request in
        throw URLError(
          .cannotConnectToHost,
          userInfo: [
            NSLocalizedDescriptionKey: "No way to \(Self.planted)",
            NSURLErrorFailingURLErrorKey: request.url,
          ])
      })
  }

  @Test("No error of an App Check provider shows who is calling")
  func failingProvider() async throws {
    let events = Logbook<PlacesDiagnostic>()
    let transport = CannedTransport(body: "{}")
    _ = try await engine(transport, events, isChecked: false).fetchPlace(query).get()
    let said = events.entries.filter { $0.level == .notice }.map { ForeignText.printed($0) }
    #expect(said.count == 2)
    #expect(said.filter(Self.isShown) == [])
  }

  @Test("A text that is too short to tell anything is left where it stands")
  func shortTexts() async throws {
    let transport = CannedTransport(status: 404, body: "Not a place of the app.")
    var configuration = PlacesConfiguration.test(transport: transport)
    configuration.bundleIdentifier = "app"
    let query = PlaceQuery(
      placeID: "ChIJ1", fields: [.rating], sessionToken: SessionToken(text: "a"))
    let failure = await PlacesEngine(configuration: configuration).fetchPlace(query).failure
    #expect(failure?.underlyingText == "Not a place of the app.")
  }
}
