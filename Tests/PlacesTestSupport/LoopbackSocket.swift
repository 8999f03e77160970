import Foundation

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

/// A TCP socket of 127.0.0.1, as the loopback server needs it.
struct LoopbackSocket: Hashable, Sendable {
  private let descriptor: Int32

  /// A listening socket on a port the system chooses.
  static func listening() throws -> LoopbackSocket {
    let listener = LoopbackSocket(descriptor: socket(AF_INET, streamKind, 0))
    let isBound = withAddress(port: 0) { bind(listener.descriptor, $0, $1) == 0 }
    guard isBound, listen(listener.descriptor, SOMAXCONN) == 0 else {
      defer { listener.close() }
      throw CocoaError(.fileReadUnknown, userInfo: ["errno": errno])
    }
    return listener
  }

  /// Connects and hangs up at once, which wakes a thread that waits for a connection.
  static func knock(at port: UInt16) {
    let visitor = LoopbackSocket(descriptor: socket(AF_INET, streamKind, 0))
    _ = withAddress(port: port) { connect(visitor.descriptor, $0, $1) }
    visitor.close()
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
  func receive() -> Data? {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = recv(descriptor, &buffer, buffer.count, 0)
    return count > 0 ? Data(buffer.prefix(count)) : nil
  }

  /// Sends all bytes; false when the other end is gone.
  func send(_ data: Data) -> Bool {
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

  /// Gives the descriptor back; only for its owner.
  func close() { systemClose(descriptor) }

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
