import Foundation
import GooglePlaces
import PlacesCore
import PlacesTestSupport
import Testing

@Suite("Failures as NSErrors")
struct NSErrorPlacesFailureTests {
  @Test(
    "Each code of a failure has its number",
    arguments: [
      (.network, .networkError), (.timedOut, .networkError), (.cancelled, .networkError),
      (.unavailable, .serverError),
      (.serverError, .serverError), (.internalError, .internalError), (.keyInvalid, .keyInvalid),
      (.keyExpired, .keyExpired), (.usageLimitExceeded, .usageLimitExceeded),
      (.rateLimitExceeded, .rateLimitExceeded),
      (.deviceRateLimitExceeded, .deviceRateLimitExceeded),
      (.accessNotConfigured, .accessNotConfigured),
      (.incorrectBundleIdentifier, .incorrectBundleIdentifier), (.locationError, .locationError),
      (.notFound, .invalidRequest), (.invalidRequest, .invalidRequest),
    ] as [(PlacesFailure.Code, GMSPlacesErrorCode)])
  func number(code: PlacesFailure.Code, expected: GMSPlacesErrorCode) async {
    let answer = await answer(of: CannedTransport { _ in throw PlacesFailure(code, "Because.") })
    #expect(answer.nsError.flatMap { GMSPlacesErrorCode(rawValue: $0.code) } == expected)
  }

  @Test("A refusal of the service is told with its status, word and reason", arguments: Refusal.all)
  func refusal(refusal: Refusal) async throws {
    let transport = CannedTransport(status: refusal.status, body: refusal.body)
    let answer = await answer(of: transport)
    #expect(answer.place == nil)
    let error = try #require(answer.nsError)
    #expect(GMSPlacesErrorCode(rawValue: error.code) == refusal.number)
    let failure = try #require(error.userInfo[NSUnderlyingErrorKey] as? PlacesFailure)
    #expect(failure.code == refusal.code)
    #expect(failure.httpStatus == refusal.status)
    #expect(failure.statusWord == refusal.word)
    #expect(failure.reason == refusal.reason)
    #expect(failure.attempts == transport.requests.count)
  }

  @Test("An API that is not enabled is named, with the page that enables it")
  func disabledAPI() async throws {
    let answer = await answer(
      of: CannedTransport(
        status: 403,
        body: """
          {"error": {"code": 403, "status": "PERMISSION_DENIED", "message": "Disabled.", "details": [
            {"@type": "type.googleapis.com/google.rpc.ErrorInfo", "reason": "SERVICE_DISABLED"},
            {"@type": "type.googleapis.com/google.rpc.Help",
             "links": [{"url": "https://console.example/enable"}]}
          ]}}
          """))
    let error = try #require(answer.nsError)
    #expect(error.code == -9)
    #expect(error.localizedDescription.contains("Places API (New)"))
    #expect(answer.failure?.helpURL == URL(string: "https://console.example/enable"))
  }

  @Test("An ID that is obsolete is told after one attempt")
  func notFound() async {
    let client = GMSPlacesClient.embedded
    let answer = await Answer.of {
      client.lookUpPlaceID("ChIJSampleObsolete000000001", callback: $0)
    }
    #expect(answer.place == nil)
    #expect(answer.nsError?.code == GMSPlacesErrorCode.invalidRequest.rawValue)
    #expect(answer.failure?.code == .notFound && answer.failure?.attempts == 1)
  }

