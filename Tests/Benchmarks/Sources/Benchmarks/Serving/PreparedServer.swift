#if canImport(Glibc)
  import BenchmarkSystem
  import Foundation
  import Glibc

  @testable import PlacesCore

  /// A server on 127.0.0.1 that answers every GET with the same bytes, which it has ready.
  ///
  /// One thread serves all connections and keeps them alive, as long as the process runs.
  final class PreparedServer: Sendable {
    let url: URL
    let port: UInt16
    /// How many bytes an answer has, its head included.
    let answerSize: Int
    private let served: Locked<Int>

    /// Requests answered so far.
    var count: Int { served.withLock { $0 } }

    /// Starts to serve a JSON text.
    init(json: Data) throws {
      let socket = try PreparedSocket.listening()
      port = socket.port
      guard let url = URL(string: "http://127.0.0.1:\(port)") else { throw URLError(.badURL) }
      self.url = url
      let head = """
        HTTP/1.1 200 OK\r
        Content-Type: application/json; charset=UTF-8\r
        Cache-Control: private\r
        Content-Length: \(json.count)\r
        \r

        """
      let answer = Array(head.utf8) + json
      answerSize = answer.count
      let served = Locked(0)
      self.served = served
      let poll = epoll_create1(0)
      guard poll >= 0 else { throw POSIXError.last }
      Thread.detachNewThread {
        var loop = PreparedLoop(listener: socket, poll: poll, answer: answer, served: served)
        loop.run()
      }
    }
  }

  /// What the thread of a server does.
  private struct PreparedLoop {
    let listener: PreparedSocket
    let poll: Int32
    let answer: [UInt8]
    let served: Locked<Int>
    private var connections: [Int32: Connection] = [:]
    private let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 65_536, alignment: 16)

    private struct Connection {
      let socket: PreparedSocket
      /// The last four bytes that came.
      var tail: UInt32 = 0
      /// Bytes of the answer still to send.
      var owed = 0
      /// Whether the other end has to take some before more can be sent.
      var isFull = false
    }

    init(listener: PreparedSocket, poll: Int32, answer: [UInt8], served: Locked<Int>) {
      self.listener = listener
      self.poll = poll
      self.answer = answer
      self.served = served
    }

    mutating func run() {
      watch(listener, EPOLL_CTL_ADD, EPOLLIN.rawValue)
      var events = [epoll_event](repeating: epoll_event(), count: 512)
      while true {
        let count = epoll_wait(poll, &events, Int32(events.count), -1)
        guard count > 0 else { continue }
        for event in events.prefix(Int(count)) { serve(event.data.fd) }
      }
    }

    private func watch(_ socket: PreparedSocket, _ operation: Int32, _ events: UInt32) {
      var event = epoll_event(events: events, data: epoll_data_t(fd: socket.descriptor))
      _ = epoll_ctl(poll, operation, socket.descriptor, &event)
    }

    private mutating func serve(_ descriptor: Int32) {
      guard descriptor != listener.descriptor else { return accept() }
      guard var connection = connections[descriptor] else { return }
      if receive(&connection), answer(&connection) {
        connections[descriptor] = connection
      } else {
        connections[descriptor] = nil
        connection.socket.close()
      }
    }

    private mutating func accept() {
      while let socket = listener.accepted() {
        connections[socket.descriptor] = Connection(socket: socket)
        watch(socket, EPOLL_CTL_ADD, EPOLLIN.rawValue)
      }
    }

    /// Takes in what has come; false when the other end has closed.
    ///
    /// No client sends a request before the one before is answered, so that what has come at a time
    /// ends a request or does not.
    private func receive(_ connection: inout Connection) -> Bool {
      let count = connection.socket.receive(into: buffer)
      guard count > 0 else { return count < 0 && (errno == EAGAIN || errno == EINTR) }
      for byte in buffer[..<count].suffix(4) {
        connection.tail = connection.tail << 8 | UInt32(byte)
      }
      guard connection.tail == Self.emptyLine else { return true }
      connection.tail = 0
      connection.owed += answer.count
      served.withLock { $0 += 1 }
      return true
    }

    /// Sends what the other end takes now; false when it is gone.
    private func answer(_ connection: inout Connection) -> Bool {
      while connection.owed > 0 {
        let sent = answer.withUnsafeBytes { bytes in
          connection.socket.send(UnsafeRawBufferPointer(rebasing: bytes.suffix(connection.owed)))
        }
        guard sent > 0 else {
          guard errno == EAGAIN || errno == EINTR else { return false }
          break
        }
        connection.owed -= sent
      }
      let isFull = connection.owed > 0
      if isFull != connection.isFull {
        let events = isFull ? EPOLLIN.rawValue | EPOLLOUT.rawValue : EPOLLIN.rawValue
        watch(connection.socket, EPOLL_CTL_MOD, events)
      }
      connection.isFull = isFull
      return true
    }

    /// The end of a request's head.
    private static let emptyLine: UInt32 = 0x0D0A_0D0A
  }
#endif
