#if CurlTransport && os(Linux)
  /// What carries the requests of an engine that was given nothing else.
  package typealias DefaultTransport = CurlTransport

  /// The transport over the system's libcurl: one thread and at most 32 connections a host.
  ///
  /// Redirects are returned, never followed; cookies, caches and logins there are none. The thread
  /// starts with the first request and ends when the last reference is gone and the last request
  /// has ended. Proxies are those of the environment, such as `https_proxy`.
  package final class CurlTransport: Transport {
    /// Names a request under way.
    package typealias Token = Int

    private let mailbox = CurlMailbox()

    /// A transport with a thread and connections of its own.
    package init() {}

    deinit { mailbox.finish() }

    /// The response to a request, or the `URLError` of a connection that gave none.
    @concurrent package func send(_ request: HTTPRequest) async throws -> HTTPResponse {
      try await exchange(request)
    }
  }

  extension CurlTransport: ExchangingTransport {
    /// Starts a request, whose end is told on the transport's thread, which must not be held up.
    func start(
      _ request: HTTPRequest, onEnd: @escaping @Sendable (Result<HTTPResponse, any Error>) -> Void
    ) -> @Sendable () -> Void {
      let token = mailbox.newToken()
      mailbox.post(.start(CurlErrand(token: token, request: request, onEnd: onEnd)))
      return { [mailbox] in mailbox.post(.cancel(token)) }
    }
  }
#else
  /// What carries the requests of an engine that was given nothing else.
  package typealias DefaultTransport = URLSessionTransport
#endif
