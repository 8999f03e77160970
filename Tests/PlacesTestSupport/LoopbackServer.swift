package import Foundation
import PlacesCore

/// A small HTTP/1.1 server on 127.0.0.1 that keeps every request as it came and answers as told.
///
/// Each connection has a thread of its own and is kept alive until the client closes it, the
/// server stops, or an answer holds `Connection: close`.
package final class LoopbackServer: Sendable {
  /// What a request is answered with.
  package enum Answer: Sendable {
    /// A response; `Content-Length` is added, and the headers are sent in their order.
    case response(status: Int, headers: KeyValuePairs<String, String>, body: Data)
    /// Bytes that need not be HTTP; then the connection is closed.
    case bytes(Data)
    /// Nothing: the connection is closed.
    case close
    /// Nothing: the connection stays open.
    case silence
    /// Bytes, then a reset in place of an orderly end.
    case reset(after: Data)
    /// Bytes, then one more at every interval until either side hangs up; the server's way of
    /// hanging up is a reset.
    case drip(after: Data, byte: UInt8, every: Duration)
    /// Bytes, then a piece so many times; ends early when the client is gone.
    case stream(after: Data, piece: Data, count: Int)

    /// A response with a text.
    package static func text(
      _ text: String, status: Int = 200, headers: KeyValuePairs<String, String> = [:]
    ) -> Answer {
      .response(status: status, headers: headers, body: Data(text.utf8))
    }
  }

  /// The port the system chose.
  package let port: UInt16
  /// The address of the server.
  package let url: URL
  /// One element for each connection that has ended, by whomever.
  package let endedConnections: AsyncStream<Void>
  private let socket: LoopbackSocket
  private let isListening: Bool
  private let ends: AsyncStream<Void>.Continuation
  private let traffic: Locked<LoopbackTraffic>

  /// Starts a server; `answer` is called on the thread of the connection.
  ///
  /// One that keeps no record can run for long: `requests` and `endedConnections` stay empty.
  package convenience init(
    keepsRecord: Bool = true, _ answer: @escaping @Sendable (LoopbackRequest) -> Answer
  ) throws {
    try self.init(socket: .listening(), isListening: true, keepsRecord: keepsRecord)
    Thread.detachNewThread { [socket, traffic, ends] in
      LoopbackAcceptor(listener: socket, traffic: traffic, ends: ends, answer: answer).run()
    }
  }

  /// A server that refuses every connection: the port is its own, but nobody listens there.
  package static func refusing() throws -> LoopbackServer {
    try LoopbackServer(socket: .bound(), isListening: false, keepsRecord: true)
  }

  private init(socket: LoopbackSocket, isListening: Bool, keepsRecord: Bool) throws {
    self.socket = socket
    self.isListening = isListening
    port = socket.port
    guard let url = URL(string: "http://127.0.0.1:\(port)") else { throw URLError(.badURL) }
    self.url = url
    (endedConnections, ends) = AsyncStream.makeStream(
      bufferingPolicy: keepsRecord ? .unbounded : .bufferingNewest(0))
    traffic = Locked(LoopbackTraffic(keepsRequests: keepsRecord))
  }

  deinit { stop() }

  /// The requests so far, in the order they came.
  package var requests: [LoopbackRequest] { traffic.withLock { $0.requests } }

  /// How many connections were made so far.
  package var connectionCount: Int { traffic.withLock { $0.connectionCount } }

  /// Ends every connection and takes no new one.
  package func stop() {
    let wasRunning = traffic.withLock { traffic in
      defer { traffic.isStopped = true }
      traffic.open.forEach { $0.shutDown() }
      traffic.unfinished.forEach { $0.stopReceiving() }
      return !traffic.isStopped
    }
    guard wasRunning else { return }
    if isListening { LoopbackSocket.knock(at: port) } else { socket.close() }
  }
}

/// A request as it came over the wire.
package struct LoopbackRequest: Sendable, Hashable {
  /// Everything up to the empty line, as bytes.
  package var head: Data
  /// The bytes after it.
  package var body = Data()

  /// The first line.
  package var requestLine: String { lines.first ?? "" }

  /// The header lines in their order, `Name: value`.
  package var headerLines: [String] { Array(lines.dropFirst()) }

  /// The values of every header with a name, whatever its case.
  package func values(of name: String) -> [String] {
    let prefix = "\(name.lowercased()):"
    return headerLines.filter { $0.lowercased().hasPrefix(prefix) }
      .map { $0.dropFirst(prefix.count).trimmingCharacters(in: .whitespaces) }
  }

  private var lines: [String] {
    String(decoding: head, as: UTF8.self).components(separatedBy: "\r\n")
  }
}