  @Test("A value that is malformed is told with its path")
  func malformed() async {
    let answer = await answer(of: CannedTransport(body: #"{"reviews": [], "rating": "good"}"#))
    #expect(answer.place == nil)
    #expect(answer.nsError?.code == GMSPlacesErrorCode.serverError.rawValue)
    #expect(answer.failure?.codingPath == "rating")
  }

  @Test("No text of an error holds the API key", arguments: Leak.all)
  func leak(leak: Leak) async throws {
    let error = try #require(await answer(of: leak.transport).nsError)
    let failure = try #require(error.userInfo[NSUnderlyingErrorKey] as? PlacesFailure)
    var texts = [
      error.localizedDescription, error.description, error.debugDescription, "\(error)",
      "\(error.userInfo)", failure.description, failure.localizedDescription, "\(failure)",
      String(reflecting: failure), failure.helpURL?.absoluteString ?? "",
    ]
    texts += error.userInfo.values.map { "\($0)" }
    var dumped = ""
    dump(error, to: &dumped)
    dump(failure, to: &dumped)
    texts.append(dumped)
    #expect(texts.filter { $0.contains(PlacesConfiguration.testKey.prefix(8)) } == [])
    #expect(texts.contains { $0.contains("•••") }, "The text with the key was not reached.")
  }

  private func answer(of transport: CannedTransport) async -> Answer {
    let client = GMSPlacesClient.on(transport)
    return await Answer.of { client.lookUpPlaceID("ChIJa", callback: $0) }
  }
}

/// How the service refuses a request, and what legacy code must see of it.
struct Refusal: Sendable, CustomTestStringConvertible {
  let status: Int
  let word: String?
  let reason: String?
  let code: PlacesFailure.Code
  let number: GMSPlacesErrorCode

  var testDescription: String { [word, reason].compactMap { $0 }.joined(separator: " ") }

  init(
    _ status: Int, _ word: String?, _ reason: String?, _ code: PlacesFailure.Code,
    _ number: GMSPlacesErrorCode
  ) {
    self.status = status
    self.word = word
    self.reason = reason
    self.code = code
    self.number = number
  }

  var body: String {
    guard let word else { return "<html>a proxy's page</html>" }
    let detail = reason.map {
      #"{"@type": "type.googleapis.com/google.rpc.ErrorInfo", "reason": "\#($0)"}"#
    }
    return """
      {"error": {"code": \(status), "status": "\(word)", "details": [\(detail ?? "")]}}
      """
  }

  static let all: [Refusal] = [
    .init(400, "INVALID_ARGUMENT", "API_KEY_INVALID", .keyInvalid, .keyInvalid),
    .init(400, "INVALID_ARGUMENT", nil, .invalidRequest, .invalidRequest),
    .init(403, "PERMISSION_DENIED", "SERVICE_DISABLED", .accessNotConfigured, .accessNotConfigured),
    .init(
      403, "PERMISSION_DENIED", "API_KEY_SERVICE_BLOCKED", .accessNotConfigured,
      .accessNotConfigured),
    .init(
      403, "PERMISSION_DENIED", "API_KEY_IOS_APP_BLOCKED", .incorrectBundleIdentifier,
      .incorrectBundleIdentifier),
    .init(
      403, "PERMISSION_DENIED", "BILLING_DISABLED", .usageLimitExceeded, .usageLimitExceeded),
    .init(404, "NOT_FOUND", nil, .notFound, .invalidRequest),
    .init(
      429, "RESOURCE_EXHAUSTED", "RATE_LIMIT_EXCEEDED", .rateLimitExceeded, .rateLimitExceeded),
    .init(503, "UNAVAILABLE", nil, .unavailable, .serverError),
    .init(502, nil, nil, .unavailable, .serverError),
    .init(404, nil, nil, .serverError, .serverError),
  ]
}

/// A way for the key to get into what an error says.
struct Leak: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let transport: CannedTransport

  private static let key = PlacesConfiguration.testKey

  static let all =
    codes + [
      Leak(
        testDescription: "an error of the connection",
        transport: CannedTransport { request in
          throw Broken(text: "No route: \(request.header("X-Goog-Api-Key") ?? "")")
        }),
      Leak(
        testDescription: "the service's message",
        transport: CannedTransport(
          status: 400,
          body: #"{"error": {"status": "INVALID_ARGUMENT", "message": "Bad key \#(key)."}}"#)),
      Leak(
        testDescription: "the service's word and reason",
        transport: CannedTransport(
          status: 400,
          body: """
            {"error": {"status": "\(key)", "details": [
              {"@type": "type.googleapis.com/google.rpc.ErrorInfo", "reason": "\(key)"}
            ]}}
            """)),
      Leak(
        testDescription: "the service's link",
        transport: CannedTransport(
          status: 403,
          body: """
            {"error": {"status": "PERMISSION_DENIED", "message": "\(key)", "details": [
              {"@type": "type.googleapis.com/google.rpc.Help",
               "links": [{"url": "https://console.example/?key=\(key)"}]}
            ]}}
            """)),
      Leak(
        testDescription: "a page that is no answer",
        transport: CannedTransport(status: 502, body: "<a href='/?key=\(key)'>again</a>")),
      Leak(
        testDescription: "an answer that is no JSON",
        transport: CannedTransport(body: "key=\(key)")),
      Leak(
        testDescription: "a text so long that it is cut inside the key",
        transport: CannedTransport(
          status: 400,
          body: """
            {"error": {"status": "INVALID_ARGUMENT",
              "message": "\(key)\(String(repeating: "x", count: 150))\(key)"}}
            """)),
    ]

  private static let codes = PlacesFailure.Code.allCases.map { code in
    Leak(
      testDescription: "a failure \(code.rawValue)",
      transport: CannedTransport { _ in throw PlacesFailure(code, "With \(key) in it.") })
  }

  private struct Broken: LocalizedError {
    let text: String
    var errorDescription: String? { text }
  }
}
