import Foundation

/// Sends a request until it is answered, refused for good, or out of attempts or time.
struct RequestSender: Sendable {
  let transport: any Transport
  private let exchanging: (any ExchangingTransport)?
  let policy: RetryPolicy
  let attemptTimeout: Duration
  let limiter: RateLimiter?
  let clock: PlacesClock
  let random: @Sendable () -> Double
  let report: @Sendable (PlacesDiagnostic) -> Void
  let meter: PlacesMeter?
  private let budget = RetryBudget()

  init(
    _ configuration: PlacesConfiguration, _ transport: any Transport, attemptTimeout: Duration
  ) {
    self.transport = transport
    exchanging = transport as? any ExchangingTransport
    policy = configuration.retryPolicy
    self.attemptTimeout = attemptTimeout
    limiter = configuration.rateLimit.map(RateLimiter.init)
    clock = configuration.clock
    random = configuration.random
    report = configuration.onDiagnostic ?? { _ in }
    meter = configuration.meter
  }

  /// What a request is sent for.
  struct Errand: Sendable {
    let call: PlacesCall
    var charge = Charge.free
    /// The failure a response tells of; nil for an answer.
    let failure: @Sendable (HTTPResponse) -> PlacesFailure?
  }

  /// What became of a request, and how often it was sent.
  struct Reply: Sendable {
    var result: Result<HTTPResponse, PlacesFailure>
    var attempts: Int

    var isCancelled: Bool {
      if case .failure(let failure) = result { failure.code == .cancelled } else { false }
    }
  }

  /// Sends a request as often as it takes, until `end` on the clock that only goes forward.
  ///
  /// The failure of giving up is that of the last attempt.
  func send(_ request: HTTPRequest, for errand: Errand, until end: Duration) async -> Reply {
    var attempts = 0
    var last: PlacesFailure?
    while true {
      if let obstacle = await waitForTurn(until: end) {
        let failure = obstacle.code == .cancelled ? obstacle : last ?? obstacle
        return Reply(result: .failure(failure), attempts: attempts)
      }
      attempts += 1
      let attempt = errand.call.attempt(attempts)
      switch await self.attempt(request, attempt, errand, until: end) {
      case .success(let response):
        budget.succeed(afterAttempts: attempts)
        return Reply(result: .success(response), attempts: attempts)
      case .failure(let failed):
        last = failed.failure
        if let final = await pause(after: failed, attempt, until: end) {
          return Reply(result: .failure(final), attempts: attempts)
        }
      }
    }
  }
}

/// Why an attempt failed, and how long the server asks to wait.
private struct FailedAttempt: Error {
  var failure: PlacesFailure
  var retryAfter: Duration?
}

// MARK: One attempt

extension RequestSender {
  private func attempt(
    _ request: HTTPRequest, _ attempt: PlacesAttempt, _ errand: Errand, until end: Duration
  ) async -> Result<HTTPResponse, FailedAttempt> {
    let start = clock.uptime()
    report(.attemptStarted(attempt))
    let received = await response(to: request, within: min(attemptTimeout, end - start))
    let (response, failure) = judge(received, request, errand)
    meter?.count(errand.charge, failure)
    report(
      .attemptEnded(
        attempt,
        PlacesAttempt.Outcome(
          duration: clock.uptime() - start, receivedBytes: response?.body.count ?? 0,
          httpStatus: response?.status ?? failure?.httpStatus, failure: failure?.code)))
    guard let failure else { return received.mapError { FailedAttempt(failure: $0) } }
    let retryAfter = response?.retryAfter(now: clock.now())
    return .failure(FailedAttempt(failure: failure, retryAfter: retryAfter))
  }

  /// The response that came, and the failure that came of it.
  private func judge(
    _ received: Result<HTTPResponse, PlacesFailure>, _ request: HTTPRequest, _ errand: Errand
  ) -> (HTTPResponse?, PlacesFailure?) {
    switch received {
    case .failure(let failure): return (nil, failure)
    case .success(let response):
      let isTooLarge = response.body.count > request.maximumResponseSize
      return (response, isTooLarge ? .tooLarge(request, response.status) : errand.failure(response))
    }
  }

