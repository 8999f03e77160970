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
    let configuration = configuration.copy() as? URLSessionConfiguration ?? configuration
    configuration.urlCache = nil
    configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
    configuration.httpCookieStorage = nil
    configuration.httpShouldSetCookies = false
    configuration.urlCredentialStorage = nil
    session = URLSession(
      configuration: configuration, delegate: exchanges, delegateQueue: exchanges.queue)
  }

  deinit { session.finishTasksAndInvalidate() }

  /// The response to a request, or the `URLError` of a connection that gave none.
  @concurrent public func send(_ request: HTTPRequest) async throws -> HTTPResponse {
    try await exchange(request)
  }
}

extension URLSessionTransport: ExchangingTransport {
  func start(
    _ request: HTTPRequest, onEnd: @escaping @Sendable (Result<HTTPResponse, any Error>) -> Void
  ) -> @Sendable () -> Void {
    exchanges.start(session.dataTask(with: URLRequest(request)), of: request, onEnd: onEnd)
  }
}

extension URLSessionConfiguration {
  /// A new ephemeral configuration that allows 32 connections a host, and a day of silence, since
  /// the engine has time-outs of its own.
  public static var places: URLSessionConfiguration {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.httpMaximumConnectionsPerHost = 32
    configuration.timeoutIntervalForRequest = 86_400
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
///
/// The session reports on `queue`, and tasks are cancelled there too: on Linux a task that is
/// cancelled from another thread while it completes aborts the process.
private final class SessionExchanges: NSObject, URLSessionDataDelegate, Sendable {
  private struct Exchange: Sendable {
    let onEnd: @Sendable (Result<HTTPResponse, any Error>) -> Void
    let request: HTTPRequest
    var body = Data()
    var isChallenged = false

    /// Takes bytes of the body; false when they are more than there may be.
    mutating func take(_ data: Data) -> Bool {
      guard body.count + data.count <= request.maximumResponseSize else { return false }
      body.append(data)
      return true
    }
  }

  let queue: OperationQueue
  private let underWay = Locked<[Int: Exchange]>([:])

  override init() {
    queue = OperationQueue()
    queue.maxConcurrentOperationCount = 1
  }

  /// Starts a task; what is returned cancels it, unless it has ended.
  func start(
    _ task: URLSessionDataTask, of request: HTTPRequest,
    onEnd: @escaping @Sendable (Result<HTTPResponse, any Error>) -> Void
  ) -> @Sendable () -> Void {
    let identifier = task.taskIdentifier
    underWay.withLock { $0[identifier] = Exchange(onEnd: onEnd, request: request) }
    task.resume()
    return { [self] in
      queue.addOperation { [self] in
        if underWay.withLock({ $0[identifier] != nil }) { task.cancel() }
      }
    }
  }

  /// Gives up an answer that says beforehand that it is too large.
  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
  ) {
    let length = response.expectedContentLength
    endWhenTooLarge(dataTask, response) { length <= Int64($0.request.maximumResponseSize) }
    completionHandler(.allow)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    endWhenTooLarge(dataTask, dataTask.response) { $0.take(data) }
  }

  /// Ends an exchange that `fits` is false for, at once: on Linux cancelling takes a while.
  private func endWhenTooLarge(
    _ task: URLSessionTask, _ response: URLResponse?,
    unless fits: @Sendable (inout Exchange) -> Bool
  ) {
    let identifier = task.taskIdentifier
    let ended: Exchange? = underWay.withLock { exchanges in
      guard var exchange = exchanges.removeValue(forKey: identifier) else { return nil }
      guard !fits(&exchange) else {
        exchanges[identifier] = exchange
        return nil
      }
      return exchange
    }
    guard let ended else { return }
    let status = (response as? HTTPURLResponse)?.statusCode
    ended.onEnd(.failure(PlacesFailure.tooLarge(ended.request, status)))
    task.cancel()
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    let identifier = task.taskIdentifier
    guard let exchange = underWay.withLock({ $0.removeValue(forKey: identifier) }) else { return }
    exchange.onEnd(outcome(of: exchange, task.response, error))
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection _: HTTPURLResponse,
    newRequest _: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    completionHandler(nil)
  }

  /// Refuses to log in, so that a 401 is a response like any other; left to itself, the session
  /// never ends such a task on Linux.
  func urlSession(
    _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
    completionHandler:
      @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
  ) {
    guard challenge.protectionSpace.authenticationMethod == NSURLAuthenticationMethodHTTPBasic
    else { return completionHandler(.performDefaultHandling, nil) }
    let identifier = task.taskIdentifier
    underWay.withLock { $0[identifier]?.isChallenged = true }
    completionHandler(.rejectProtectionSpace, nil)
  }

  private func outcome(
    of exchange: Exchange, _ response: URLResponse?, _ error: (any Error)?
  ) -> Result<HTTPResponse, any Error> {
    if let error, !exchange.isChallenged {
      let isCancelled = (error as? URLError)?.code == .cancelled
      return .failure(isCancelled ? CancellationError() : error)
    }
    guard let response = response as? HTTPURLResponse else {
      return .failure(error ?? URLError(.badServerResponse))
    }
    let headers = response.allHeaderFields.map { ("\($0.key)", "\($0.value)") }
    return .success(
      HTTPResponse(
        status: response.statusCode, headers: Dictionary(headers) { _, last in last },
        body: exchange.body))
  }
}
