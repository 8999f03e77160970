import GooglePlacesSwift
import PlacesInterop

/// What the screens say when something fails.
enum ErrorText {
  static func text(of error: PlacesError) -> String {
    switch error {
    case .network, .server: "Try again later."
    case .usageLimitExceeded, .rateLimitExceeded, .deviceRateLimitExceeded:
      "Too many people are asking. Try again later."
    case .keyInvalid, .keyExpired, .accessNotConfigured, .incorrectBundleIdentifier:
      "Please update the app."
    case .location: "Please let the app know where you are."
    case .invalidRequest: "There is no such place."
    case .internal: "Something went wrong."
    }
  }
}

/// For screens that have yet to move.
extension ErrorText {
  static func text(of error: (any Error)?) -> String {
    text(of: error.flatMap { PlacesError($0) } ?? .internal(""))
  }
}
