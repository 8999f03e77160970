import Foundation
import GooglePlaces

/// What the screens say when something fails.
enum ErrorText {
  static func text(of error: (any Error)?) -> String {
    guard let error = error as NSError?, error.domain == kGMSPlacesErrorDomain,
      let code = GMSPlacesErrorCode(rawValue: error.code)
    else { return "Something went wrong." }
    switch code {
    case .networkError, .serverError: return "Try again later."
    case .usageLimitExceeded, .rateLimitExceeded, .deviceRateLimitExceeded:
      return "Too many people are asking. Try again later."
    case .keyInvalid, .keyExpired, .accessNotConfigured, .incorrectBundleIdentifier:
      return "Please update the app."
    case .locationError: return "Please let the app know where you are."
    case .invalidRequest: return "There is no such place."
    case .internalError: return "Something went wrong."
    @unknown default: return "Something went wrong."
    }
  }
}
