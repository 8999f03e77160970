#if canImport(Glibc)
  import Foundation

  /// The least a client can do: it sends a request that is ready and counts the bytes that come.
  final class BareClient {
    private let sockets: [PreparedSocket]
    private let answerSize: Int
    private let request = Array("GET /a HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n".utf8)
    private let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 65_536, alignment: 16)

    /// A client with so many connections.
    init(_ server: PreparedServer, connections: Int) throws {
      answerSize = server.answerSize
      sockets = try (0..<connections).map { _ in try .connected(to: server.port) }
    }

    deinit {
      for socket in sockets { socket.close() }
      buffer.deallocate()
    }

    /// Sends a request on every connection, then receives every answer.
    func ask() throws {
      for socket in sockets {
        guard request.withUnsafeBytes(socket.send) == request.count else { throw POSIXError.last }
      }
      for socket in sockets {
        var missing = answerSize
        while missing > 0 {
          let count = socket.receive(into: buffer)
          guard count > 0 else { throw POSIXError.last }
          missing -= count
        }
      }
    }
  }
#endif
