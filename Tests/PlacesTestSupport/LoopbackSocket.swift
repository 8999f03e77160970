package import Foundation

#if canImport(Darwin)
  import Darwin
  private let streamKind = SOCK_STREAM
  private let sendFlags: Int32 = 0

  /// A broken connection must be an error, not a signal.
  private func silenceSignals(of descriptor: Int32) {
    var isOn: Int32 = 1
    setsockopt(
      descriptor, SOL_SOCKET, SO_NOSIGPIPE, &isOn, socklen_t(MemoryLayout<Int32>.size))
  }
#else
  import Glibc
  private let streamKind = Int32(SOCK_STREAM.rawValue)
  private let sendFlags = Int32(MSG_NOSIGNAL)

  private func silenceSignals(of _: Int32) {}
#endif

/// How a connection ended.
package enum LoopbackEnd: Error {
  /// In an orderly way.
  case closed
  /// By a reset, or because the socket is of no use.
  case reset
  /// Not yet, but this end has waited long enough.
  case late
}

/// A TCP socket of 127.0.0.1, as the loopback server needs it.
package struct LoopbackSocket: Hashable, Sendable {
  private let descriptor: Int32

  /// A socket with a port the system chooses, at which it does not listen.
  static func bound() throws -> LoopbackSocket {
    try made { socket in withAddress(port: 0) { bind(socket.descriptor, $0, $1) == 0 } }
  }

  /// A listening socket on a port the system chooses.
  static func listening() throws -> LoopbackSocket {
    let listener = try bound()
    guard listen(listener.descriptor, SOMAXCONN) == 0 else { throw listener.closedByError() }
    return listener
  }

  /// A connection to a port that waits for bytes no longer than 30 seconds; its owner closes it.
  package static func connected(to port: UInt16) throws -> LoopbackSocket {
    try made { socket in
      silenceSignals(of: socket.descriptor)
      var patience = timeval(tv_sec: 30, tv_usec: 0)
      setsockopt(
        socket.descriptor, SOL_SOCKET, SO_RCVTIMEO, &patience,
        socklen_t(MemoryLayout<timeval>.size))
      return withAddress(port: port) { connect(socket.descriptor, $0, $1) == 0 }
    }
  }

  /// Connects and hangs up at once, which wakes a thread that waits for a connection.
  static func knock(at port: UInt16) {
    guard let visitor = try? connected(to: port) else { return }
    visitor.close()
  }

  private static func made(_ isReady: (LoopbackSocket) -> Bool) throws -> LoopbackSocket {
    let made = LoopbackSocket(descriptor: socket(AF_INET, streamKind, 0))
    guard isReady(made) else { throw made.closedByError() }
    return made
  }

  private func closedByError() -> POSIXError {
    let code = POSIXErrorCode(rawValue: errno) ?? .EIO
    close()
    return POSIXError(code)
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

  /// Waits for a connection; nil when the socket is of no use any more.
  func accepted() -> LoopbackSocket? {
    let accepted = accept(descriptor, nil, nil)
    guard accepted >= 0 else { return nil }
    silenceSignals(of: accepted)
    return LoopbackSocket(descriptor: accepted)
  }

  /// Waits for bytes; nil when the other end has closed or the socket was shut down.
  package func receive() -> Data? { try? received().get() }

  /// Waits for bytes; the error tells how the connection ended instead.
  package func received() -> Result<Data, LoopbackEnd> {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = recv(descriptor, &buffer, buffer.count, 0)
    let reason = errno
    if count > 0 { return .success(Data(buffer.prefix(count))) }
    return .failure(count == 0 ? .closed : reason == EAGAIN ? .late : .reset)
  }

  /// Waits for an interval, or for less when the other end sends something; false as soon as it
  /// is gone or this end receives no more.
  func staysConnected(for interval: Duration) -> Bool {
    var watched = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard poll(&watched, 1, Int32(interval / .milliseconds(1))) > 0 else { return true }
    return receive() != nil
  }

  /// Sends all bytes; false when the other end is gone.
  package func send(_ data: Data) -> Bool {
    var rest = Array(data)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { systemSend(descriptor, $0) }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  /// Ends both directions; a thread that waits for bytes goes on.
  func shutDown() { _ = shutdown(descriptor, Int32(SHUT_RDWR)) }

  /// Makes this end look closed to a thread that waits for bytes; the other end notices nothing.
  func stopReceiving() { _ = shutdown(descriptor, Int32(SHUT_RD)) }

  /// Lets `close()` reset the connection in place of an orderly end.
  func resetOnClose() {
    var now = linger(l_onoff: 1, l_linger: 0)
    setsockopt(descriptor, SOL_SOCKET, SO_LINGER, &now, socklen_t(MemoryLayout<linger>.size))
  }

  /// Gives the descriptor back; only for its owner.
  package func close() { systemClose(descriptor) }

  private static func withAddress<Result>(
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

private func systemSend(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  send(descriptor, bytes.baseAddress, bytes.count, sendFlags)
}

private func systemClose(_ descriptor: Int32) { close(descriptor) }
