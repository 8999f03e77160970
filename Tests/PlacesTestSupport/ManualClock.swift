package import Foundation
package import PlacesCore

extension PlacesClock {
  /// A clock that stands still: whoever waits on it waits until cancelled.
  package static func standing(at instant: Date) -> PlacesClock {
    ManualClock(now: instant).clock
  }

  /// A clock that stands still but for waits of up to `length`, which are over at once.
  package static func standing(passing length: Duration) -> PlacesClock {
    var clock = standing(at: PlacesConfiguration.testInstant)
    let standing = clock.sleep
    clock.sleep = { wait in if wait > length { try await standing(wait) } }
    return clock
  }

  /// A clock that stands still and whose waits last until there is an entry, whoever is cancelled.
  package static func deaf(
    onWait: @escaping @Sendable () -> Void, until end: Logbook<Bool>
  ) -> PlacesClock {
    PlacesClock(now: { PlacesConfiguration.testInstant }, uptime: { .zero }) { _ in
      onWait()
      await end.waitDeaf()
    }
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
    /// Who waits for a sleeper.
    var watchers: [Int: Watcher] = [:]

    mutating func nextTicket() -> Int {
      lastTicket += 1
      return lastTicket
    }

    /// Takes out the watchers of sleeps of a length.
    mutating func removeWatchers(of length: Duration) -> [Watcher] {
      let found = watchers.filter { $0.value.length == length }
      for ticket in found.keys { watchers[ticket] = nil }
      return Array(found.values)
    }
  }

  private struct Watcher: Sendable {
    let length: Duration
    let continuation: CheckedContinuation<Void, Never>
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

  /// Waits until somebody sleeps for exactly this long, or the task is cancelled.
  package func sleeper(of length: Duration) async {
    let ticket = state.withLock { $0.nextTicket() }
    await withTaskCancellationHandler {
      await withCheckedContinuation { watch(ticket, length, $0) }
    } onCancel: {
      state.withLock { $0.watchers.removeValue(forKey: ticket) }?.continuation.resume()
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

  private func watch(
    _ ticket: Int, _ length: Duration, _ continuation: CheckedContinuation<Void, Never>
  ) {
    let isOver = state.withLock { state in
      let isThere = state.sleepers.values.contains { $0.length == length }
      if isThere || Task.isCancelled { return true }
      state.watchers[ticket] = Watcher(length: length, continuation: continuation)
      return false
    }
    if isOver { continuation.resume() }
  }

  /// A sleep of no length is over at once.
  private func sleep(_ length: Duration) async throws {
    if length <= .zero { return try Task.checkCancellation() }
    let ticket = state.withLock { $0.nextTicket() }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { lieDown(ticket, length, $0) }
    } onCancel: {
      wake(ticket)
    }
  }

  private func lieDown(
    _ ticket: Int, _ length: Duration, _ continuation: CheckedContinuation<Void, any Error>
  ) {
    let watching: [Watcher]? = state.withLock { state in
      if state.cancelled.remove(ticket) != nil { return nil }
      state.sleepers[ticket] = Sleeper(
        length: length, end: state.uptime + length, continuation: continuation)
      return state.removeWatchers(of: length)
    }
    if watching == nil { continuation.resume(throwing: CancellationError()) }
    for watcher in watching ?? [] { watcher.continuation.resume() }
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
