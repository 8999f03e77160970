#if canImport(os)
  import os

  /// A value behind a lock, for small synchronous state. Never hold it across a callback.
  package struct Locked<Value: Sendable>: Sendable {
    private let lock: OSAllocatedUnfairLock<Value>

    package init(_ value: Value) { lock = OSAllocatedUnfairLock(initialState: value) }

    /// Runs `body` with the value while nobody else can.
    package func withLock<Result: Sendable>(
      _ body: @Sendable (inout Value) throws -> Result
    ) rethrows -> Result {
      try lock.withLock(body)
    }
  }
#else
  import Synchronization

  /// A value behind a lock, for small synchronous state. Never hold it across a callback.
  package final class Locked<Value: Sendable>: Sendable {
    private let mutex: Mutex<Value>

    package init(_ value: Value) { mutex = Mutex(value) }

    /// Runs `body` with the value while nobody else can.
    package func withLock<Result: Sendable>(
      _ body: @Sendable (inout Value) throws -> Result
    ) rethrows -> Result {
      try mutex.withLock { value in try body(&value) }
    }
  }
#endif
