#if canImport(Glibc)
  import Foundation
  import Glibc

  /// A TCP socket of 127.0.0.1.
  struct PreparedSocket: Sendable {
    let descriptor: Int32

    /// A listening socket that never waits, on a port the system chooses.
    static func listening() throws -> PreparedSocket {
      let made = try PreparedSocket()
      guard made.withAddress(port: 0, { bind(made.descriptor, $0, $1) }) == 0,
        listen(made.descriptor, SOMAXCONN) == 0
      else { throw POSIXError.last }
      made.neverWait()
      return made
    }

    /// A connection that waits.
    static func connected(to port: UInt16) throws -> PreparedSocket {
      let made = try PreparedSocket()
      guard made.withAddress(port: port, { connect(made.descriptor, $0, $1) }) == 0 else {
        throw POSIXError.last
      }
      made.sendAtOnce()
      return made
    }

    private init() throws {
      descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
      guard descriptor >= 0 else { throw POSIXError.last }
    }

    private init(descriptor: Int32) { self.descriptor = descriptor }

    /// A connection that somebody made; nil when there is none now.
    func accepted() -> PreparedSocket? {
      let accepted = accept(descriptor, nil, nil)
      guard accepted >= 0 else { return nil }
      let connection = PreparedSocket(descriptor: accepted)
      connection.neverWait()
      connection.sendAtOnce()
      return connection
    }

    /// The port of this end.
    var port: UInt16 {
      var address = sockaddr_in()
      var length = socklen_t(MemoryLayout<sockaddr_in>.size)
      _ = withUnsafeMutablePointer(to: &address) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          getsockname(descriptor, $0, &length)
        }
      }
      return UInt16(bigEndian: address.sin_port)
    }

    func receive(into buffer: UnsafeMutableRawBufferPointer) -> Int {
      recv(descriptor, buffer.baseAddress, buffer.count, 0)
    }

    func send(_ bytes: UnsafeRawBufferPointer) -> Int {
      Glibc.send(descriptor, bytes.baseAddress, bytes.count, Int32(MSG_NOSIGNAL))
    }

    func close() { _ = Glibc.close(descriptor) }

    private func neverWait() {
      _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
    }

    private func sendAtOnce() {
      var isOn: Int32 = 1
      setsockopt(
        descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &isOn, socklen_t(MemoryLayout<Int32>.size))
    }

    private func withAddress<Result>(
      port: UInt16, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Result
    ) -> Result {
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      address.sin_port = port.bigEndian
      address.sin_addr.s_addr = UInt32(INADDR_LOOPBACK).bigEndian
      return withUnsafePointer(to: address) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          body($0, socklen_t(MemoryLayout<sockaddr_in>.size))
        }
      }
    }
  }

  extension POSIXError {
    /// Why the last call to the system failed.
    static var last: POSIXError { POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
  }
#endif
