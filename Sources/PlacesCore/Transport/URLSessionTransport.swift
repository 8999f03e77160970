#if canImport(FoundationNetworking)
  import Foundation
  public import FoundationNetworking
#else
  public import Foundation
#endif

/// The transport over `URLSession`: one ephemeral session without cache and cookies, closed when
/// the last reference goes.
///
/// Redirects are returned, never followed. Cancelling the task ends the request.
public final class URLSessionTransport: Transport {
  private let session: URLSession
  private let exchanges = SessionExchanges()

  /// A transport with the defaults, or with a session configuration of yours (for a proxy, say).
  ///
  /// Cache, cookies and stored credentials are switched off whatever the configuration says: the
  /// service's terms forbid keeping answers, and a cache makes cancelling unsafe on Linux.
  public init(configuration: URLSessionConfiguration = .places) {
    configuration.urlCache = nil
    configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
    configuration.httpCookieStorage = nil
    configuration.httpShouldSetCookies = false
    configuration.urlCredentialStorage = nil
    session = URLSession(configuration: configuration, delegate: exchanges, delegateQueue: nil)
  }

  deinit { session.finishTasksAndInvalidate() }

  /// The response to a request, or the `URLError` of a connection that gave none.
  @concurrent public func send(_ request: HTTPRequest) async throws -> HTTPResponse {
    try Task.checkCancellation()
    let task = session.dataTask(with: URLRequest(request))
    return try await withTaskCancellationHandler {
      try await exchanges.response(to: task)
    } onCancel: {
      task.cancel()
    }
  }
}

extension URLSessionConfiguration {
  /// A new ephemeral configuration that allows 32 connections a host and 15 seconds of silence.
  public static var places: URLSessionConfiguration {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.httpMaximumConnectionsPerHost = 32
    configuration.timeoutIntervalForRequest = 15
    return configuration
  }
}

extension URLRequest {
  fileprivate init(_ request: HTTPRequest) {
    self.init(url: request.url)
    httpMethod = request.method
    httpBody = request.body
    for (name, value) in request.headers { setValue(value, forHTTPHeaderField: name) }
  }
}

/// The exchanges under way in one session, each ended exactly once.
private final class SessionExchanges: NSObject, URLSessionDataDelegate, Sendable {
  private struct Exchange: Sendable {
    var continuation: CheckedContinuation<HTTPResponse, any Error>
    var body = Data()
  }

  private let underWay = Locked<[Int: Exchange]>([:])

  /// Starts a task and waits for its end.
  func response(to task: URLSessionDataTask) async throws -> HTTPResponse {
    let identifier = task.taskIdentifier
    return try await withCheckedThrowingContinuation { continuation in
      underWay.withLock { $0[identifier] = Exchange(continuation: continuation) }
      task.resume()
    }
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    let identifier = dataTask.taskIdentifier
    underWay.withLock { $0[identifier]?.body.append(data) }
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    let identifier = task.taskIdentifier
    guard let exchange = underWay.withLock({ $0.removeValue(forKey: identifier) }) else { return }
    exchange.continuation.resume(
      with: outcome(of: task.response, body: exchange.body, error: error))
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection _: HTTPURLResponse,
    newRequest _: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    completionHandler(nil)
  }

  private func outcome(
    of response: URLResponse?, body: Data, error: (any Error)?
  ) -> Result<HTTPResponse, any Error> {
    if let error {
      let isCancelled = (error as? URLError)?.code == .cancelled
      return .failure(isCancelled ? CancellationError() : error)
    }
    guard let response = response as? HTTPURLResponse else {
      return .failure(URLError(.badServerResponse))
    }
    let headers = response.allHeaderFields.map { ("\($0.key)", "\($0.value)") }
    return .success(
      HTTPResponse(
        status: response.statusCode, headers: Dictionary(headers) { _, last in last }, body: body))
  }
}
