import Foundation

extension URL {
  /// The address of a photo's bytes: https, or http on this machine.
  init?(photoAddress text: String) {
    guard let url = URL(string: text), let host = url.host(), !host.isEmpty,
      url.scheme == "https" || (url.scheme == "http" && Validation.isLoopback(host))
    else { return nil }
    self = url
  }
}

extension PlacesFailure {
  /// What to do about a photo whose name is not taken.
  static let expiredPhoto = """
    The photo's name has expired or is not valid: fetch the place again and use the new name.
    """

  /// The same failure as a photo's: one that asks for a place again where that helps, and a bare
  /// 403, which comes with an image when the quota is used up.
  func ofPhoto() -> PlacesFailure {
    switch (code, httpStatus, statusWord) {
    case (.invalidRequest, _, _), (.notFound, _, _), (.serverError, 400, nil),
      (.serverError, 404, nil):
      replacing(.invalidRequest, Self.expiredPhoto)
    case (.serverError, 403, nil):
      replacing(.usageLimitExceeded, Code.usageLimitExceeded.row.advice)
    default: self
    }
  }

  private func replacing(_ code: Code, _ message: String) -> PlacesFailure {
    var copy = PlacesFailure(code, message)
    copy.httpStatus = httpStatus
    copy.statusWord = statusWord
    copy.reason = reason
    copy.underlyingText = underlyingText
    copy.helpURL = helpURL
    return copy
  }
}
