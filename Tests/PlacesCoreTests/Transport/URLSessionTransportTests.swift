import Foundation
import PlacesTestSupport
import Testing

@testable import PlacesCore

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// What only this transport has; `NetworkTransportTests` hold what all have.
@Suite("URLSession transport", .timeLimit(.minutes(15)))
struct URLSessionTransportTests {
  @Test("A configuration of one's own is used, except for what must be off, and is not changed")
  func configuration() async throws {
    let server = try LoopbackServer { _ in
      .text("{}", headers: ["Cache-Control": "max-age=3600", "Set-Cookie": "a=b; Path=/"])
    }
    let configuration = URLSessionConfiguration.default
    configuration.httpAdditionalHeaders = ["X-Proxy-Word": "open"]
    configuration.urlCache = URLCache(memoryCapacity: 1 << 20, diskCapacity: 0, diskPath: nil)
    let transport = URLSessionTransport(configuration: configuration)
    for _ in 0..<2 { _ = try await transport.send(HTTPRequest(method: "GET", url: server.url)) }
    #expect(server.requests.map { $0.values(of: "X-Proxy-Word") } == [["open"], ["open"]])
    #expect(server.requests.map { $0.values(of: "Cookie") } == [[], []])
    #expect(configuration.urlCache != nil)
  }
}
