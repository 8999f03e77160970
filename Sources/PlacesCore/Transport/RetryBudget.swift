/// How many retries an engine may still spend; shared by all its requests.
///
/// Each retry costs a share that a success after it brings back. First attempts cost nothing, and
/// their successes refill the budget slowly. In an outage it runs dry, and requests fail at once.
struct RetryBudget: Sendable {
  static let capacity = 500
  static let cost = 14

  private let left = Locked(capacity)

  /// Pays for a retry; false when the rest does not suffice.
  func pay() -> Bool {
    left.withLock { left in
      guard left >= Self.cost else { return false }
      left -= Self.cost
      return true
    }
  }

  /// Takes note of a success.
  func succeed(afterAttempts attempts: Int) {
    left.withLock { $0 = min($0 + (attempts > 1 ? Self.cost : 1), Self.capacity) }
  }
}
