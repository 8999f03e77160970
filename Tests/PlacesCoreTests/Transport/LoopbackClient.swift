import Foundation
import PlacesTestSupport

/// A plain connection that has sent a request; it is closed with the last reference, and keeps its
/// server until then.
final class LoopbackClient {
  private let server: LoopbackServer
  private let socket: LoopbackSocket

  init(of server: LoopbackServer) throws {
    self.server = server
    socket = try .connected(to: server.port)
    try ask(for: "/")
  }

  deinit { socket.close() }

  /// Sends a request once more.
  func ask(for path: String) throws {
    let text = "GET \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\n\r\n"
    guard socket.send(Data(text.utf8)) else { throw LoopbackEnd.reset }
  }

  /// The next bytes, at least so many; throws when the connection ends before.
  func bytes(atLeast count: Int) throws -> Data {
    var bytes = Data()
    while bytes.count < count { bytes.append(try socket.received().get()) }
    return bytes
  }

  /// All bytes until the connection ends, and how it does.
  func rest() -> (bytes: Data, end: LoopbackEnd) {
    var bytes = Data()
    while true {
      switch socket.received() {
      case .success(let more): bytes.append(more)
      case .failure(let end): return (bytes, end)
      }
    }
  }

  /// A whole response, as long as it says it is.
  func response() throws -> LoopbackResponse {
    var bytes = Data()
    while true {
      bytes.append(try socket.received().get())
      guard var response = LoopbackResponse(bytes) else { continue }
      while response.body.count < response.length {
        response.body.append(try socket.received().get())
      }
      return response
    }
  }
}

/// A response as far as it came, split where its head ends.
struct LoopbackResponse {
  let head: String
  /// The length that the head announces.
  private(set) var length = 0
  var body: Data

  init?(_ bytes: Data) {
    guard let gap = bytes.range(of: Data("\r\n\r\n".utf8)) else { return nil }
    head = String(decoding: bytes[..<gap.lowerBound], as: UTF8.self)
    body = Data(bytes[gap.upperBound...])
    length = header("Content-Length").flatMap { Int($0) } ?? 0
  }

  /// The value of a header, spelled as given.
  func header(_ name: String) -> String? {
    let line = head.components(separatedBy: "\r\n").first { $0.hasPrefix("\(name): ") }
    return line.map { String($0.dropFirst(name.count + 2)) }
  }
}
