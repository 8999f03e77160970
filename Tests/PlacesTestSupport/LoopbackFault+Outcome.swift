package import PlacesCore

extension LoopbackFault {
  /// What a call comes to that is made with `PlacesConfiguration.test(under:at:in:over:)`: the code of
  /// its failure, nil for the place, and how often its request is sent.
  package func outcome(in dialect: PlacesDialect) -> (code: PlacesFailure.Code?, attempts: Int) {
    switch self {
    case .unavailableTwice: (nil, 3)
    case .retryAfterSeconds: (.rateLimitExceeded, 1)
    case .retryAfterDate: (.rateLimitExceeded, 1)
    case .dailyQuota: (.usageLimitExceeded, dialect == .new ? 1 : 3)
    case .serverErrorPage: (.unavailable, 3)
    case .notFoundPage: (.serverError, 1)
    case .successPage: (.serverError, 1)
    case .emptyBody: (.serverError, 1)
    case .truncatedBody: (.network, 3)
    case .resetInHead: (.network, 3)
    case .resetInBody: (.network, 3)
    case .silence: (.timedOut, 3)
    case .slowHead: (.timedOut, 3)
    case .drip: (.timedOut, 3)
    case .largeBody: (.serverError, 1)
    case .deepNesting: (.serverError, 1)
    case .invalidUTF8: (.serverError, 1)
    case .randomBytes: (.serverError, 1)
    case .wrongTypes: (.serverError, 1)
    case .redirectWithin: (.serverError, 1)
    case .redirectElsewhere: (.serverError, 1)
    case .gzip: (nil, 1)
    case .refused: (.network, 3)
    }
  }

  /// Whether only a time-out ends an attempt.
  package var isEndless: Bool { [.silence, .slowHead, .drip].contains(self) }

  /// Whether the server names a time to wait.
  package var asksForPatience: Bool { [.retryAfterSeconds, .retryAfterDate].contains(self) }
}

extension PlacesConfiguration {
  /// Three attempts a moment apart, of which only endless ones have little time.
  ///
  /// A server that asks for patience asks for all there is, on a clock that stands still.
  package static func test(
    under fault: LoopbackFault, at server: LoopbackServer, in dialect: PlacesDialect,
    over network: NetworkTransport
  ) -> PlacesConfiguration {
    var configuration = test(transport: network.make())
    configuration.dialect = dialect
    configuration.baseURL = server.url
    configuration.retryPolicy = RetryPolicy(maximumAttempts: 3)
    configuration.retryPolicy.transientDelay = .milliseconds(1)
    configuration.retryPolicy.rateLimitDelay = .milliseconds(1)
    configuration.attemptTimeout = fault.isEndless ? .milliseconds(300) : .seconds(600)
    configuration.totalTimeout = fault.asksForPatience ? LoopbackFault.retryAfter : .seconds(1_800)
    if !fault.asksForPatience {
      configuration.clock = .system
      configuration.clock.now = { testInstant }
    }
    return configuration
  }
}
