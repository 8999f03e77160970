import Foundation
import PlacesCore
import PlacesTestSupport
import Testing

@Suite("Loopback server", .timeLimit(.minutes(15)))
struct LoopbackServerTests {
  private let start = Data("HTTP/1.1 200 OK\r\nContent-Le".utf8)
  private let drip = LoopbackServer.Answer.drip(
    after: Data("start".utf8), byte: UInt8(ascii: "."), every: .milliseconds(1))
  private let slowDrip = LoopbackServer.Answer.drip(
    after: Data("start".utf8), byte: UInt8(ascii: "."), every: .seconds(3_600))

  @Test("A response is sent with its length, and the connection stays for the next")
  func response() throws {
    let server = try LoopbackServer { .text($0.requestLine, status: 404, headers: ["A": "b"]) }
    let client = try LoopbackClient(of: server)
    let head = "HTTP/1.1 404 Prepared\r\nContent-Length: 14\r\nA: b"
    let first = try client.response()
    #expect(first.head == head)
    #expect(first.body == Data("GET / HTTP/1.1".utf8))
    try client.ask(for: "/b")
    #expect(try client.response().body == Data("GET /b HTTP/1.1".utf8))
    #expect(server.connectionCount == 1)
  }

  @Test("Bytes are sent as they are, and an orderly close follows")
  func bytes() throws {
    let server = try LoopbackServer { [start] _ in .bytes(start) }
    let (bytes, end) = try LoopbackClient(of: server).rest()
    #expect(bytes == start)
    #expect(end == .closed)
  }

  @Test("A reset comes after all the bytes before it", arguments: 0..<20)
  func reset(run: Int) throws {
    let server = try LoopbackServer { [start] _ in .reset(after: start) }
    let (bytes, end) = try LoopbackClient(of: server).rest()
    #expect(bytes == start)
    #expect(end == .reset)
  }

  @Test("A silent server sends nothing until it stops, and then closes")
  func silence() async throws {
    let (arrivals, arrival) = AsyncStream.makeStream(of: Void.self)
    let server = try LoopbackServer { _ in
      arrival.yield()
      return .silence
    }
    let client = try LoopbackClient(of: server)
    await arrivals.first { true }
    server.stop()
    let (bytes, end) = client.rest()
    #expect(bytes.isEmpty)
    #expect(end == .closed)
  }

  // MARK: Drip

  @Test("A drip goes on byte by byte")
  func dripping() throws {
    let server = try LoopbackServer { [drip] _ in drip }
    let bytes = try LoopbackClient(of: server).bytes(atLeast: 25)
    #expect(bytes.prefix(25) == Data("start....................".utf8))
  }

  @Test("A drip ends when the client hangs up, even long before the next byte")
  func hangingUp() async throws {
    let server = try LoopbackServer { [slowDrip] _ in slowDrip }
    #expect(try LoopbackClient(of: server).bytes(atLeast: 5) == Data("start".utf8))
    await server.endedConnections.first { true }
  }

  @Test("A drip ends by a reset when the server stops, even long before the next byte")
  func stopping() async throws {
    let server = try LoopbackServer { [slowDrip] _ in slowDrip }
    let client = try LoopbackClient(of: server)
    #expect(try client.bytes(atLeast: 5) == Data("start".utf8))
    server.stop()
    let (bytes, end) = client.rest()
    #expect(bytes.isEmpty)
    #expect(end == .reset)
    await server.endedConnections.first { true }
  }

  // MARK: Stream

  @Test("A stream sends its piece so many times, and the connection stays for the next")
  func streaming() throws {
    let server = try LoopbackServer { _ in
      .stream(
        after: Data("HTTP/1.1 200 OK\r\nContent-Length: 3000000\r\n\r\n".utf8),
        piece: Data(repeating: 7, count: 30_000), count: 100)
    }
    let client = try LoopbackClient(of: server)
    #expect(try client.response().body == Data(repeating: 7, count: 3_000_000))
    try client.ask(for: "/")
    #expect(try client.response().body.count == 3_000_000)
    #expect(server.connectionCount == 1)
  }

  @Test("A stream ends when the client hangs up")
  func hangingUpOnStream() async throws {
    let server = try LoopbackServer { _ in
      .stream(after: Data(), piece: Data(repeating: 7, count: 30_000), count: .max)
    }
    _ = try LoopbackClient(of: server).bytes(atLeast: 1)
    await server.endedConnections.first { true }
  }

  @Test("A stream ends when the server stops, though nobody reads")
  func stoppingStream() async throws {
    let server = try LoopbackServer { _ in
      .stream(after: Data(), piece: Data(repeating: 7, count: 30_000), count: .max)
    }
    let client = try LoopbackClient(of: server)
    _ = try client.bytes(atLeast: 1)
    server.stop()
    await server.endedConnections.first { true }
  }

  // MARK: Refusing

  @Test("A refusing server takes no connection")
  func refusing() throws {
    let server = try LoopbackServer.refusing()
    let error = try #require(throws: POSIXError.self) { try LoopbackClient(of: server) }
    #expect(error.code == .ECONNREFUSED)
    #expect(server.port != 0)
    #expect(server.connectionCount == 0)
  }
}
