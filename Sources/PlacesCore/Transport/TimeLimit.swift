/// How work that has a time limit ended.
enum TimedOutcome<Value: Sendable>: Sendable {
  case finished(Value)
  case timedOut
  case cancelled
}

extension PlacesClock {
  /// Runs work until it is done, its time is over or the task is cancelled, whichever is first.
  ///
  /// In the latter two cases the work is cancelled and not waited for, since it may not listen.
  func run<Value: Sendable>(
    within limit: Duration, _ work: @escaping @Sendable () async -> Value
  ) async -> TimedOutcome<Value> {
    await run(within: limit) { onEnd in
      let worker = Task { onEnd(await work()) }
      return { worker.cancel() }
    }
  }

  /// The same for work that `start` begins and that tells its end; what `start` returns cancels it.
  func run<Value: Sendable>(
    within limit: Duration,
    start: (@escaping @Sendable (Value) -> Void) -> @Sendable () -> Void
  ) async -> TimedOutcome<Value> {
    let race = Race<TimedOutcome<Value>>()
    let cancel = start { race.end(.finished($0)) }
    let stopAlarm = alarm(after: min(limit, .year)) { race.end(.timedOut) }
    let outcome = await withTaskCancellationHandler {
      await race.outcome()
    } onCancel: {
      race.end(.cancelled)
    }
    stopAlarm()
    if case .finished = outcome { return outcome }
    cancel()
    return outcome
  }

  /// Calls `ring` when a time has passed, unless what is returned was called before.
  private func alarm(
    after length: Duration, _ ring: @escaping @Sendable () -> Void
  ) -> @Sendable () -> Void {
    if let alarms { return alarms.set(after: length, ring) }
    let timer = Task {
      do { try await sleep(length) } catch { return }
      ring()
    }
    return { timer.cancel() }
  }
}

/// A race whose first end counts.
final class Race<Outcome: Sendable>: Sendable {
  private enum State: Sendable {
    case running
    case awaited(CheckedContinuation<Outcome, Never>)
    case ended(Outcome)
  }

  private let state = Locked(State.running)

  func end(_ outcome: Outcome) {
    let waiting: CheckedContinuation<Outcome, Never>? = state.withLock { state in
      switch state {
      case .running:
        state = .ended(outcome)
        return nil
      case .awaited(let continuation):
        state = .ended(outcome)
        return continuation
      case .ended: return nil
      }
    }
    waiting?.resume(returning: outcome)
  }

  /// Waits for the end; to be called once.
  func outcome() async -> Outcome {
    await withCheckedContinuation { continuation in
      let early: Outcome? = state.withLock { state in
        if case .ended(let outcome) = state { return outcome }
        state = .awaited(continuation)
        return nil
      }
      if let early { continuation.resume(returning: early) }
    }
  }
}
