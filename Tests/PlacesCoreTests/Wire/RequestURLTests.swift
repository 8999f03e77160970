import Foundation
import Testing

@testable import PlacesCore

@Suite("Request URLs")
struct RequestURLTests {
  @Test(
    "A path component is encoded whole, so that it cannot change the path",
    arguments: [
      ("ChIJN1t_tDeuEmsRUsoyG83frY4", "ChIJN1t_tDeuEmsRUsoyG83frY4"),
      ("a-b._~c", "a-b._~c"),
      ("a/b", "a%2Fb"),
      ("../v1", "..%2Fv1"),
      ("a b", "a%20b"),
      ("100%", "100%25"),
      ("%2F", "%252F"),
      ("a?b=c", "a%3Fb%3Dc"),
      ("a#b", "a%23b"),
      ("a+b", "a%2Bb"),
      ("a&b;c:d@e", "a%26b%3Bc%3Ad%40e"),
      ("[a]", "%5Ba%5D"),
      ("é", "%C3%A9"),
      ("🏠", "%F0%9F%8F%A0"),
    ])
  func path(component: String, encoded: String) throws {
    let url = try RequestURL.make(
      address: "https://example.com", path: ["v1", component], query: [:])
    #expect(url.absoluteString == "https://example.com/v1/\(encoded)")
  }

  @Test(
    "A query value is encoded whole, so that it cannot add another",
    arguments: [
      ("en-GB", "en-GB"), ("a&b=c", "a%26b%3Dc"), ("a+b", "a%2Bb"), ("a b", "a%20b"),
      ("#", "%23"), ("東", "%E6%9D%B1"), ("", ""),
    ])
  func query(value: String, encoded: String) throws {
    let url = try RequestURL.make(
      address: "https://example.com", path: ["v1"], query: ["x": value])
    #expect(url.absoluteString == "https://example.com/v1?x=\(encoded)")
  }

  @Test("Items keep their order, and those without a value are left out")
  func order() throws {
    let url = try RequestURL.make(
      address: "https://example.com", path: ["v1"],
      query: ["z": "1", "none": nil, "a": "2", "last": nil])
    #expect(url.absoluteString == "https://example.com/v1?z=1&a=2")
  }

  @Test("Without any value there is no question mark")
  func noQuery() throws {
    let url = try RequestURL.make(
      address: "https://example.com", path: ["v1"], query: ["none": nil])
    #expect(url.absoluteString == "https://example.com/v1")
  }

  @Test(
    "The path of an address is kept, with or without a slash at its end",
    arguments: ["https://example.com:8443/proxy", "https://example.com:8443/proxy/"])
  func address(text: String) throws {
    let url = try RequestURL.make(address: text, path: ["v1", "places"], query: [:])
    #expect(url.absoluteString == "https://example.com:8443/proxy/v1/places")
  }

  @Test("A URL of 16,384 characters is made")
  func longest() throws {
    let url = try RequestURL.make(
      address: "https://example.com", path: [String(repeating: "a", count: 16_364)], query: [:])
    #expect(url.absoluteString.utf8.count == 16_384)
  }

  @Test(
    "A longer URL is an invalid request, counted as it is sent",
    arguments: [
      String(repeating: "a", count: 16_365), String(repeating: "/", count: 5_455),
      String(repeating: "é", count: 2_728),
    ])
  func tooLong(component: String) throws {
    let failure = try #require(throws: PlacesFailure.self) {
      try RequestURL.make(address: "https://example.com", path: [component], query: [:])
    }
    #expect(failure.code == .invalidRequest)
    #expect(failure.message.contains("16384"))
  }
}
