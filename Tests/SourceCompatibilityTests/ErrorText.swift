import Foundation
import GooglePlaces

/// How apps read the error of a callback.
enum ErrorText {
  static func isOurs(_ error: Error) -> Bool {
    (error as NSError).domain == kGMSPlacesErrorDomain
  }

  static func needsKey(_ error: Error) -> Bool {
    let error = error as NSError
    return error.domain == kGMSPlacesErrorDomain
      && error.code == GMSPlacesErrorCode.keyInvalid.rawValue
  }

  static func advice(_ error: Error) -> String {
    guard let code = GMSPlacesErrorCode(rawValue: (error as NSError).code) else { return "other" }
    switch code {
    case .networkError, .serverError, .internalError: return "try again"
    case .keyInvalid, .keyExpired: return "change the key"
    case .usageLimitExceeded, .rateLimitExceeded, .deviceRateLimitExceeded: return "wait"
    case .accessNotConfigured, .incorrectBundleIdentifier: return "change the project"
    case .locationError: return "ask for the position"
    case .invalidRequest: return "change the request"
    @unknown default: return "other"
    }
  }
}
