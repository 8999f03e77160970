/// Something whose speed is measured.
struct Contender: Sendable {
  let name: String
  /// Runs have a multiple of this many pieces of work.
  let step: Int
  /// Does the pieces of work with these numbers; no number comes twice.
  let run: @Sendable (Range<Int>) async throws -> Void

  /// Work that is done in its own way.
  init(_ name: String, step: Int = 1, run: @escaping @Sendable (Range<Int>) async throws -> Void) {
    self.name = name
    self.step = step
    self.run = run
  }

  /// Work of which a piece is a call that returns.
  init(_ name: String, each piece: @escaping @Sendable (Int) throws -> Void) {
    self.init(name) { numbers in
      for number in numbers { try piece(number) }
    }
  }

  /// Work of which a piece is a call that waits, so many of them at a time.
  init(
    _ name: String, inFlight count: Int, each piece: @escaping @Sendable (Int) async throws -> Void
  ) {
    guard count > 1 else {
      self.init(name) { numbers in
        for number in numbers { try await piece(number) }
      }
      return
    }
    self.init(name, step: count) { numbers in
      try await withThrowingTaskGroup { group in
        for lane in numbers.prefix(count) {
          group.addTask {
            for number in stride(from: lane, to: numbers.upperBound, by: count) {
              try await piece(number)
            }
          }
        }
        try await group.waitForAll()
      }
    }
  }
}
