package import Foundation
package import PlacesCore

extension PlacesClock {
  /// A clock that stands still: whoever waits on it waits until cancelled.
  package static func standing(at instant: Date) -> PlacesClock {
    ManualClock(now: instant).clock
  }
}

/// A clock that goes on only when told.
package final class ManualClock: Sendable {
  private struct Sleeper: Sendable {
    let length: Duration
    let end: Duration
    let continuation: CheckedContinuation<Void, any Error>
  }

  private struct State: Sendable {
    var uptime = Duration.zero
    var sleepers: [Int: Sleeper] = [:]
    var cancelled: Set<Int> = []
    var lastTicket = 0
    /// Who waits for a sleeper, by the length of the sleep.
    var watchers: [(length: Duration, continuation: CheckedContinuation<Void, Never>)] = []
  }

  private let start: Date
  private let state = Locked(State())

  /// A clock that shows `now` until it is told to go on.
  package init(now: Date = PlacesConfiguration.testInstant) { start = now }

  /// The clock to configure an engine with.
  package var clock: PlacesClock {
    PlacesClock(
      now: { self.start.addingTimeInterval(self.uptime / .seconds(1)) },
      uptime: { self.uptime },
      sleep: { try await self.sleep($0) })
  }

  /// The time that has passed.
  package var uptime: Duration { state.withLock { $0.uptime } }

  /// The lengths of the sleeps under way, the shortest first.
  package var sleeps: [Duration] { state.withLock { $0.sleepers.values.map(\.length).sorted() } }

  /// Waits until somebody sleeps for exactly this long, then lets that time pass.
  package func pass(_ length: Duration) async {
    await sleeper(of: length)
    advance(by: length)
  }

  /// Waits until somebody sleeps for exactly this long.
  package func sleeper(of length: Duration) async {
    await withCheckedContinuation { continuation in
      let isThere = state.withLock { state in
        if state.sleepers.values.contains(where: { $0.length == length }) { return true }
        state.watchers.append((length, continuation))
        return false
      }
      if isThere { continuation.resume() }
    }
  }

  /// Lets time pass, and wakes whose sleep is over.
  package func advance(by length: Duration) {
    let awake = state.withLock { state in
      state.uptime += length
      let over = state.sleepers.filter { $0.value.end <= state.uptime }
      for ticket in over.keys { state.sleepers[ticket] = nil }
      return over.values.sorted { $0.end < $1.end }.map(\.continuation)
    }
    for continuation in awake { continuation.resume() }
  }

  private func sleep(_ length: Duration) async throws {
    let ticket = state.withLock { state in
      state.lastTicket += 1
      return state.lastTicket
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { lieDown(ticket, length, $0) }
    } onCancel: {
      wake(ticket)
    }
  }

  private func lieDown(
    _ ticket: Int, _ length: Duration, _ continuation: CheckedContinuation<Void, any Error>
  ) {
    let watching: [CheckedContinuation<Void, Never>]? = state.withLock { state in
      if state.cancelled.remove(ticket) != nil { return nil }
      state.sleepers[ticket] = Sleeper(
        length: length, end: state.uptime + length, continuation: continuation)
      let watching = state.watchers.filter { $0.length == length }.map(\.continuation)
      state.watchers.removeAll { $0.length == length }
      return watching
    }
    if watching == nil { continuation.resume(throwing: CancellationError()) }
    for watcher in watching ?? [] { watcher.resume() }
  }

  private func wake(_ ticket: Int) {
    let continuation = state.withLock { state in
      let sleeper = state.sleepers.removeValue(forKey: ticket)
      if sleeper == nil { state.cancelled.insert(ticket) }
      return sleeper?.continuation
    }
    continuation?.resume(throwing: CancellationError())
  }
}
