import Foundation

extension PlacesFailure {
  /// The failure a response of Places API (Legacy) tells of; nil for a success.
  ///
  /// The outcome stands in the body of an HTTP 200; anything but a 200 comes from the way there.
  init?(legacy response: HTTPResponse) {
    guard response.status == 200 else {
      self.init(.init(httpStatusOnTheWay: response.status), response)
      underlyingText = ForeignText.text(of: response.body)
      return
    }
    guard !Self.endsWithSuccess(response.body),
      let root = try? JSONDocument(response.body).root, root.kind == .object,
      let word = try? root.string("status"), word != "OK"
    else { return nil }
    let text = try? root.string("error_message")
    self.init(Self.code(statusWord: word, text: text ?? ""), response)
    statusWord = word
    underlyingText = text
  }

  /// Whether the last thing that an answer says is that it went well.
  ///
  /// The service always says it there, and so the answer itself need not be read twice. What is no
  /// JSON before that is found when the answer is read.
  private static func endsWithSuccess(_ body: Data) -> Bool {
    var rest = Array(body.suffix(64))[...]
    for token in ["}", "\"OK\"", ":", "\"status\""] {
      while let last = rest.last, [0x20, 0x0A, 0x0D, 0x09].contains(last) { rest.removeLast() }
      guard rest.suffix(token.utf8.count).elementsEqual(token.utf8) else { return false }
      rest.removeLast(token.utf8.count)
    }
    // Behind a backslash the first quote of the key belongs to a longer key.
    return rest.last.map { $0 != UInt8(ascii: "\\") } ?? false
  }

  /// The failure a response of a search tells of: finding nothing is none.
  init?(legacySearch response: HTTPResponse) {
    guard let failure = PlacesFailure(legacy: response), failure.statusWord != "ZERO_RESULTS"
    else { return nil }
    self = failure
  }

  /// The failure a response about a photo tells of: the address of the bytes comes as a redirect.
  init?(legacyPhoto response: HTTPResponse) {
    guard response.status != 302 else { return nil }
    self = (PlacesFailure(legacy: response) ?? PlacesFailure(.serverError, response)).ofPhoto()
  }

  private init(_ code: Code, _ response: HTTPResponse) {
    self.init(code, code == .accessNotConfigured ? Self.notActivated : code.row.advice)
    httpStatus = response.status
  }

  private static let notActivated = """
    The project or the key may not use Places API (Legacy): enable it where it still can be, or use \
    Places API (New), the default dialect.
    """

  /// Several causes share a word, and only the text tells them apart.
  private static func code(statusWord: String, text: String) -> Code {
    let text = text.lowercased()
    switch Code(statusWord: statusWord) {
    case .accessNotConfigured: return denied(because: text)
    case .invalidRequest where text.contains("no longer valid"): return .notFound
    case let code?: return code
    case nil: return .serverError
    }
  }

  private static func denied(because text: String) -> Code {
    let says = { (words: [String]) in words.contains(where: text.contains) }
    if text.contains("billing") { return .usageLimitExceeded }
    if says(["referer", "referrer", "not authorized to use this api key"]) {
      return .incorrectBundleIdentifier
    }
    guard text.contains("api key") else { return .accessNotConfigured }
    if text.contains("expired") { return .keyExpired }
    return says(["invalid", "not valid", "must use", "missing"])
      ? .keyInvalid : .accessNotConfigured
  }
}
