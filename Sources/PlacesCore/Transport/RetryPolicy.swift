import Foundation

/// How often a request is sent and how long to wait between; every request is a read, so sending
/// one again is safe, but each answer is billed.
///
/// Sent again are requests that met a broken or silent connection, trouble of the service (500,
/// 502, 503, 504) or a rate limit. Never sent again are those that were wrong, refused or
/// cancelled, or that met a daily quota. `Retry-After` lengthens a wait. All requests of an engine share
/// one budget of retries, so that an outage is not made worse.
public struct RetryPolicy: Hashable, Sendable {
  /// How often a request is sent at most; below 1 counts as 1.
  public var maximumAttempts: Int
  /// The longest first wait after trouble; the wait is a random part of it.
  public var transientDelay: Duration = .milliseconds(100)
  /// The longest first wait after a rate limit; the wait is a random part of it.
  public var rateLimitDelay: Duration = .seconds(1)
  /// By what each further wait is longer than the one before.
  public var multiplier = 2.0
  /// The longest wait of all; `Retry-After` may ask for longer.
  public var maximumDelay: Duration = .seconds(10)

  /// Three attempts, or another number.
  public init(maximumAttempts: Int = 3) { self.maximumAttempts = maximumAttempts }

  /// Every request is sent once.
  public static let never = RetryPolicy(maximumAttempts: 1)
}

extension RetryPolicy {
  /// The wait after an attempt, counted from 1: a random part of the longest, so that clients that
  /// failed together do not come back together.
  func delay(afterAttempt attempt: Int, _ pace: RetryPace, random: Double) -> Duration {
    let first = pace == .transient ? transientDelay : rateLimitDelay
    let grown = first.inSeconds * pow(multiplier, Double(attempt - 1))
    return Duration(inSeconds: min(grown, maximumDelay.inSeconds) * random)
  }
}
