import Testing

@testable import PlacesCore

@Suite("Rate limit")
struct RateLimitTests {
  private func limiter(_ requestsPerSecond: Double, burst: Int = 1) -> RateLimiter {
    RateLimiter(RateLimit(requestsPerSecond: requestsPerSecond, burst: burst))
  }

  /// The waits of requests that come at one time.
  private func waits(_ count: Int, _ limiter: RateLimiter, at now: Duration = .zero) -> [Duration?]
  {
    (0..<count).map { _ in limiter.turn(at: now, within: .seconds(1_000)) }
  }

  @Test("Without a burst each request waits for the one before")
  func noBurst() {
    #expect(RateLimit(requestsPerSecond: 2).burst == 1)
    #expect(
      waits(4, limiter(2)) == [.zero, .milliseconds(500), .seconds(1), .milliseconds(1_500)])
  }

  @Test("A burst goes at once, and the rest one after the other")
  func burst() {
    #expect(
      waits(5, limiter(2, burst: 3)) == [.zero, .zero, .zero, .milliseconds(500), .seconds(1)])
  }

  @Test("A pause brings back a burst, and never more than one")
  func pause() {
    let limiter = limiter(2, burst: 3)
    _ = waits(3, limiter)
    #expect(
      waits(4, limiter, at: .seconds(100)) == [.zero, .zero, .zero, .milliseconds(500)])
  }

  @Test("A short pause brings back as many turns as it is long")
  func shortPause() {
    let limiter = limiter(2, burst: 3)
    _ = waits(3, limiter)
    #expect(waits(3, limiter, at: .seconds(1)) == [.zero, .zero, .milliseconds(500)])
  }

  @Test("Whoever would wait for too long gets no turn, and takes none from others")
  func tooLong() {
    let limiter = limiter(2)
    #expect(limiter.turn(at: .zero, within: .seconds(1)) == .zero)
    #expect(limiter.turn(at: .zero, within: .milliseconds(500)) == nil)
    #expect(limiter.turn(at: .zero, within: .milliseconds(500)) == nil)
    #expect(limiter.turn(at: .zero, within: .milliseconds(501)) == .milliseconds(500))
  }

  @Test("A turn that is given back is the next one's")
  func givenBack() {
    let limiter = limiter(2)
    _ = waits(2, limiter)
    limiter.giveBack(due: .milliseconds(500))
    #expect(waits(2, limiter) == [.milliseconds(500), .seconds(1)])
  }

  @Test("Turns that are given back between others go to one request each, the earliest first")
  func givenBackBetween() {
    let limiter = limiter(1, burst: 2)
    #expect(waits(5, limiter) == [.zero, .zero, .seconds(1), .seconds(2), .seconds(3)])
    limiter.giveBack(due: .seconds(2))
    limiter.giveBack(due: .seconds(1))
    let half = Duration.milliseconds(500)
    #expect(waits(3, limiter, at: half) == [half, .seconds(1) + half, .seconds(3) + half])
  }

  @Test("A turn whose time has passed is nobody's")
  func givenBackLate() {
    let limiter = limiter(1)
    _ = waits(2, limiter)
    #expect(waits(1, limiter, at: .seconds(50)) == [.zero])
    limiter.giveBack(due: .seconds(1))
    #expect(waits(1, limiter, at: .seconds(50)) == [.seconds(1)])
  }

  @Test(
    "Every limit gives turns, within a year",
    arguments: [.infinity, 1e300, .greatestFiniteMagnitude, 1e-300, .leastNonzeroMagnitude]
      as [Double],
    [.min, 1, 2, Int.max])
  func extremes(requestsPerSecond: Double, burst: Int) {
    let limiter = limiter(requestsPerSecond, burst: burst)
    let waits = (0..<3).map { _ in limiter.turn(at: .seconds(5), within: .seconds(Int64.max)) }
    #expect(waits[0] == .zero)
    #expect(waits.allSatisfy { $0.map { (.zero...(aYear * 2)).contains($0) } ?? false })
  }

  @Test("No two tasks get one turn")
  func tasks() async {
    let limiter = limiter(1)
    let waits = await withTaskGroup(of: Duration?.self) { group in
      for _ in 0..<100 {
        group.addTask { limiter.turn(at: .zero, within: .seconds(1_000)) }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(waits.compactMap { $0 }.sorted() == (0..<100).map { Duration.seconds($0) })
  }
}
