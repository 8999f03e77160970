/// A transport of this package, which tells the end of an exchange instead of having a task wait.
///
/// It never blocks and always hears of cancellation, so that a call needs no task beside its own.
protocol ExchangingTransport: Transport {
  /// Starts an exchange, whose end is told exactly once, on any thread and also when it is
  /// cancelled; perhaps before this returns. What is returned cancels it.
  func start(
    _ request: HTTPRequest, onEnd: @escaping @Sendable (Result<HTTPResponse, any Error>) -> Void
  ) -> @Sendable () -> Void
}

extension ExchangingTransport {
  /// The response to a request, or `CancellationError` soon after the task was cancelled.
  func exchange(_ request: HTTPRequest) async throws -> HTTPResponse {
    try Task.checkCancellation()
    let race = Race<Result<HTTPResponse, any Error>>()
    let cancel = start(request, onEnd: race.end)
    return try await withTaskCancellationHandler {
      await race.outcome()
    } onCancel: {
      cancel()
    }.get()
  }
}
