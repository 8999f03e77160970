import Foundation
import Testing

@testable import PlacesCore

@Suite("Validation")
struct ValidationTests {
  @Test(
    "A place ID is free text, as long as it can stand in a path",
    arguments: ["ChIJN1t_tDeuEmsRUsoyG83frY4", "a", " a", "...", ".a", "a/..", "🏠", "%2e%2e"])
  func placeID(id: String) {
    #expect(throws: Never.self) { try Validation.check(placeID: id) }
  }

  @Test(
    "A blank place ID is refused",
    arguments: ["", " ", "   ", "\t", "\n", "\u{A0}", "\u{3000}", "\u{2028}"])
  func blankPlaceID(id: String) throws {
    let failure = try #require(throws: PlacesFailure.self) { try Validation.check(placeID: id) }
    #expect(failure.code == .invalidRequest)
    #expect(failure.message == "The place ID is empty.")
  }

  @Test(
    "A place ID that is a dot segment or holds a control character is refused",
    arguments: [
      ".", "..", "a\n", "\na", "a\r\nX-Header: b", "a\tb", "a\u{0}b", "\u{0}", "a\u{7F}",
      "a\u{85}b", "a\u{2028}b", "a\u{2029}b",
    ])
  func controlledPlaceID(id: String) throws {
    let failure = try #require(throws: PlacesFailure.self) { try Validation.check(placeID: id) }
    #expect(failure.code == .invalidRequest)
    #expect(failure.message == "The place ID holds characters that no place ID has.")
  }

  @Test("No fields are refused, one is enough")
  func fields() throws {
    let failure = try #require(throws: PlacesFailure.self) { try Validation.check(fields: []) }
    #expect(failure.code == .invalidRequest)
    #expect(throws: Never.self) { try Validation.check(fields: [.placeID]) }
  }

  @Test("No session token passes")
  func noSessionToken() {
    #expect(throws: Never.self) { try Validation.check(sessionToken: nil) }
  }

  @Test("A malformed session token is refused")
  func sessionToken() throws {
    let failure = try #require(throws: PlacesFailure.self) {
      try Validation.check(sessionToken: SessionToken(text: "a b"))
    }
    #expect(failure.code == .invalidRequest)
  }

  @Test(
    "A region is two ASCII letters in either case, or none",
    arguments: ["US", "gb", "Vn", "zz", nil])
  func region(code: String?) {
    #expect(throws: Never.self) { try Validation.check(regionCode: code) }
  }

  @Test(
    "Any other region is refused",
    arguments: ["", "u", "419", "usa", "u1", "1u", "  ", "u ", "é", "éé", "ΑΒ", "us-", "🇺🇸"])
  func malformedRegion(code: String) throws {
    let failure = try #require(throws: PlacesFailure.self) {
      try Validation.check(regionCode: code)
    }
    #expect(failure.code == .invalidRequest)
  }

  @Test(
    "A language is letters, digits and hyphens, or none",
    arguments: ["en", "en-GB", "zh-Hant-TW", "es-419", "en_US", "EN", nil])
  func language(code: String?) {
    #expect(throws: Never.self) { try Validation.check(languageCode: code) }
  }

  @Test(
    "Any other language is refused",
    arguments: ["", " ", "en GB", "en\n", "en;q=1", "日本", "é", "en&key=x"])
  func malformedLanguage(code: String) throws {
    let failure = try #require(throws: PlacesFailure.self) {
      try Validation.check(languageCode: code)
    }
    #expect(failure.code == .invalidRequest)
  }

  @Test(
    "A bundle identifier is what a header can carry, or none",
    arguments: ["com.example.app", "a", nil])
  func bundleIdentifier(text: String?) {
    #expect(throws: Never.self) { try Validation.check(bundleIdentifier: text) }
  }

  @Test(
    "Any other bundle identifier is refused",
    arguments: ["", "com example", "com.example\r\nX: y", "com.exämple", "a\u{0}"])
  func malformedBundleIdentifier(text: String) throws {
    let failure = try #require(throws: PlacesFailure.self) {
      try Validation.check(bundleIdentifier: text)
    }
    #expect(failure.code == .invalidRequest)
  }

  @Test("No base URL passes")
  func noBaseURL() {
    #expect(throws: Never.self) { try Validation.check(baseURL: nil) }
  }

  @Test(
    "A base URL is https anywhere, or http on this machine",
    arguments: [
      "https://example.com", "https://example.com/", "https://example.com:8443/a/b",
      "HTTPS://example.com", "https://192.0.2.1", "https://[2001:db8::1]",
      "http://127.0.0.1", "http://127.0.0.1:8080", "http://127.5.5.5", "http://127.255.255.255/a",
      "http://localhost", "http://LocalHost:80", "http://[::1]", "http://[::1]:8080",
    ])
  func baseURL(text: String) throws {
    let url = try #require(URL(string: text))
    #expect(throws: Never.self) { try Validation.check(baseURL: url) }
  }

  @Test(
    "Any other base URL is refused",
    arguments: [
      "http://example.com", "http://192.0.2.1", "http://0.0.0.0", "http://128.0.0.1",
      "http://127.0.0.1.evil.com", "http://localhost.evil.com", "http://evil.com/localhost",
      "http://127.0.0", "http://127.0.0.1.", "http://127.0.0.256", "http://127.0..1",
      "http://0127.0.0.1", "http://127.0.0.01", "http://0x7f.0.0.1", "http://[::2]",
      "http://[::ffff:127.0.0.1]",
      "ftp://example.com", "ftp://localhost", "file:///tmp", "ws://localhost", "data:,a",
      "https:", "https:///v1", "https://:443", "/v1", "example.com", "localhost:8080",
      "https://user@example.com", "https://user:word@example.com", "https://@example.com",
      "http://localhost@evil.com", "https://example.com?", "https://example.com?key=a",
      "https://example.com#", "https://example.com/#a",
    ])
  func malformedBaseURL(text: String) throws {
    let url = try #require(URL(string: text))
    let failure = try #require(throws: PlacesFailure.self) { try Validation.check(baseURL: url) }
    #expect(failure.code == .invalidRequest)
  }

  @Test("The limits of a new configuration pass")
  func limits() {
    #expect(throws: Never.self) { try Validation.check(limitsOf: PlacesConfiguration()) }
  }

  @Test("Limits that leave something to do pass", arguments: ConfiguredLimit.sound)
  func soundLimit(row: ConfiguredLimit) {
    #expect(throws: Never.self) { try Validation.check(limitsOf: row.configuration) }
  }

  @Test("Limits that leave nothing to do are refused", arguments: ConfiguredLimit.senseless)
  func senselessLimit(row: ConfiguredLimit) throws {
    let failure = try #require(throws: PlacesFailure.self) {
      try Validation.check(limitsOf: row.configuration)
    }
    #expect(failure.code == .invalidRequest)
    #expect(failure.message.contains("must be more than 0"))
  }
}
