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
    let race = Race<Value>()
    let worker = Task { race.end(.finished(await work())) }
    let timer = Task {
      do { try await sleep(min(limit, .year)) } catch { return }
      race.end(.timedOut)
    }
    defer {
      worker.cancel()
      timer.cancel()
    }
    return await withTaskCancellationHandler {
      await race.outcome()
    } onCancel: {
      race.end(.cancelled)
    }
  }
}

/// A race whose first end counts.
private final class Race<Value: Sendable>: Sendable {
  private enum State: Sendable {
    case running
    case awaited(CheckedContinuation<TimedOutcome<Value>, Never>)
    case ended(TimedOutcome<Value>)
  }

  private let state = Locked(State.running)

  func end(_ outcome: TimedOutcome<Value>) {
    let waiting: CheckedContinuation<TimedOutcome<Value>, Never>? = state.withLock { state in
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
  func outcome() async -> TimedOutcome<Value> {
    await withCheckedContinuation { continuation in
      let early: TimedOutcome<Value>? = state.withLock { state in
        if case .ended(let outcome) = state { return outcome }
        state = .awaited(continuation)
        return nil
      }
      if let early { continuation.resume(returning: early) }
    }
  }
}
