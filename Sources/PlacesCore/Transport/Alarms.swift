/// Alarms of one clock, which share a task that sleeps until the first of them.
///
/// A time limit is mostly not needed; a sleep for each would cost every call a task and, as timers
/// of cancelled sleeps stay until their time, memory for as long as the limit.
final class Alarms: Sendable {
  private struct Alarm: Sendable {
    let due: Duration
    let ring: @Sendable () -> Void
  }

  private struct State: Sendable {
    var alarms: [Int: Alarm] = [:]
    var lastNumber = 0
    /// When the sleeping tasks wake up, the first one last.
    var wakes: [Duration] = []

    /// When a task has to wake up for the first alarm; nil when one does, or there is no alarm.
    mutating func nextWake() -> Duration? {
      guard let due = alarms.values.map(\.due).min(), due < wakes.last ?? .max else { return nil }
      wakes.append(due)
      return due
    }

    /// Takes out what is due when a task wakes up.
    mutating func removeDue(at now: Duration, _ wake: Duration) -> [Alarm] {
      if let index = wakes.lastIndex(of: wake) { wakes.remove(at: index) }
      let due = alarms.filter { $0.value.due <= now }
      for number in due.keys { alarms[number] = nil }
      return due.sorted { ($0.value.due, $0.key) < ($1.value.due, $1.key) }.map(\.value)
    }
  }

  private let uptime: @Sendable () -> Duration
  private let sleep: @Sendable (Duration) async throws -> Void
  private let state = Locked(State())

  init(_ clock: PlacesClock) {
    uptime = clock.uptime
    sleep = clock.sleep
  }

  /// Calls `ring` when a time has passed, unless what is returned was called before.
  func set(
    after length: Duration, _ ring: @escaping @Sendable () -> Void
  ) -> @Sendable () -> Void {
    let due = uptime() + length
    let (number, wake) = state.withLock { state in
      state.lastNumber += 1
      state.alarms[state.lastNumber] = Alarm(due: due, ring: ring)
      let isFirst = due < state.wakes.last ?? .max
      if isFirst { state.wakes.append(due) }
      return (state.lastNumber, isFirst ? due : nil)
    }
    if let wake { Task { await ringDue(from: wake) } }
    return { [state] in state.withLock { $0.alarms[number] = nil } }
  }

  /// Sleeps until alarms are due and rings them, until no other task has to wake up for the rest.
  private func ringDue(from first: Duration) async {
    var next: Duration? = first
    while let wake = next {
      // Nobody cancels this task.
      try? await sleep(wake - uptime())
      let now = uptime()
      let (due, later) = state.withLock { state in
        (state.removeDue(at: now, wake), state.nextWake())
      }
      for alarm in due { alarm.ring() }
      next = later
    }
  }
}

extension Duration {
  fileprivate static let max = Duration.seconds(Int64.max)
}
