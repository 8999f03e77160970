extension PlacesFailure.Code {
  /// The row of this code.
  ///
  /// Columns: `GMSPlacesErrorCode` · `PlacesError` case · HTTP statuses · status words · reasons ·
  /// whether trying again can help, at what pace and why · what happened and what to do · words
  /// that may mean a rate limit as well.
  // swift-format-ignore
  package var row: FailureRow {
    switch self {
    case .network: .init(-1, "network", [], [], [], .again(.transient, "the connection may come back"), "The service could not be reached.")
    case .timedOut: .init(-1, "network", [], [], [], .again(.transient, "the next attempt may be quicker"), "No whole answer came in time.")
    case .cancelled: .init(-1, "network", [], [], [], .never("the caller no longer wants it"), "The call was cancelled.")
    case .unavailable: .init(-2, "server", [500, 502, 503, 504], ["INTERNAL", "UNAVAILABLE", "DEADLINE_EXCEEDED", "UNKNOWN_ERROR"], [], .again(.transient, "the service asks for patience"), "The service is in trouble; try again later.")
    case .serverError: .init(-2, "server", [], ["UNKNOWN", "DATA_LOSS"], [], .never("the same answer would come again"), "The answer could not be understood.")
    case .internalError: .init(-3, "internal", [], [], [], .never("the fault is here"), "This package failed.")
    case .keyInvalid: .init(-4, "keyInvalid", [401], ["UNAUTHENTICATED"], ["API_KEY_INVALID"], .never("the key stays wrong"), "The API key is missing or not valid: give the key of a project that has Places API (New) enabled.")
    case .keyExpired: .init(-5, "keyExpired", [], [], [], .never("the key stays expired"), "The API key has expired: renew it.")
    case .usageLimitExceeded: .init(-6, "usageLimitExceeded", [], ["OVER_QUERY_LIMIT"], ["BILLING_DISABLED", "RESOURCE_QUOTA_EXCEEDED"], .never("the quota stays used up for long"), "The project's quota is used up or its billing is off.", ambiguous: ["OVER_QUERY_LIMIT"])
    case .rateLimitExceeded: .init(-7, "rateLimitExceeded", [429], ["RESOURCE_EXHAUSTED"], ["RATE_LIMIT_EXCEEDED"], .again(.rateLimited, "the rate falls within a minute"), "Too many requests in a short time.")
    case .deviceRateLimitExceeded: .init(-8, "deviceRateLimitExceeded", [], [], [], .never("the service sets no wait for a device"), "Too many requests from this device.")
    case .accessNotConfigured: .init(-9, "accessNotConfigured", [403], ["PERMISSION_DENIED", "REQUEST_DENIED"], ["SERVICE_DISABLED", "API_KEY_SERVICE_BLOCKED", "CONSUMER_INVALID", "CONSUMER_SUSPENDED", "USER_PROJECT_DENIED"], .never("someone must change the project first"), "The project or the key may not use Places API (New): enable it for the project, and allow it in the key's API restrictions.")
    case .incorrectBundleIdentifier: .init(-10, "incorrectBundleIdentifier", [], [], ["API_KEY_IOS_APP_BLOCKED", "API_KEY_ANDROID_APP_BLOCKED", "API_KEY_HTTP_REFERRER_BLOCKED", "API_KEY_IP_ADDRESS_BLOCKED"], .never("the key stays restricted"), "The key's application restrictions do not admit this caller: set the bundle identifier the key names, or use another key.")
    case .locationError: .init(-11, "location", [], [], [], .never("permission must be given first"), "The position of the device is not known.")
    case .notFound: .init(-12, "invalidRequest", [404], ["NOT_FOUND", "ZERO_RESULTS"], [], .never("the ID stays obsolete"), "No place has this ID now: search for the place again and keep its new ID.")
    case .invalidRequest: .init(-12, "invalidRequest", [400], ["INVALID_ARGUMENT", "INVALID_REQUEST", "FAILED_PRECONDITION", "OUT_OF_RANGE"], [], .never("the same request fails again"), "The request is not valid.")
    }
  }
}

/// What the package knows about one kind of failure.
package struct FailureRow: Sendable, Equatable {
  /// The raw value of `GMSPlacesErrorCode`.
  package let gmsCode: Int
  /// The case of `PlacesError`.
  package let swiftCase: String
  /// HTTP statuses that mean it when the service says nothing more exact.
  package let httpStatuses: [Int]
  /// Status words of the error body that mean it.
  package let statusWords: [String]
  /// Reasons in the error details that mean it.
  package let reasons: [String]
  /// Whether trying again can help.
  package let retry: RetryVerdict
  /// What happened and what to do about it.
  package let advice: String
  /// Words among `statusWords` that may also mean a rate limit, so that they are worth a retry.
  package let ambiguousWords: [String]

  /// A row in the order of the table's columns.
  init(
    _ gmsCode: Int, _ swiftCase: String, _ httpStatuses: [Int], _ statusWords: [String],
    _ reasons: [String], _ retry: RetryVerdict, _ advice: String, ambiguous: [String] = []
  ) {
    self.gmsCode = gmsCode
    self.swiftCase = swiftCase
    self.httpStatuses = httpStatuses
    self.statusWords = statusWords
    self.reasons = reasons
    self.retry = retry
    self.advice = advice
    ambiguousWords = ambiguous
  }
}

/// Whether to try again, with the reason in words.
package enum RetryVerdict: Sendable, Equatable {
  case again(RetryPace, String)
  case never(String)
}

/// How soon trying again makes sense.
package enum RetryPace: Sendable {
  /// Trouble that may be over in a moment.
  case transient
  /// A rate that takes a while to fall.
  case rateLimited
}

extension PlacesFailure.Code {
  /// The code with a reason of the error details.
  init?(reason: String) { self.init { $0.reasons.contains(reason) } }

  /// The code with a status word.
  init?(statusWord: String) { self.init { $0.statusWords.contains(statusWord) } }

  /// The code of a status without a word of the service's.
  ///
  /// Only trouble and rate can be told: a 403 or 404 may come from anything on the way.
  init(httpStatusOnTheWay status: Int) {
    let code = Self(httpStatus: status) ?? .serverError
    self = [.unavailable, .rateLimitExceeded].contains(code) ? code : .serverError
  }

  /// The code with an HTTP status.
  init?(httpStatus: Int) { self.init { $0.httpStatuses.contains(httpStatus) } }

  private init?(_ matches: (FailureRow) -> Bool) {
    guard let code = Self.allCases.first(where: { matches($0.row) }) else { return nil }
    self = code
  }
}
