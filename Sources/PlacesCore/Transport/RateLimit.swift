/// How many requests an engine sends at most; requests beyond wait for their turn.
public struct RateLimit: Hashable, Sendable {
  /// Requests a second in the long run; more than 0.
  public var requestsPerSecond: Double
  /// How many may go at once after a pause; at least 1.
  public var burst: Int

  /// A limit; without a burst each request waits for the one before.
  public init(requestsPerSecond: Double, burst: Int = 1) {
    self.requestsPerSecond = requestsPerSecond
    self.burst = burst
  }
}

/// Gives requests their turns.
struct RateLimiter: Sendable {
  private let interval: Duration
  private let head: Duration
  /// When the next request may go if none may go early.
  private let next: Locked<Duration>

  init(_ limit: RateLimit) {
    interval = Duration(inSeconds: 1 / limit.requestsPerSecond)
    head = interval * (min(max(limit.burst, 1), 1_000_000) - 1)
    next = Locked(.zero)
  }

  /// How long a request has to wait for the turn it is given; nil, and no turn, when that is longer
  /// than `limit`.
  func turn(at now: Duration, within limit: Duration) -> Duration? {
    next.withLock { next in
      let start = max(next, now)
      let wait = max(start - head - now, .zero)
      guard wait < limit else { return nil }
      next = start + interval
      return wait
    }
  }

  /// Takes back a turn that was not used.
  func giveBack() { next.withLock { $0 -= interval } }
}
