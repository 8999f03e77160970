import Foundation
import PlacesTestSupport
import Testing

@testable import PlacesCore

@Suite("HTTP messages")
struct HTTPMessageTests {
  private func request() throws -> HTTPRequest {
    HTTPRequest(
      method: "POST", url: try #require(URL(string: "https://example.com/a%2Fb?key=SECRET")),
      headers: ["X-Goog-Api-Key": "SECRET", "A": "SECRET"], body: Data("SECRET".utf8))
  }

  @Test("A request prints its method, host and path, and the names of its headers")
  func description() throws {
    #expect(try request().description == "POST example.com/a%2Fb [A, X-Goog-Api-Key]")
  }

  @Test("No way of printing a request shows a header value, the query or the body")
  func printing() throws {
    let request = try request()
    var dumped = ""
    dump(request, to: &dumped)
    dump([request], to: &dumped)
    dump(["request": request], to: &dumped)
    let shown = [
      "\(request)", request.debugDescription, String(describing: request),
      String(reflecting: request), "\([request])", "\(Optional(request) as Any)",
      "\(["request": request])", dumped,
    ]
    #expect(shown.filter { $0.contains("SECRET") } == [])
    #expect(Mirror(reflecting: request).children.isEmpty)
  }

  @Test(
    "A header is found whatever the case of its name",
    arguments: ["X-Goog-Api-Key", "x-goog-api-key", "X-GOOG-API-KEY"])
  func requestHeader(name: String) throws {
    #expect(try request().header(name) == "SECRET")
    #expect(HTTPResponse(status: 200, headers: ["x-Goog-aPI-key": "a"]).header(name) == "a")
  }

  @Test("A header that is not there is nil")
  func noHeader() throws {
    #expect(try request().header("X-Goog") == nil)
    #expect(HTTPResponse(status: 200).header("") == nil)
  }
}