  private func response(
    to request: HTTPRequest, within limit: Duration
  ) async -> Result<HTTPResponse, PlacesFailure> {
    switch await outcome(of: request, within: limit) {
    case .finished(let result): return result.mapError(PlacesFailure.init(sending:))
    case .timedOut: return .failure(.timedOut(after: limit))
    case .cancelled: return .failure(.cancelled)
    }
  }

  /// A transport of somebody else's may block or not hear of cancellation: it has a task of its own.
  private func outcome(
    of request: HTTPRequest, within limit: Duration
  ) async -> TimedOutcome<Result<HTTPResponse, any Error>> {
    guard let exchanging else {
      return await clock.run(within: limit) { [transport] in
        await Result { try await transport.send(request) }
      }
    }
    return await clock.run(within: limit) { exchanging.start(request, onEnd: $0) }
  }
}

// MARK: Waiting

extension RequestSender {
  /// Waits until the rate limit allows a request; what stands in the way if it cannot go.
  private func waitForTurn(until end: Duration) async -> PlacesFailure? {
    let now = clock.uptime()
    guard now < end else {
      return PlacesFailure(.timedOut, "The time of the call was over before it could be sent.")
    }
    guard let limiter else { return nil }
    guard let wait = limiter.turn(at: now, within: end - now) else {
      return PlacesFailure(
        .deviceRateLimitExceeded,
        "The engine's own rate limit leaves no turn before the call's deadline.")
    }
    guard wait > .zero, !(await slept(wait)) else { return nil }
    limiter.giveBack(due: now + wait)
    return .cancelled
  }

  /// Waits until the next attempt is due; the call's failure when there must be none.
  private func pause(
    after failed: FailedAttempt, _ attempt: PlacesAttempt, until end: Duration
  ) async -> PlacesFailure? {
    let failure = failed.failure
    guard case .again(let pace, _) = failure.retry, attempt.number < policy.maximumAttempts else {
      return failure
    }
    let delay = policy.delay(afterAttempt: attempt.number, pace, random: random())
    let pause = max(delay, failed.retryAfter ?? .zero)
    guard clock.uptime() + pause < end, budget.pay() else { return failure }
    report(.retryPlanned(attempt, after: pause, because: failure.code))
    return await slept(pause) ? nil : .cancelled
  }

  /// Sleeps; false when the task is cancelled meanwhile.
  private func slept(_ duration: Duration) async -> Bool {
    do { try await clock.sleep(duration) } catch { return false }
    return !Task.isCancelled
  }
}

// MARK: Failures of sending

extension PlacesFailure {
  static let cancelled = PlacesFailure(.cancelled, Code.cancelled.row.advice)

  static func timedOut(after limit: Duration) -> PlacesFailure {
    PlacesFailure(.timedOut, "\(Code.timedOut.row.advice) The limit was \(limit.inSeconds) s.")
  }

  static func tooLarge(_ request: HTTPRequest, _ status: Int?) -> PlacesFailure {
    var failure = PlacesFailure(
      .serverError, "The answer is larger than \(request.maximumResponseSize) bytes.")
    failure.httpStatus = status
    return failure
  }

  /// The failure of a transport that could not bring an answer.
  fileprivate init(sending error: any Error) {
    if let failure = error as? PlacesFailure {
      self = failure
    } else if error is CancellationError {
      self = .cancelled
    } else {
      let code: Code = (error as? URLError)?.code == .timedOut ? .timedOut : .network
      self.init(code, code.row.advice)
      underlyingText = error.localizedDescription
    }
  }

  /// Whether trying again can help; some words leave open what their code makes of them.
  fileprivate var retry: RetryVerdict {
    let isOpen = statusWord.map(code.row.ambiguousWords.contains) ?? false
    return isOpen ? .again(.rateLimited, "the word may mean a rate") : code.row.retry
  }
}
