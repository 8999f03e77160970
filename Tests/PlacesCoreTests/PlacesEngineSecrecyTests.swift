import Foundation
import PlacesTestSupport
import Testing

@testable import PlacesCore

/// The key is planted wherever text comes in, as it is and as URLs hold it.
@Suite("Secrecy of the key")
struct PlacesEngineSecrecyTests {
  private static let key = "AIza-Sy_T0ken+/=that%never-shows"
  private static let forms = [
    key, "AIza-Sy_T0ken%2B%2F%3Dthat%25never-shows",
    "AIza%2DSy%5FT0ken%2B%2F%3Dthat%25never%2Dshows",
  ]
  private static let planted = forms.joined(separator: " ")

  @Test("No failure the service tells of shows the key", arguments: Said.rows(planted))
  func service(said: Said) async throws {
    let transport = CannedTransport { _ in said.response }
    try await expectSecrecy(.test(key: Self.key, transport: transport))
  }

  @Test("No failure of a transport shows the key", arguments: PlacesFailure.Code.allCases)
  func failingTransport(code: PlacesFailure.Code) async throws {
    let transport = CannedTransport { _ in
      var failure = PlacesFailure(code, "Message with \(Self.planted)")
      failure.statusWord = Self.planted
      failure.reason = Self.planted
      failure.underlyingText = Self.planted
      failure.helpURL = URL(string: "https://example.com/?key=\(Self.forms[1])")
      throw failure
    }
    let failure = try await expectSecrecy(.test(key: Self.key, transport: transport))
    #expect(failure.code == code)
  }

  @Test("A key that is replaced while its request is under way stays hidden")
  func replacedKey() async throws {
    let engine = Locked<PlacesEngine?>(nil)
    let transport = CannedTransport { _ in
      let replaced = engine.withLock { engine in
        defer { engine = nil }
        return engine
      }
      replaced?.adopt(CallerIdentity(key: Secret("AIzaAnotherKey")))
      throw URLError(
        .cannotConnectToHost, userInfo: [NSLocalizedDescriptionKey: "No way to \(Self.planted)"])
    }
    let made = PlacesEngine(configuration: .test(key: Self.key, transport: transport))
    engine.withLock { $0 = made }
    let result = await made.fetchPlace(PlaceQuery(placeID: "a", fields: [.name]))
    let failure = try #require(throws: PlacesFailure.self) { try result.get() }
    #expect(failure.underlyingText?.hasPrefix("No way to •••") == true)
    #expect(!Self.isShown(in: "\(failure)"))
  }

  @Test("No error of a location provider shows the key")
  func brokenLocationProvider() async throws {
    var configuration = PlacesConfiguration.test(
      key: Self.key, transport: CannedTransport(body: "{}"))
    configuration.locationProvider = {
      throw URLError(
        .unknown, userInfo: [NSLocalizedDescriptionKey: "No sky at \(Self.planted)"])
    }
    let result = await PlacesEngine(configuration: configuration).likelihoods(
      LikelihoodQuery(selection: FieldSelection([.name])), on: nil)
    let failure = try #require(throws: PlacesFailure.self) { try result.get() }
    #expect(failure.underlyingText?.hasPrefix("No sky at •••") == true)
    #expect(!Self.isShown(in: "\(failure)"))
  }

  @Test("No error of a transport shows the key")
  func brokenTransport() async throws {
    let transport = CannedTransport { request in
      throw URLError(
        .cannotConnectToHost,
        userInfo: [
          NSLocalizedDescriptionKey: "No way to \(Self.planted)",
          NSURLErrorFailingURLErrorKey: request.url,
        ])
    }
    try await expectSecrecy(.test(key: Self.key, transport: transport))
  }

  @Test("No call that is refused before it is sent shows the key", arguments: RefusedCall.rows)
  func refused(row: RefusedCall) async throws {
    var configuration = PlacesConfiguration.test(
      key: Self.key, transport: CannedTransport(body: "{}"))
    var query = PlaceQuery(placeID: "ChIJ1", fields: [.name])
    row.change(&query, &configuration)
    try await expectSecrecy(configuration, query)
  }

  @Test("No diagnostic shows the key")
  func diagnostics() async throws {
    let told = Locked<[PlacesDiagnostic]>([])
    var configuration = PlacesConfiguration.test(
      key: Self.key, transport: CannedTransport(body: "{}"))
    configuration.onDiagnostic = { diagnostic in told.withLock { $0.append(diagnostic) } }
    let engine = PlacesEngine(configuration: configuration)
    engine.adopt(
      CallerIdentity(
        key: nil,
        appCheckToken: {
          throw NSError(domain: "a", code: 1, userInfo: [NSLocalizedDescriptionKey: Self.planted])
        }))
    _ = try await engine.fetchPlace(PlaceQuery(placeID: "a", fields: [.name])).get()
    let texts = told.withLock { $0 }.map { ForeignText.printed($0) }
    #expect(texts.count == 3)
    #expect(texts.filter(Self.isShown) == [])
  }

