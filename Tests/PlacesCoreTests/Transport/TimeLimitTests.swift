import Foundation
import PlacesTestSupport
import Testing

@testable import PlacesCore

@Suite("Time limits", .timeLimit(.minutes(15)))
struct TimeLimitTests {
  private let manual = ManualClock()
  /// Work waits for the first entry.
  private let end = Logbook<Int>()
  private let started = Logbook<Bool>()
  private let ended = Logbook<Bool>()

  /// Runs work that lasts until the end is noted; its value tells whether it was cancelled.
  private func run(
    within limit: Duration, isDeaf: Bool = false
  ) async -> TimedOutcome<Bool> {
    await manual.clock.run(within: limit) { [started, end, ended] in
      started.note(true)
      if isDeaf { await end.waitDeaf() } else { await end.wait() }
      ended.note(Task.isCancelled)
      return Task.isCancelled
    }
  }

  @Test("Work that is done in time gives its value")
  func finished() async {
    let call = Task { await run(within: .seconds(5)) }
    await started.wait()
    end.note(1)
    #expect(await call.value.word == "finished, not cancelled")
  }

  @Test("Work that is done at once gives its value", arguments: [5, Int64.max])
  func immediate(seconds: Int64) async {
    end.note(1)
    #expect(await run(within: .seconds(seconds)).word == "finished, not cancelled")
  }

  @Test("Work whose time is over is cancelled")
  func timedOut() async {
    let call = Task { await run(within: .seconds(5)) }
    await manual.pass(.seconds(5))
    #expect(await call.value.word == "timed out")
    await ended.wait()
    #expect(ended.entries == [true])
  }

  @Test("Work has all its time")
  func notYet() async {
    let call = Task { await run(within: .seconds(5)) }
    await started.wait()
    await manual.sleeper(of: .seconds(5))
    manual.advance(by: .milliseconds(4_999))
    end.note(1)
    #expect(await call.value.word == "finished, not cancelled")
  }

  @Test("Work that does not hear of its end is left, and its late value counts for nothing")
  func deaf() async {
    let call = Task { await run(within: .seconds(5), isDeaf: true) }
    await started.wait()
    await manual.pass(.seconds(5))
    #expect(await call.value.word == "timed out")
    #expect(ended.entries == [])
    end.note(1)
    await ended.wait()
    #expect(ended.entries == [true])
  }

  @Test(
    "A task that is cancelled leaves its work, whether or not it hears", arguments: [false, true])
  func cancelled(isDeaf: Bool) async {
    let task = Task { await run(within: .seconds(5), isDeaf: isDeaf) }
    await started.wait()
    task.cancel()
    #expect(await task.value.word == "cancelled")
    end.note(1)
    await ended.wait()
    #expect(ended.entries == [true])
  }

  @Test("A task that is cancelled already does not wait")
  func cancelledBefore() async {
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return await run(within: .seconds(5), isDeaf: true)
    }
    #expect(await task.value.word == "cancelled")
    end.note(1)
  }

  @Test("A limit of nothing or less is over at once", arguments: [Duration.zero, .seconds(-1)])
  func noTime(limit: Duration) async {
    #expect(await run(within: limit, isDeaf: true).word == "timed out")
    end.note(1)
  }

  @Test("A limit beyond a year is a year", arguments: [31_536_001, Int64.max])
  func year(seconds: Int64) async {
    let call = Task { await run(within: .seconds(seconds)) }
    await manual.pass(.year)
    #expect(await call.value.word == "timed out")
  }

  @Test("Under the system's clock a limit passes too")
  func systemClock() async {
    let outcome = await PlacesClock.system.run(within: .milliseconds(1)) { await end.wait() }
    guard case .timedOut = outcome else {
      Issue.record("\(outcome)")
      return
    }
  }

  @Test("Of an end and a limit that come together one counts, and nobody waits for ever")
  func race() async {
    let words = await withTaskGroup(of: String.self) { group in
      for _ in 0..<500 {
        group.addTask {
          let clock = ManualClock()
          async let outcome = clock.clock.run(within: .seconds(1)) { Task.isCancelled }
          clock.advance(by: .seconds(2))
          return await outcome.word
        }
      }
      return await group.reduce(into: Set<String>()) { $0.insert($1) }
    }
    #expect(words.isSubset(of: ["finished, cancelled", "finished, not cancelled", "timed out"]))
  }
}

extension TimedOutcome<Bool> {
  /// The outcome in words.
  fileprivate var word: String {
    switch self {
    case .finished(let isCancelled): isCancelled ? "finished, cancelled" : "finished, not cancelled"
    case .timedOut: "timed out"
    case .cancelled: "cancelled"
    }
  }
}
