extension Task where Failure == Never {
  /// A task that runs on the caller's thread until it waits for the first time, where the system
  /// can do that: no other thread has to be woken up for it.
  @discardableResult
  static func atOnce(
    _ body: @escaping @Sendable () async -> Success
  ) -> Task<Success, Never> {
    if #available(macOS 26, iOS 26, *) {
      Task.immediate { await body() }
    } else {
      Task { await body() }
    }
  }
}
