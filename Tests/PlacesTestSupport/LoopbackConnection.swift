import Foundation
import PlacesCore

/// What a server has seen so far.
struct LoopbackTraffic: Sendable {
  let keepsRequests: Bool
  var requests: [LoopbackRequest] = []
  var connectionCount = 0
  /// The connections that an orderly close may end.
  var open: Set<LoopbackSocket> = []
  /// Those that only a reset may end.
  var unfinished: Set<LoopbackSocket> = []
  var isStopped = false

  mutating func record(_ request: LoopbackRequest) {
    if keepsRequests { requests.append(request) }
  }
}

/// Takes connections until the server stops; its thread owns the listening socket.
struct LoopbackAcceptor: Sendable {
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
struct LoopbackConnection: Sendable {
  let socket: LoopbackSocket
  let traffic: Locked<LoopbackTraffic>
  let ends: AsyncStream<Void>.Continuation
  let answer: @Sendable (LoopbackRequest) -> LoopbackServer.Answer

  func run() {
    var received = Data()
    while let request = nextRequest(from: &received) {
      traffic.withLock { $0.record(request) }
      guard isKeptOpen(after: answer(request)) else { break }
    }
    traffic.withLock { traffic in
      traffic.open.remove(socket)
      traffic.unfinished.remove(socket)
    }
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
    case .silence: return true
    case .bytes(let bytes):
      _ = socket.send(bytes)
      return false
    case .reset(let bytes):
      endByReset { _ = socket.send(bytes) }
      return false
    case .drip(let start, let byte, let interval):
      endByReset { drip(after: start, byte: Data([byte]), every: interval) }
      return false
    case .stream(let start, let piece, let count):
      return socket.send(start) && (0..<count).allSatisfy { _ in socket.send(piece) }
    case .response(let status, let headers, let body):
      return isKeptOpen(afterStatus: status, headers: headers, body: body)
    }
  }

  private func isKeptOpen(
    afterStatus status: Int, headers: KeyValuePairs<String, String>, body: Data
  ) -> Bool {
    let lines = headers.map { "\($0.key): \($0.value)\r\n" }.joined()
    let head = "HTTP/1.1 \(status) Prepared\r\nContent-Length: \(body.count)\r\n\(lines)\r\n"
    let closes = headers.contains {
      $0.key.lowercased() == "connection" && $0.value.lowercased() == "close"
    }
    return socket.send(Data(head.utf8) + body) && !closes
  }

  /// Sends what an orderly close must not follow, even when the server stops meanwhile:
  /// Foundation on Linux aborts the process when one comes in the middle of a head.
  private func endByReset(after sending: () -> Void) {
    traffic.withLock { traffic in
      traffic.open.remove(socket)
      traffic.unfinished.insert(socket)
    }
    socket.resetOnClose()
    sending()
  }

  private func drip(after start: Data, byte: Data, every interval: Duration) {
    guard socket.send(start) else { return }
    while socket.staysConnected(for: interval), socket.send(byte) {}
  }
}
