/// Contenders that are measured in turn, so that what disturbs one sample disturbs those beside it.
struct Heat: Sendable {
  private var entrants: [Entrant]

  private struct Entrant: Sendable {
    let contender: Contender
    var pieces: Int
    var next = 0
    var samples: [Double] = []

    /// Runs once and says how long a piece took, in nanoseconds.
    mutating func run() async throws -> Double {
      let numbers = next..<(next + pieces)
      next += pieces
      let clock = ContinuousClock()
      let start = clock.now
      try await contender.run(numbers)
      return (clock.now - start) / .nanoseconds(1) / Double(pieces)
    }

    /// Warms up, until a run takes long enough to be measured.
    mutating func warmUp(until sample: Duration) async throws {
      while try await run() * Double(pieces) < sample / .nanoseconds(1) { pieces *= 2 }
    }
  }

  init(_ contenders: [Contender]) {
    entrants = contenders.map { Entrant(contender: $0, pieces: $0.step) }
  }

  /// The samples of every contender, in their order; those with the same index were taken one
  /// after the other. Whose turn is first changes.
  mutating func samples(at pace: Pace) async throws -> [[Double]] {
    for index in entrants.indices { try await entrants[index].warmUp(until: pace.sample) }
    let clock = ContinuousClock()
    let end = clock.now + pace.total * entrants.count
    var round = 0
    while round < pace.fewestSamples || clock.now < end {
      for turn in entrants.indices {
        let index = (turn + round) % entrants.count
        entrants[index].samples.append(try await entrants[index].run())
      }
      round += 1
    }
    return entrants.map(\.samples)
  }
}
