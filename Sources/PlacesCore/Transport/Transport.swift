/// What carries requests to a service: the network, the embedded service, or one of your own.
///
/// Called from many tasks at once. A redirect must be returned as the response it is, never
/// followed: the request carries the API key.
public protocol Transport: Sendable {
  /// The response to a request.
  ///
  /// Throw `CancellationError` when the task was cancelled; any other error means that no answer
  /// came and becomes a `PlacesFailure` with the code `network`. A `PlacesFailure` is kept.
  @concurrent func send(_ request: HTTPRequest) async throws -> HTTPResponse
}
