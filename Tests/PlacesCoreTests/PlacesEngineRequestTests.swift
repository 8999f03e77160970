import Foundation
import PlacesTestSupport
import Testing

@testable import PlacesCore

/// Texts of a caller's that could be more than a value, as a server sees them.
@Suite("Requests as they arrive", .timeLimit(.minutes(15)))
struct PlacesEngineRequestTests {
  private static let plain = PlaceQuery(placeID: "ChIJsample", fields: [.name])

  @Test(
    "Everything a caller can give arrives in its place", arguments: PlacesDialect.allCases,
    NetworkTransport.allCases)
  func everything(dialect: PlacesDialect, network: NetworkTransport) async throws {
    var query = Self.plain
    query.sessionToken = SessionToken(text: "a-b_c=")
    query.regionCode = "GB"
    let request = try #require(
      try await requests(query, dialect, network) { configuration in
        configuration.languageCode = "zh-Hant_TW"
        configuration.bundleIdentifier = "com.example.app"
      }.first)
    let target =
      switch dialect {
      case .new: "/v1/places/ChIJsample?languageCode=zh-Hant_TW&regionCode=GB&sessionToken=a-b_c%3D"
      case .legacy:
        "\(line(for: "ChIJsample"))&language=zh-Hant_TW&region=uk&sessiontoken=a-b_c%3D&key=\(key)"
      }
    #expect(request.requestLine == "GET \(target) HTTP/1.1")
    #expect(request.values(of: "X-Ios-Bundle-Identifier") == ["com.example.app"])
  }

  @Test(
    "A place ID arrives as one value, or is refused",
    arguments: combinations(OddText.all, PlacesDialect.allCases, NetworkTransport.allCases))
  func placeID(odd: OddText, dialect: PlacesDialect, network: NetworkTransport) async throws {
    var query = Self.plain
    query.placeID = odd.text
    guard let encoded = odd.encoded else { return try await expectRefusal(query, dialect, network) }
    let target =
      switch dialect {
      case .new: "/v1/places/\(encoded)"
      case .legacy: "\(line(for: encoded))&key=\(key)"
      }
    let request = try #require(try await requests(query, dialect, network).first)
    let usual = try #require(try await requests(Self.plain, dialect, network).first)
    #expect(request.requestLine == "GET \(target) HTTP/1.1")
    #expect(request.ownHeaders == usual.ownHeaders)
  }

  @Test(
    "A bundle identifier arrives as one header, or is refused",
    arguments: combinations(OddText.all, PlacesDialect.allCases, NetworkTransport.allCases))
  func bundleIdentifier(odd: OddText, dialect: PlacesDialect, network: NetworkTransport)
    async throws
  {
    guard odd.isHeaderValue else {
      return try await expectRefusal(Self.plain, dialect, network) {
        $0.bundleIdentifier = odd.text
      }
    }
    let received = try await requests(Self.plain, dialect, network) {
      $0.bundleIdentifier = odd.text
    }
    let request = try #require(received.first)
    let usual = try #require(try await requests(Self.plain, dialect, network).first)
    #expect(request.requestLine == usual.requestLine)
    #expect(request.values(of: "X-Ios-Bundle-Identifier") == [odd.text])
    #expect(
      request.ownHeaders
        == (usual.ownHeaders + ["X-Ios-Bundle-Identifier: \(odd.text)"]).sorted())
  }

  @Test(
    "An odd session token is never sent",
    arguments: combinations(OddText.all, PlacesDialect.allCases, NetworkTransport.allCases))
  func sessionToken(odd: OddText, dialect: PlacesDialect, network: NetworkTransport) async throws {
    var query = Self.plain
    query.sessionToken = SessionToken(text: odd.text)
    try await expectRefusal(query, dialect, network)
  }

  @Test(
    "An odd region is never sent",
    arguments: combinations(OddText.all, PlacesDialect.allCases, NetworkTransport.allCases))
  func region(odd: OddText, dialect: PlacesDialect, network: NetworkTransport) async throws {
    var query = Self.plain
    query.regionCode = odd.text
    try await expectRefusal(query, dialect, network)
    try await expectRefusal(Self.plain, dialect, network) { $0.regionCode = odd.text }
  }

  @Test(
    "An odd language is never sent",
    arguments: combinations(OddText.all, PlacesDialect.allCases, NetworkTransport.allCases))
  func language(odd: OddText, dialect: PlacesDialect, network: NetworkTransport) async throws {
    try await expectRefusal(Self.plain, dialect, network) { $0.languageCode = odd.text }
  }

  // MARK: Helpers

  private let key = PlacesConfiguration.testKey

  /// The start of a Legacy request.
  private func line(for id: String) -> String {
    "/maps/api/place/details/json?place_id=\(id)&fields=name"
  }

  /// What a server receives of a query.
  private func requests(
    _ query: PlaceQuery, _ dialect: PlacesDialect, _ network: NetworkTransport,
    _ change: (inout PlacesConfiguration) -> Void = { _ in }
  ) async throws -> [LoopbackRequest] {
    let server = try LoopbackServer { _ in .place(in: dialect) }
    _ = try await engine(at: server, dialect, network, change).fetchPlace(query).get()
    return server.requests
  }

  private func expectRefusal(
    _ query: PlaceQuery, _ dialect: PlacesDialect, _ network: NetworkTransport,
    _ change: (inout PlacesConfiguration) -> Void = { _ in },
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let server = try LoopbackServer { _ in .place(in: dialect) }
    let result = await engine(at: server, dialect, network, change).fetchPlace(query)
    let failure = try #require(
      throws: PlacesFailure.self, sourceLocation: sourceLocation
    ) { try result.get() }
    #expect(failure.code == .invalidRequest, sourceLocation: sourceLocation)
    #expect(server.connectionCount == 0, sourceLocation: sourceLocation)
  }

  private func engine(
    at server: LoopbackServer, _ dialect: PlacesDialect, _ network: NetworkTransport,
    _ change: (inout PlacesConfiguration) -> Void
  ) -> PlacesEngine {
    var configuration = PlacesConfiguration.test(transport: network.make())
    configuration.baseURL = server.url
    configuration.dialect = dialect
    change(&configuration)
    return PlacesEngine(configuration: configuration)
  }
}