  @Test("The key is taken out before a long text is cut")
  func longText() async throws {
    let body = String(repeating: "a", count: 185) + Self.key
    let failure = try await expectSecrecy(
      .test(key: Self.key, transport: CannedTransport(status: 500, body: body)))
    #expect(failure.underlyingText == String(repeating: "a", count: 185) + "•••")
  }

  @Test("Nothing that holds the key shows it when printed", arguments: NetworkTransport.allCases)
  func holders(network: NetworkTransport) throws {
    let configuration = PlacesConfiguration.test(
      key: Self.key, transport: network.make())
    let secret = try #require(Secret(Self.key))
    let engine = PlacesEngine(configuration: configuration)
    var state = SharedEngineState()
    _ = state.install(engine)
    _ = state.update { $0.provide(apiKey: Self.key) }
    let request = try Dialect.new.details.request(
      PlaceQuery(placeID: "a", fields: [.name]), Caller(address: "https://example.com", key: secret)
    )
    let texts = [
      ForeignText.printed(configuration), ForeignText.printed(engine),
      ForeignText.printed(state), ForeignText.printed(CallerIdentity(key: secret)),
      ForeignText.printed(Caller(address: "https://example.com", key: secret)),
      ForeignText.printed(request),
    ]
    #expect(texts.filter(Self.isShown) == [])
    #expect(texts[0].contains("•••"))
  }

  // MARK: Looking

  private static func isShown(in text: String) -> Bool {
    forms.contains(where: text.contains) || text.contains("T0ken")
  }

  @discardableResult
  private func expectSecrecy(
    _ configuration: PlacesConfiguration,
    _ query: PlaceQuery = PlaceQuery(placeID: "ChIJ1", fields: [.rating])
  ) async throws -> PlacesFailure {
    let result = await PlacesEngine(configuration: configuration).fetchPlace(query)
    let failure = try #require(throws: PlacesFailure.self) { try result.get() }
    let text = ForeignText.printed(failure) + failure.localizedDescription
    #expect(!Self.isShown(in: text))
    #expect(!Self.isShown(in: failure.helpURL?.absoluteString ?? ""))
    return failure
  }
}

extension ForeignText {
  /// Everything printing a value can give.
  static func printed(_ value: Any) -> String {
    var text = "\(value) " + String(describing: value) + String(reflecting: value)
    debugPrint(value, [value], to: &text)
    dump(value, to: &text)
    return text
  }
}

/// Something a service says with a text planted in it.
struct Said: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let response: HTTPResponse

  private init(_ testDescription: String, _ status: Int, _ body: String) {
    self.testDescription = testDescription
    response = HTTPResponse(status: status, body: Data(body.utf8))
  }

  /// Every code by every word and reason of its row, and every odd answer.
  static func rows(_ text: String) -> [Said] {
    PlacesFailure.Code.allCases.flatMap { rows($0.row, text) } + odd(text)
  }

  private static func rows(_ row: FailureRow, _ text: String) -> [Said] {
    row.httpStatuses.map { Said("\($0)", $0, body("X", nil, text)) }
      + row.statusWords.map { Said($0, 400, body($0, nil, text)) }
      + row.reasons.map { Said($0, 400, body("X", $0, text)) }
  }

  private static func odd(_ text: String) -> [Said] {
    [
      Said("status word", 400, body(text, nil, text)), Said("reason", 400, body("X", text, text)),
      Said("expired", 400, body("INVALID_ARGUMENT", "API_KEY_INVALID", "expired \(text)")),
      Said("page", 502, "<html>\(text)</html>"), Said("page as success", 200, "<html>\(text)"),
      Said("number as success", 200, #"{"rating": "\#(text)"}"#),
      Said("cut success", 200, #"{"rating": "\#(text)"#),
      Said("redirect", 302, #"<a href="?key=\#(text)">moved</a>"#),
    ]
  }

  private static func body(_ status: String, _ reason: String?, _ text: String) -> String {
    """
    {"error": {"code": 400, "message": "\(text)", "status": "\(status)", "details": [
      {"@type": "type.googleapis.com/google.rpc.ErrorInfo", "reason": "\(reason ?? "")",
       "metadata": {"consumer": "\(text)", "quota_limit": "\(text)PerDay"}},
      {"@type": "type.googleapis.com/google.rpc.BadRequest",
       "fieldViolations": [{"field": "\(text)", "description": "\(text)"}]},
      {"@type": "type.googleapis.com/google.rpc.Help",
       "links": [{"description": "\(text)", "url": "https://example.com/?key=\
    \(text.split(separator: " ").last ?? "")"}]}]}}
    """
  }
}
