import Foundation
import Testing

@testable import PlacesCore

struct PlacesFailureLegacyTests {
  private func outcome(_ body: String, status: Int = 200) -> PlacesFailure? {
    PlacesFailure(legacy: HTTPResponse(status: status, body: Data(body.utf8)))
  }

  @Test(arguments: [
    ("ZERO_RESULTS", "", PlacesFailure.Code.notFound),
    ("NOT_FOUND", "The place ID is no longer valid.", .notFound),
    ("INVALID_REQUEST", "Unsupported field name 'x'.", .invalidRequest),
    ("INVALID_REQUEST", "The Place ID is no longer valid, refresh it.", .notFound),
    ("OVER_QUERY_LIMIT", "", .usageLimitExceeded),
    ("REQUEST_DENIED", "You're calling a legacy API, which is not enabled.", .accessNotConfigured),
    ("REQUEST_DENIED", "The provided API key is invalid.", .keyInvalid),
    ("REQUEST_DENIED", "You must use an API key.", .keyInvalid),
    ("REQUEST_DENIED", "The provided API key is expired.", .keyExpired),
    ("REQUEST_DENIED", "This API key may not use this API.", .accessNotConfigured),
    ("REQUEST_DENIED", "Enable billing for the project.", .usageLimitExceeded),
    ("REQUEST_DENIED", "API keys with referer restrictions.", .incorrectBundleIdentifier),
    (
      "REQUEST_DENIED", "This site is not authorized to use this API key.",
      .incorrectBundleIdentifier
    ),
    ("REQUEST_DENIED", "", .accessNotConfigured),
    ("UNKNOWN_ERROR", "", .unavailable),
    ("BRAND_NEW", "", .serverError),
  ])
  func anOutcomeIsReadFromTheBody(
    _ word: String, _ text: String, _ code: PlacesFailure.Code
  ) throws {
    let message = text.isEmpty ? "" : #""error_message": "\#(text)", "#
    let failure = try #require(outcome(#"{\#(message)"status": "\#(word)"}"#))
    #expect(failure.code == code)
    #expect(failure.statusWord == word)
    #expect(failure.httpStatus == 200)
    #expect(failure.underlyingText == (text.isEmpty ? nil : text))
  }

  @Test(arguments: [
    (500, PlacesFailure.Code.unavailable), (503, .unavailable), (429, .rateLimitExceeded),
    (403, .serverError), (404, .serverError), (302, .serverError),
  ])
  func anotherStatusComesFromTheWay(_ status: Int, _ code: PlacesFailure.Code) {
    #expect(outcome("<html>", status: status)?.code == code)
  }

  @Test(arguments: [
    #"{"result": {}, "status": "OK"}"#, "{\"status\"\n:\t\"OK\"\r\n}\n ", #"{"status":"OK","a":1}"#,
    #"{"status": "UNKNOWN_ERROR", "status": "OK"}"#, #"{"status": "OK", "a\"status": "DENIED"}"#,
    #"{"status": "\u004FK"}"#, #"{"result": {"status": "UNKNOWN_ERROR"}, "status": "OK"}"#,
  ])
  func aSuccessIsNoFailure(_ body: String) {
    #expect(outcome(body) == nil)
  }

  @Test(arguments: [
    #"{"status": "UNKNOWN_ERROR", "result": {"status": "OK"}}"#,
    #"{"status": "UNKNOWN_ERROR", "a\"status": "OK"}"#,
    #"{"status": "UNKNOWN_ERROR", "Status": "OK"}"#, #"{"status": "UNKNOWN_ERROR", "a": "OK"}"#,
    #"{"status": "OK", "status": "UNKNOWN_ERROR"}"#,
    #"{"status": "UNKNOWN_ERROR", "a": "\"status\":\"OK\"}"}"#,
  ])
  func aWordElsewhereIsNoSuccess(_ body: String) {
    #expect(outcome(body)?.code == .unavailable)
  }

  @Test func theTextOfADeniedRequestNamesTheAPIs() throws {
    let text = try #require(outcome(#"{"status": "REQUEST_DENIED"}"#)).message
    #expect(text.contains("Places API (Legacy)"))
    #expect(text.contains("Places API (New)"))
  }
}