/// A text that is no ID, token, code or identifier.
struct OddText: Sendable, CustomTestStringConvertible {
  let text: String
  /// How it stands in a URL; nil where it may not.
  let encoded: String?
  /// Whether it can stand in a header.
  let isHeaderValue: Bool

  var testDescription: String { text.debugDescription }

  private init(_ text: String, _ encoded: String?, inHeader isHeaderValue: Bool) {
    self.text = text
    self.encoded = encoded
    self.isHeaderValue = isHeaderValue
  }

  static let all = [
    OddText("a/b", "a%2Fb", inHeader: true),
    OddText("../../v2", "..%2F..%2Fv2", inHeader: true),
    OddText("a\\b", "a%5Cb", inHeader: true),
    OddText(".", nil, inHeader: true),
    OddText("..", nil, inHeader: true),
    OddText("...", "...", inHeader: true),
    OddText("a.b", "a.b", inHeader: true),
    OddText("50%", "50%25", inHeader: true),
    OddText("%2F..", "%252F..", inHeader: true),
    OddText("%0D%0AX-Evil:1", "%250D%250AX-Evil%3A1", inHeader: true),
    OddText("a?key=b", "a%3Fkey%3Db", inHeader: true),
    OddText("a&key=b", "a%26key%3Db", inHeader: true),
    OddText("a#b;c", "a%23b%3Bc", inHeader: true),
    OddText("a+b", "a%2Bb", inHeader: true),
    OddText("a:b@c", "a%3Ab%40c", inHeader: true),
    OddText("a b", "a%20b", inHeader: false),
    OddText("é", "%C3%A9", inHeader: false),
    OddText("\u{202E}日本🏠", "%E2%80%AE%E6%97%A5%E6%9C%AC%F0%9F%8F%A0", inHeader: false),
    OddText("a\nb", nil, inHeader: false),
    OddText("a\rb", nil, inHeader: false),
    OddText("a\r\nX-Evil: 1", nil, inHeader: false),
    OddText("a HTTP/1.1\r\n\r\nGET /b", nil, inHeader: false),
    OddText("a\u{0}b", nil, inHeader: false),
    OddText("a\u{2028}b", nil, inHeader: false),
    OddText("a\tb", nil, inHeader: false),
    OddText("", nil, inHeader: false),
  ]
}

extension LoopbackRequest {
  /// The headers that the engine sets, in alphabetical order.
  fileprivate var ownHeaders: [String] {
    headerLines.filter { $0.lowercased().hasPrefix("x-") }.sorted()
  }
}
