public import Foundation
import GooglePlaces
public import GooglePlacesSwift
public import PlacesCore

extension PlacesError {
  /// The error of a callback, or a `PlacesFailure`, as a call of the New Swift style returns it.
  ///
  /// nil for an error of others, also one in `kGMSPlacesErrorDomain` with a code that
  /// `GMSPlacesErrorCode` lacks: only the caller knows what those mean. There is room for a text
  /// alone; `PlacesFailure(error)` keeps the rest.
  public init?(_ error: any Error) {
    if let error = error as? PlacesError {
      self = error
    } else if let failure = PlacesFailure(error) ?? PlacesFailure(telling: error as NSError) {
      self.init(failure)
    } else {
      return nil
    }
  }
}

extension NSError {
  /// The error as a callback gets it, in `kGMSPlacesErrorDomain`. Nothing stands under
  /// `NSUnderlyingErrorKey`, since a `PlacesError` has no more than a text.
  public convenience init(_ error: PlacesError) {
    let text = error.text
    let code = PlacesFailure.Code.allCases.first { code in
      PlacesError(PlacesFailure(code, text)) == error
    }
    self.init(
      domain: kGMSPlacesErrorDomain, code: (code ?? .internalError).row.gmsCode,
      userInfo: [NSLocalizedDescriptionKey: text])
  }

  /// The failure as a callback gets it, in `kGMSPlacesErrorDomain`, with the failure itself under
  /// `NSUnderlyingErrorKey`.
  public convenience init(_ failure: PlacesFailure) {
    let error = failure.nsError
    self.init(domain: error.domain, code: error.code, userInfo: error.userInfo)
  }
}

extension PlacesFailure {
  /// The first failure with an error's number, and its text; nil when the number is not ours.
  fileprivate init?(telling error: NSError) {
    guard error.domain == kGMSPlacesErrorDomain,
      let code = Code.allCases.first(where: { $0.row.gmsCode == error.code })
    else { return nil }
    self.init(code, error.localizedDescription)
  }
}

extension PlacesError {
  /// What happened, whatever the case.
  fileprivate var text: String {
    switch self {
    case .network(let text), .server(let text), .internal(let text), .keyInvalid(let text),
      .keyExpired(let text), .usageLimitExceeded(let text), .rateLimitExceeded(let text),
      .deviceRateLimitExceeded(let text), .accessNotConfigured(let text),
      .incorrectBundleIdentifier(let text), .location(let text), .invalidRequest(let text):
      text
    }
  }
}
