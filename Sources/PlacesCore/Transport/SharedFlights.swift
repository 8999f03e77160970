/// Work under way that equal calls join instead of starting their own; nothing is kept of it once
/// it has ended.
final class SharedFlights<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private struct Flight: Sendable {
    let key: Key
    let end: Duration
    /// Nil while it is being started.
    var work: Task<Void, Never>?
    var waiting: [Int: CheckedContinuation<Value?, Never>]
  }

  private struct State: Sendable {
    /// The flights by their numbers, since their keys take long to hash and to compare.
    var flights: [Int: Flight] = [:]
    var numbers: [Key: Int] = [:]
    /// Who cancelled a flight as its last caller, by its number.
    var last: [Int: CheckedContinuation<Value?, Never>] = [:]
    var lastNumber = 0

    mutating func nextNumber() -> Int {
      lastNumber += 1
      return lastNumber
    }

    /// Takes a flight off, so that nobody joins it any more.
    mutating func removeFlight(_ number: Int) -> Flight? {
      guard let flight = flights.removeValue(forKey: number) else { return nil }
      numbers[flight.key] = nil
      return flight
    }

    /// Takes a caller off a flight: who goes at once, or the work to cancel when nobody is left.
    mutating func remove(
      _ ticket: Int, from key: Key
    ) -> (leaver: CheckedContinuation<Value?, Never>?, work: Task<Void, Never>?) {
      guard let number = numbers[key],
        let leaver = flights[number]?.waiting.removeValue(forKey: ticket)
      else { return (nil, nil) }
      guard flights[number]?.waiting.isEmpty == true, let flight = removeFlight(number) else {
        return (leaver, nil)
      }
      last[number] = leaver
      return (nil, flight.work)
    }
  }

  private let state = Locked(State())

  /// What the work of an equal call under way gives, or else `work`; nil when the task was cancelled,
  /// or its time was over before the work's, while others wait on.
  ///
  /// The work is cancelled with the last caller, who gets what it makes of that.
  func value(
    for key: Key, until deadline: Deadline? = nil, onJoin: () -> Void,
    _ work: @escaping @Sendable () async -> Value
  ) async -> Value? {
    let ticket = state.withLock { $0.nextNumber() }
    var timer: Task<Void, Never>?
    defer { timer?.cancel() }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        if let end = board(key, ticket, until: deadline?.end ?? .zero, continuation, work) {
          onJoin()
          if let deadline, deadline.end < end { timer = leave(key, ticket, at: deadline) }
        }
        if Task.isCancelled { leave(key, ticket) }
      }
    } onCancel: {
      leave(key, ticket)
    }
  }

  /// Waits with the others, whose work's end is returned, or starts the work, which may be over
  /// before this returns.
  private func board(
    _ key: Key, _ ticket: Int, until end: Duration,
    _ continuation: CheckedContinuation<Value?, Never>,
    _ work: @escaping @Sendable () async -> Value
  ) -> Duration? {
    let (number, end) = state.withLock { state in
      if let number = state.numbers[key], let end = state.flights[number]?.end {
        state.flights[number]?.waiting[ticket] = continuation
        return (Int?.none, Duration?.some(end))
      }
      let number = state.nextNumber()
      state.numbers[key] = number
      state.flights[number] = Flight(key: key, end: end, waiting: [ticket: continuation])
      return (number, nil)
    }
    if let number { start(number, work) }
    return end
  }

  private func start(_ number: Int, _ work: @escaping @Sendable () async -> Value) {
    let task = Task.atOnce { [self] in land(number, with: await work()) }
    let isLeft = state.withLock { state in
      state.flights[number]?.work = task
      return state.last[number] != nil
    }
    if isLeft { task.cancel() }
  }

  private func land(_ number: Int, with value: Value) {
    let waiting: [CheckedContinuation<Value?, Never>] = state.withLock { state in
      if let last = state.last.removeValue(forKey: number) { return [last] }
      return state.removeFlight(number).map { Array($0.waiting.values) } ?? []
    }
    for continuation in waiting { continuation.resume(returning: value) }
  }

  private func leave(_ key: Key, _ ticket: Int) {
    let (leaver, work) = state.withLock { state in state.remove(ticket, from: key) }
    work?.cancel()
    leaver?.resume(returning: nil)
  }

  /// Leaves when the time is over, unless the timer is cancelled.
  private func leave(_ key: Key, _ ticket: Int, at deadline: Deadline) -> Task<Void, Never> {
    Task {
      let left = deadline.end - deadline.clock.uptime()
      do { try await deadline.clock.sleep(left) } catch { return }
      leave(key, ticket)
    }
  }
}

/// When a caller must have gone, on a clock that only goes forward.
struct Deadline: Sendable {
  let end: Duration
  let clock: PlacesClock
}
