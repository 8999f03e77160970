import Foundation
import Testing

@testable import PlacesCore

@Suite("Failures of Places API (New)")
struct PlacesFailureNewTests {
  // MARK: What the service answers

  @Test("A success is no failure", arguments: [200, 201, 204, 299])
  func success(status: Int) {
    #expect(read(status, "{}") == nil)
    #expect(read(status, #"{"error": {"status": "NOT_FOUND"}}"#) == nil)
  }

  @Test("A reason decides", arguments: ReasonRow.all)
  func reasons(row: ReasonRow) throws {
    let failure = try #require(read(row.httpStatus, row.body))
    #expect(failure.code == row.code)
    #expect(failure.httpStatus == row.httpStatus)
    #expect(failure.statusWord == row.statusWord)
    #expect(failure.reason == row.reason)
    #expect(failure.underlyingText == "Said by the service.")
    #expect(failure.message == row.code.row.advice)
  }

  @Test(
    "Without a reason the status word decides",
    arguments: [
      (400, "INVALID_ARGUMENT", .invalidRequest), (404, "NOT_FOUND", .notFound),
      (400, "FAILED_PRECONDITION", .invalidRequest), (400, "OUT_OF_RANGE", .invalidRequest),
      (401, "UNAUTHENTICATED", .keyInvalid), (403, "PERMISSION_DENIED", .accessNotConfigured),
      (429, "RESOURCE_EXHAUSTED", .rateLimitExceeded), (500, "INTERNAL", .unavailable),
      (503, "UNAVAILABLE", .unavailable), (504, "DEADLINE_EXCEEDED", .unavailable),
      (500, "UNKNOWN", .serverError), (500, "DATA_LOSS", .serverError),
      (400, "NOT_FOUND", .notFound),
    ] as [(Int, String, PlacesFailure.Code)])
  func statusWords(status: Int, word: String, code: PlacesFailure.Code) throws {
    let failure = try #require(
      read(status, #"{"error": {"message": "Said.", "status": "\#(word)"}}"#))
    #expect(failure.code == code)
    #expect(failure.statusWord == word)
    #expect(failure.reason == nil)
    #expect(failure.underlyingText == "Said.")
  }

  @Test(
    "Without any known word the HTTP status decides",
    arguments: [
      (400, .invalidRequest), (401, .keyInvalid), (403, .accessNotConfigured), (404, .notFound),
      (429, .rateLimitExceeded), (500, .unavailable), (502, .unavailable), (503, .unavailable),
      (504, .unavailable), (418, .serverError), (302, .serverError),
    ] as [(Int, PlacesFailure.Code)], [#"{"error": {}}"#, #"{"error": {"status": "BRAND_NEW"}}"#])
  func httpStatuses(row: (status: Int, code: PlacesFailure.Code), body: String) throws {
    let failure = try #require(read(row.status, body))
    #expect(failure.code == row.code)
    #expect(failure.httpStatus == row.status)
    #expect(failure.underlyingText == nil)
  }

  @Test(
    "The text decides what nothing else tells",
    arguments: [
      (400, "INVALID_ARGUMENT", "API_KEY_INVALID", "This key expired.", .keyExpired),
      (400, "INVALID_ARGUMENT", "API_KEY_INVALID", "The key has EXPIRED", .keyExpired),
      (400, "INVALID_ARGUMENT", "API_KEY_INVALID", "This key is wrong.", .keyInvalid),
      (403, "PERMISSION_DENIED", nil, "No unregistered callers here.", .keyInvalid),
      (403, "PERMISSION_DENIED", "SERVICE_DISABLED", "unregistered callers", .accessNotConfigured),
      (400, "INVALID_ARGUMENT", nil, "The ID is no longer valid: refresh it.", .notFound),
      (400, "INVALID_ARGUMENT", nil, "The ID is not a place ID.", .invalidRequest),
      (404, "NOT_FOUND", nil, "The ID expired.", .notFound),
    ] as [(Int, String, String?, String, PlacesFailure.Code)])
  func texts(
    status: Int, word: String, reason: String?, text: String, code: PlacesFailure.Code
  ) throws {
    let row = ReasonRow(status, word, reason ?? "", code)
    let failure = try #require(read(status, row.body(message: text)))
    #expect(failure.code == code)
    #expect(failure.underlyingText == text)
  }

  @Test(
    "The name of a quota tells a day from a minute",
    arguments: [
      (#""GetPlaceRequestPerMinutePerProject""#, .rateLimitExceeded),
      (#""GetPlaceRequestPerDayPerProject""#, .usageLimitExceeded),
      (#""""#, .rateLimitExceeded), ("5", .rateLimitExceeded), ("null", .rateLimitExceeded),
    ] as [(String, PlacesFailure.Code)])
  func quotas(limit: String, code: PlacesFailure.Code) throws {
    let failure = try #require(
      read(
        429,
        """
        {"error": {"code": 429, "message": "Too many.", "status": "RESOURCE_EXHAUSTED",
          "details": [{"@type": "type.googleapis.com/google.rpc.ErrorInfo",
            "reason": "RATE_LIMIT_EXCEEDED", "domain": "googleapis.com",
            "metadata": {"service": "places.googleapis.com", "quota_limit": \(limit)}}]}}
        """))
    #expect(failure.code == code)
    #expect(failure.reason == "RATE_LIMIT_EXCEEDED")
    #expect(failure.message == code.row.advice)
  }

  @Test("A disabled service is named, with the page that enables it")
  func serviceDisabled() throws {
    let failure = try #require(
      read(
        403,
        """
        {"error": {"code": 403, "message": "It is disabled.", "status": "PERMISSION_DENIED",
          "details": [
            {"@type": "type.googleapis.com/google.rpc.Help",
             "links": [{"description": "Activation", "url": "https://console.example/enable?p=1"},
                       {"url": "https://console.example/second"}]},
            {"@type": "type.googleapis.com/google.rpc.ErrorInfo", "reason": "SERVICE_DISABLED",
             "domain": "googleapis.com", "metadata": {"consumer": "projects/1"}},
            {"@type": "type.googleapis.com/google.rpc.LocalizedMessage", "locale": "en",
             "message": "Somewhere else."}]}}
        """))
    #expect(failure.code == .accessNotConfigured)
    #expect(failure.code.row.gmsCode == -9)
    #expect(failure.helpURL == URL(string: "https://console.example/enable?p=1"))
    #expect(failure.underlyingText == "It is disabled.")
    #expect(failure.localizedDescription.contains("Places API (New)"))
  }

  @Test("A bad mask says which part of it is wrong")
  func badMask() throws {
    let failure = try #require(
      read(
        400,
        """
        {"error": {"code": 400, "message": "Bad argument.", "status": "INVALID_ARGUMENT",
          "details": [{"@type": "type.googleapis.com/google.rpc.BadRequest",
            "fieldViolations": [{"field": "id,colour", "description": "No such path: colour"},
              {"field": "x", "description": "Second."}]}]}}
        """))
    #expect(failure.code == .invalidRequest)
    #expect(failure.underlyingText == "Bad argument. No such path: colour")
    #expect(failure.reason == nil)
  }

  // MARK: What is not shaped as it should be

  @Test(
    "Details that are missing or malformed do not hide the rest",
    arguments: [
      "null", "{}", "5", "\"x\"", "[]", "[null]", "[5, \"x\", [], {}]",
      #"[{"reason": "API_KEY_INVALID"}]"#, #"[{"@type": 5, "reason": "API_KEY_INVALID"}]"#,
      #"[{"@type": "", "reason": "API_KEY_INVALID"}]"#,
      #"[{"@type": "type.googleapis.com/brand.new.Thing", "reason": "API_KEY_INVALID"}]"#,
      #"[{"@type": "type.googleapis.com/google.rpc.ErrorInfo"}]"#,
      #"[{"@type": "type.googleapis.com/google.rpc.ErrorInfo", "reason": 5, "metadata": []}]"#,
      #"[{"@type": "type.googleapis.com/google.rpc.Help"}]"#,
      #"[{"@type": "type.googleapis.com/google.rpc.Help", "links": []}]"#,
      #"[{"@type": "type.googleapis.com/google.rpc.Help", "links": [{"url": 5}]}]"#,
      #"[{"@type": "type.googleapis.com/google.rpc.Help", "links": [{"url": ""}]}]"#,
      #"[{"@type": "type.googleapis.com/google.rpc.BadRequest", "fieldViolations": {}}]"#,
      #"[{"@type": "type.googleapis.com/google.rpc.BadRequest", "fieldViolations": [5]}]"#,
    ])
  func details(details: String) throws {
    let failure = try #require(
      read(
        404, #"{"error": {"message": "Gone.", "status": "NOT_FOUND", "details": \#(details)}}"#))
    #expect(failure.code == .notFound)
    #expect(failure.statusWord == "NOT_FOUND")
    #expect(failure.reason == nil)
    #expect(failure.helpURL == nil)
    #expect(failure.underlyingText == "Gone.")
  }

  @Test("A known detail counts among unknown and malformed ones")
  func mixedDetails() throws {
    let failure = try #require(
      read(
        403,
        """
        {"error": {"status": "PERMISSION_DENIED", "details": [5, {"@type": "x/y.Unknown"},
          {"@type": "type.googleapis.com/google.rpc.ErrorInfo",
           "reason": "API_KEY_IOS_APP_BLOCKED", "metadata": 5}]}}
        """))
    #expect(failure.code == .incorrectBundleIdentifier)
    #expect(failure.reason == "API_KEY_IOS_APP_BLOCKED")
    #expect(failure.underlyingText == nil)
  }

  @Test(
    "Words of the wrong type count as none",
    arguments: [
      #"{"error": {"message": 5, "status": 5}}"#, #"{"error": {"message": null, "status": []}}"#,
      #"{"error": {"code": "404"}, "x": 1}"#,
    ])
  func wrongTypes(body: String) throws {
    let failure = try #require(read(404, body))
    #expect(failure.code == .notFound)
    #expect(failure.statusWord == nil)
    #expect(failure.underlyingText == nil)
  }

  @Test(
    "A reason that is not known leaves the status word to decide, and is kept")
  func unknownReason() throws {
    let row = ReasonRow(403, "PERMISSION_DENIED", "BRAND_NEW", .accessNotConfigured)
    let failure = try #require(read(403, row.body))
    #expect(failure.code == .accessNotConfigured)
    #expect(failure.reason == "BRAND_NEW")
  }

  @Test(
    "What is not Google's error is told by its status only when that means trouble or rate",
    arguments: [
      (302, .serverError), (400, .serverError), (401, .serverError), (403, .serverError),
      (404, .serverError), (418, .serverError), (429, .rateLimitExceeded), (500, .unavailable),
      (502, .unavailable), (503, .unavailable), (504, .unavailable), (505, .serverError),
    ] as [(Int, PlacesFailure.Code)],
    [
      "<!DOCTYPE html><title>Trouble</title>", "[]", "\"error\"", "null", "5", "{}",
      #"{"error": "text"}"#, #"{"error": null}"#, #"{"error": ["NOT_FOUND"]}"#,
      #"{"error": {"status": "NOT_FOUND"}"#, #"[{"error": {"status": "NOT_FOUND"}}]"#,
    ])
  func foreignBodies(row: (status: Int, code: PlacesFailure.Code), body: String) throws {
    let failure = try #require(read(row.status, body))
    #expect(failure.code == row.code)
    #expect(failure.httpStatus == row.status)
    #expect(failure.statusWord == nil)
    #expect(failure.reason == nil)
    #expect(failure.underlyingText == body)
  }

  @Test(
    "An empty body says nothing",
    arguments: [
      (302, .serverError), (403, .serverError), (429, .rateLimitExceeded), (503, .unavailable),
    ]
      as [(Int, PlacesFailure.Code)])
  func emptyBody(status: Int, code: PlacesFailure.Code) throws {
    let failure = try #require(read(status, ""))
    #expect(failure.code == code)
    #expect(failure.underlyingText == nil)
    #expect(failure.message == code.row.advice)
  }

  @Test("A body that is not UTF-8 is still told of")
  func notUTF8() throws {
    let response = HTTPResponse(status: 503, body: Data([0x3C, 0xFF, 0x3E]))
    let failure = try #require(PlacesFailure(new: response))
    #expect(failure.code == .unavailable)
    #expect(failure.underlyingText == "<\u{FFFD}>")
  }

  private func read(_ status: Int, _ body: String) -> PlacesFailure? {
    PlacesFailure(new: HTTPResponse(status: status, body: Data(body.utf8)))
  }
}

/// An error of the service with a reason, and what it means.
struct ReasonRow: Sendable, CustomTestStringConvertible {
  let httpStatus: Int
  let statusWord: String
  let reason: String
  let code: PlacesFailure.Code

  init(
    _ httpStatus: Int, _ statusWord: String, _ reason: String, _ code: PlacesFailure.Code
  ) {
    self.httpStatus = httpStatus
    self.statusWord = statusWord
    self.reason = reason
    self.code = code
  }

  static let all: [ReasonRow] = [
    .init(400, "INVALID_ARGUMENT", "API_KEY_INVALID", .keyInvalid),
    .init(403, "PERMISSION_DENIED", "SERVICE_DISABLED", .accessNotConfigured),
    .init(403, "PERMISSION_DENIED", "API_KEY_SERVICE_BLOCKED", .accessNotConfigured),
    .init(403, "PERMISSION_DENIED", "CONSUMER_INVALID", .accessNotConfigured),
    .init(403, "PERMISSION_DENIED", "CONSUMER_SUSPENDED", .accessNotConfigured),
    .init(403, "PERMISSION_DENIED", "USER_PROJECT_DENIED", .accessNotConfigured),
    .init(403, "PERMISSION_DENIED", "API_KEY_IOS_APP_BLOCKED", .incorrectBundleIdentifier),
    .init(403, "PERMISSION_DENIED", "API_KEY_ANDROID_APP_BLOCKED", .incorrectBundleIdentifier),
    .init(403, "PERMISSION_DENIED", "API_KEY_HTTP_REFERRER_BLOCKED", .incorrectBundleIdentifier),
    .init(403, "PERMISSION_DENIED", "API_KEY_IP_ADDRESS_BLOCKED", .incorrectBundleIdentifier),
    .init(403, "PERMISSION_DENIED", "BILLING_DISABLED", .usageLimitExceeded),
    .init(429, "RESOURCE_EXHAUSTED", "RATE_LIMIT_EXCEEDED", .rateLimitExceeded),
    .init(429, "RESOURCE_EXHAUSTED", "RESOURCE_QUOTA_EXCEEDED", .usageLimitExceeded),
  ]

  var testDescription: String { reason }
  var body: String { body(message: "Said by the service.") }

  /// The body with another message; without a reason it has no details.
  func body(message: String) -> String {
    let info = """
      {"@type": "type.googleapis.com/google.rpc.ErrorInfo", "reason": "\(reason)",
       "domain": "googleapis.com", "metadata": {"service": "places.googleapis.com"}}
      """
    return """
      {"error": {"code": \(httpStatus), "message": "\(message)", "status": "\(statusWord)",
        "details": [\(reason.isEmpty ? "" : info)]}}
      """
  }
}
