import Foundation

extension PlacesFailure {
  /// The failure a response of Places API (New) tells of; nil for a success.
  ///
  /// The body need not be Google's: a proxy's page, an empty body and missing parts are all read
  /// as far as they go.
  init?(new response: HTTPResponse) {
    guard !(200..<300).contains(response.status) else { return nil }
    guard let body = ErrorBody(response.body) else {
      self.init(response: response, code: Code(httpStatusOnTheWay: response.status))
      underlyingText = ForeignText.text(of: response.body)
      return
    }
    self.init(response: response, code: Self.code(of: body, httpStatus: response.status))
    statusWord = body.status
    reason = body.reason
    underlyingText = body.text
    helpURL = body.helpLink.flatMap { URL(string: $0) }
  }

  /// The failure a response about a photo tells of.
  init?(newPhoto response: HTTPResponse) {
    guard let failure = PlacesFailure(new: response) else { return nil }
    self = failure.ofPhoto()
  }

  private init(response: HTTPResponse, code: Code) {
    self.init(code, code.row.advice)
    httpStatus = response.status
  }

  private static func code(of body: ErrorBody, httpStatus: Int) -> Code {
    let code =
      body.reason.flatMap(Code.init(reason:)) ?? body.status.flatMap(Code.init(statusWord:))
      ?? Code(httpStatus: httpStatus) ?? .serverError
    return refined(code, by: body)
  }

  /// The distinctions that the service makes only in its quota name or its text.
  private static func refined(_ code: Code, by body: ErrorBody) -> Code {
    let text = body.message?.lowercased() ?? ""
    switch code {
    case .rateLimitExceeded where body.quotaLimit?.contains("PerDay") == true:
      return .usageLimitExceeded
    case .keyInvalid where text.contains("expired"): return .keyExpired
    case .accessNotConfigured where body.reason == nil && text.contains("unregistered callers"):
      return .keyInvalid
    case .invalidRequest where text.contains("no longer valid"): return .notFound
    default: return code
    }
  }
}

/// What an error body of Places API (New) says; parts that are missing or malformed are nil, since
/// the failure is known without them.
private struct ErrorBody {
  var message: String?
  var status: String?
  var reason: String?
  var quotaLimit: String?
  var helpLink: String?
  var violation: String?

  /// The error in a body; nil when it is not a JSON object with an `error` object.
  init?(_ data: Data) {
    guard let root = try? JSONDocument(data).root, let error = try? root.member("error"),
      error.kind == .object
    else { return nil }
    message = try? error.string("message")
    status = try? error.string("status")
    for detail in (try? error.member("details")?.elements()) ?? [] { read(detail) }
  }

  /// The service's message, and the first violation when it names one.
  var text: String? {
    let parts = [message, violation].compactMap { $0 }
    return parts.isEmpty ? nil : parts.joined(separator: " ")
  }

  /// Reads one detail by its `@type`; types that are not known are skipped.
  private mutating func read(_ detail: JSONCursor) {
    let type = (try? detail.string("@type")) ?? ""
    switch type.split(separator: ".").last {
    case "ErrorInfo":
      reason = try? detail.string("reason")
      quotaLimit = try? detail.member("metadata")?.string("quota_limit")
    case "Help": helpLink = try? detail.member("links")?.elements().first?.string("url")
    case "BadRequest":
      violation = try? detail.member("fieldViolations")?.elements().first?.string("description")
    default: break
    }
  }
}
