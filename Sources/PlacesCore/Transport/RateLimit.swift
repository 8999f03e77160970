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
  private let turns = Locked(Turns())

  /// Each turn is the time when a request may go if none may go early.
  private struct Turns: Sendable {
    var next = Duration.zero
    /// Turns that were given back, the earliest first.
    var free: [Duration] = []
  }

  init(_ limit: RateLimit) {
    interval = Duration(inSeconds: 1 / limit.requestsPerSecond)
    head = interval * (min(max(limit.burst, 1), 1_000_000) - 1)
  }

  /// How long a request has to wait for the turn it is given; nil, and no turn, when that is longer
  /// than `limit`.
  func turn(at now: Duration, within limit: Duration) -> Duration? {
    turns.withLock { turns in
      turns.free.removeAll { $0 < now }
      let start = turns.free.first ?? max(turns.next, now)
      let wait = max(start - head - now, .zero)
      guard wait < limit else { return nil }
      if turns.free.isEmpty {
        turns.next = start + interval
      } else {
        turns.free.removeFirst()
      }
      return wait
    }
  }

  /// Takes back a turn, not used, of a request that had to wait until `due`; it is the next one's
  /// unless its time has passed.
  func giveBack(due: Duration) {
    turns.withLock { turns in
      let start = due + head
      turns.free.insert(start, at: turns.free.firstIndex { $0 > start } ?? turns.free.endIndex)
    }
  }
}
