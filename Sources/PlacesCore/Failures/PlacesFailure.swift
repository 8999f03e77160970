public import Foundation

/// Why a call gave no answer: a closed code to branch on, and everything the service said.
///
/// Texts never contain the API key. Legacy callbacks carry this value under
/// `NSUnderlyingErrorKey` of their `NSError`.
public struct PlacesFailure: Error, Hashable, Sendable {
  /// What went wrong, as a closed list.
  public enum Code: String, CaseIterable, Sendable {
    /// No connection, or it broke.
    case network
    /// No whole answer came in time.
    case timedOut
    /// The caller's task was cancelled.
    case cancelled
    /// The service is in trouble (500, 503, 504); later may work.
    case unavailable
    /// The answer is not one of Places API, or a requested value in it is malformed.
    case serverError
    /// A fault of this package.
    case internalError
    /// The API key is missing, malformed or unknown.
    case keyInvalid
    /// The API key has expired.
    case keyExpired
    /// A daily quota is used up, or billing is off.
    case usageLimitExceeded
    /// Too many requests in a short time.
    case rateLimitExceeded
    /// Too many requests from this device.
    case deviceRateLimitExceeded
    /// The API is not enabled for the project, or the key may not use it.
    case accessNotConfigured
    /// The key does not admit this app.
    case incorrectBundleIdentifier
    /// The position of the device is not known.
    case locationError
    /// The place ID refers to nothing now.
    case notFound
    /// The request is wrong; sending it again cannot work.
    case invalidRequest
  }

  /// What went wrong.
  public let code: Code
  /// What happened and what to do about it, in one or two sentences.
  public let message: String
  /// The HTTP status; nil when no answer came or nothing was sent.
  public internal(set) var httpStatus: Int?
  /// The service's word for the outcome, such as `PERMISSION_DENIED`.
  public internal(set) var statusWord: String?
  /// The service's reason, such as `SERVICE_DISABLED`.
  public internal(set) var reason: String?
  /// What the service wrote, or the system's text of a broken connection; at most 200 bytes.
  public internal(set) var underlyingText: String?
  /// Where in the answer a value is malformed, such as `reviews[0].rating`.
  public internal(set) var codingPath: String?
  /// Where the trouble can be mended, such as the page that enables an API.
  public internal(set) var helpURL: URL?
  /// How many requests were sent; 0 for a call that was cancelled, or out of time, while others
  /// waited for the request it shared with them.
  public internal(set) var attempts = 0
  /// How long the call took.
  public internal(set) var elapsed: Duration = .zero

  /// A failure that nothing was sent for.
  package init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }
}

extension PlacesFailure: CustomStringConvertible, LocalizedError {
  /// The code, the message, and what the service said.
  public var description: String {
    let words = [httpStatus.map { "HTTP \($0)" }, statusWord, reason, codingPath].compactMap { $0 }
    let said = words.isEmpty ? "" : " [\(words.joined(separator: " · "))]"
    return "\(code.rawValue): \(text)\(said)"
  }

  /// The message, and what the service said.
  public var errorDescription: String? { text }

  private var text: String { message + (underlyingText.map { " (\($0))" } ?? "") }
}

extension PlacesFailure {
  /// The same failure fit to be shown: no secret in any text, and what came from outside quoted.
  ///
  /// Secrets are taken out before a text is cut, so that no part of one stays behind.
  func cleaned(of secrets: [Secret]) -> PlacesFailure {
    let redact: (String) -> String = { Secret.redacted(secrets, from: $0) }
    var copy = PlacesFailure(code, redact(message))
    copy.httpStatus = httpStatus
    copy.statusWord = statusWord.map { ForeignText.quoted(redact($0)) }
    copy.reason = reason.map { ForeignText.quoted(redact($0)) }
    copy.underlyingText = underlyingText.map { ForeignText.quoted(redact($0)) }
    copy.codingPath = codingPath
    copy.helpURL = helpURL.flatMap { URL(string: redact($0.absoluteString)) }
    copy.attempts = attempts
    copy.elapsed = elapsed
    return copy
  }
}
