import PlacesCore

/// How the server treats a question; the place ID starts with it.
enum Manner: String, CaseIterable, Sendable {
  case prompt, slow, shared, session, flaky, resetInHead, resetInBody, silent, slowHead, drip

  /// How many of a hundred calls have it.
  var share: Int {
    switch self {
    case .prompt: 52
    case .slow: 14
    case .shared: 12
    case .session: 8
    case .flaky: 4
    case .resetInHead, .resetInBody, .silent, .slowHead, .drip: 2
    }
  }

  /// Whether there may be an answer.
  var isAnswered: Bool {
    switch self {
    case .prompt, .slow, .shared, .session, .flaky: true
    case .resetInHead, .resetInBody, .silent, .slowHead, .drip: false
    }
  }

  /// The failure there may be.
  var failure: PlacesFailure.Code? {
    switch self {
    case .prompt, .slow, .shared, .session: nil
    case .flaky: .unavailable
    case .resetInHead, .resetInBody: .network
    case .silent, .slowHead, .drip: .timedOut
    }
  }

  /// How long the server waits before it answers.
  var delay: Duration {
    self == .slow || self == .shared ? .milliseconds(5) : .zero
  }
}
