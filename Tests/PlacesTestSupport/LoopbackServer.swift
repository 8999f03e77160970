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
  private let traffic = Locked(LoopbackTraffic())

  /// Starts a server; `answer` is called on the thread of the connection.
  package init(_ answer: @escaping @Sendable (LoopbackRequest) -> Answer) throws {
    let listener = try LoopbackSocket.listening()
    port = listener.port
    guard let url = URL(string: "http://127.0.0.1:\(listener.port)") else {
      throw URLError(.badURL)
    }
    self.url = url
    let (stream, ends) = AsyncStream.makeStream(of: Void.self)
    endedConnections = stream
    Thread.detachNewThread { [traffic] in
      LoopbackAcceptor(listener: listener, traffic: traffic, ends: ends, answer: answer).run()
    }
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
      return !traffic.isStopped
    }
    if wasRunning { LoopbackSocket.knock(at: port) }
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

/// What a server has seen so far.
private struct LoopbackTraffic: Sendable {
  var requests: [LoopbackRequest] = []
  var connectionCount = 0
  var open: Set<LoopbackSocket> = []
  var isStopped = false
}

// MARK: Threads

/// Takes connections until the server stops; its thread owns the listening socket.
private struct LoopbackAcceptor: Sendable {
  let listener: LoopbackSocket
  let traffic: Locked<LoopbackTraffic>
  let ends: AsyncStream<Void>.Continuation
  let answer: @Sendable (LoopbackRequest) -> LoopbackServer.Answer

  func run() {
    while let socket = listener.accepted(), isWelcome(socket) {
      Thread.detachNewThread {
        LoopbackConnection(socket: socket, traffic: traffic, ends: ends, answer: answer).run()
      }
    }
    listener.close()
  }

  private func isWelcome(_ socket: LoopbackSocket) -> Bool {
    let isWelcome = traffic.withLock { traffic in
      guard !traffic.isStopped else { return false }
      traffic.connectionCount += 1
      traffic.open.insert(socket)
      return true
    }
    if !isWelcome { socket.close() }
    return isWelcome
  }
}

/// Reads and answers the requests of one connection; its thread owns the socket.
private struct LoopbackConnection: Sendable {
  let socket: LoopbackSocket
  let traffic: Locked<LoopbackTraffic>
  let ends: AsyncStream<Void>.Continuation
  let answer: @Sendable (LoopbackRequest) -> LoopbackServer.Answer

  func run() {
    var received = Data()
    while let request = nextRequest(from: &received) {
      traffic.withLock { $0.requests.append(request) }
      guard isKeptOpen(after: answer(request)) else { break }
    }
    traffic.withLock { _ = $0.open.remove(socket) }
    socket.close()
    ends.yield()
  }

  /// The next whole request; nil when the client closes the connection before it is complete.
  private func nextRequest(from received: inout Data) -> LoopbackRequest? {
    let end = Data("\r\n\r\n".utf8)
    while true {
      if let range = received.range(of: end) {
        var request = LoopbackRequest(head: Data(received[..<range.lowerBound]))
        let length = request.values(of: "Content-Length").first.flatMap { Int($0) } ?? 0
        if received[range.upperBound...].count >= length {
          request.body = Data(received[range.upperBound...].prefix(length))
          received = Data(received[range.upperBound...].dropFirst(length))
          return request
        }
      }
      guard let bytes = socket.receive() else { return nil }
      received.append(bytes)
    }
  }

  private func isKeptOpen(after answer: LoopbackServer.Answer) -> Bool {
    switch answer {
    case .close: return false
    case .bytes(let bytes):
      _ = socket.send(bytes)
      return false
    case .silence: return true
    case .response(let status, let headers, let body):
      let lines = headers.map { "\($0.key): \($0.value)\r\n" }.joined()
      let head = "HTTP/1.1 \(status) Prepared\r\nContent-Length: \(body.count)\r\n\(lines)\r\n"
      let closes = headers.contains {
        $0.key.lowercased() == "connection" && $0.value.lowercased() == "close"
      }
      return socket.send(Data(head.utf8) + body) && !closes
    }
  }
}
