import Testing

@testable import PlacesCore

@Suite("Retry policy")
struct RetryPolicyTests {
  @Test("By default three attempts, with waits that double up to ten seconds")
  func defaults() {
    let policy = RetryPolicy()
    #expect(policy.maximumAttempts == 3)
    #expect(policy.transientDelay == .milliseconds(100))
    #expect(policy.rateLimitDelay == .seconds(1))
    #expect(policy.multiplier == 2)
    #expect(policy.maximumDelay == .seconds(10))
    #expect(RetryPolicy.never.maximumAttempts == 1)
  }

  @Test(
    "A wait is a random part of the longest, which grows by the multiplier up to the maximum",
    arguments: [
      (1, .transient, 0.5, .milliseconds(50)), (2, .transient, 0.5, .milliseconds(100)),
      (3, .transient, 0.5, .milliseconds(200)), (1, .transient, 0, .zero),
      (1, .transient, 0.25, .milliseconds(25)), (4, .transient, 0.5, .milliseconds(400)),
      (8, .transient, 0.5, .seconds(5)), (100_000, .transient, 0.5, .seconds(5)),
      (.max, .transient, 0.5, .seconds(5)), (1, .rateLimited, 0.5, .milliseconds(500)),
      (2, .rateLimited, 0.5, .seconds(1)), (2, .rateLimited, 0.75, .milliseconds(1_500)),
      (5, .rateLimited, 0.5, .seconds(5)), (1, .rateLimited, 0, .zero),
    ] as [(Int, RetryPace, Double, Duration)])
  func delay(attempt: Int, pace: RetryPace, random: Double, delay: Duration) {
    #expect(RetryPolicy().delay(afterAttempt: attempt, pace, random: random) == delay)
  }

  @Test("A policy's own numbers are taken")
  func ownNumbers() {
    var policy = RetryPolicy(maximumAttempts: 9)
    policy.transientDelay = .seconds(2)
    policy.rateLimitDelay = .seconds(4)
    policy.multiplier = 3
    policy.maximumDelay = .seconds(30)
    #expect(policy.delay(afterAttempt: 2, .transient, random: 0.5) == .seconds(3))
    #expect(policy.delay(afterAttempt: 2, .rateLimited, random: 0.5) == .seconds(6))
    #expect(policy.delay(afterAttempt: 3, .rateLimited, random: 0.5) == .seconds(15))
  }

  @Test(
    "No policy asks for less than no wait, or for more than a year", arguments: HostilePolicy.rows,
    [0, 0.5, 1, -1, 1e300, .nan, .infinity])
  func hostile(row: HostilePolicy, random: Double) {
    let delays = [1, 2, 1_000, Int.max].flatMap { attempt -> [Duration] in
      [RetryPace.transient, .rateLimited].map {
        row.policy.delay(afterAttempt: attempt, $0, random: random)
      }
    }
    #expect(delays.allSatisfy { (.zero...aYear).contains($0) })
  }
}

/// A policy that makes no sense.
struct HostilePolicy: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let policy: RetryPolicy

  static let rows =
    [Double.nan, .infinity, -.infinity, -2, 0, 1e300, .leastNonzeroMagnitude].map { multiplier in
      HostilePolicy("multiplier \(multiplier)") { $0.multiplier = multiplier }
    }
    + [Duration.seconds(Int64.max), .seconds(Int64.max) * 18, .seconds(Int64.min), .zero].flatMap {
      length in
      [
        HostilePolicy("transient delay \(length)") { $0.transientDelay = length },
        HostilePolicy("rate limit delay \(length)") { $0.rateLimitDelay = length },
        HostilePolicy("maximum delay \(length)") { $0.maximumDelay = length },
        HostilePolicy("all delays \(length)") { policy in
          policy.transientDelay = length
          policy.rateLimitDelay = length
          policy.maximumDelay = length
        },
      ]
    }

  private init(_ testDescription: String, _ change: (inout RetryPolicy) -> Void) {
    self.testDescription = testDescription
    var policy = RetryPolicy()
    change(&policy)
    self.policy = policy
  }
}
