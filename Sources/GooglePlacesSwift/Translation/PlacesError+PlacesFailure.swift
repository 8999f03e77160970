import Foundation
package import PlacesCore

extension PlacesError {
  /// The error with a failure's text.
  package init(_ failure: PlacesFailure) {
    let text = failure.localizedDescription
    switch failure.code {
    case .network, .timedOut, .cancelled: self = .network(text)
    case .unavailable, .serverError: self = .server(text)
    case .internalError: self = .internal(text)
    case .keyInvalid: self = .keyInvalid(text)
    case .keyExpired: self = .keyExpired(text)
    case .usageLimitExceeded: self = .usageLimitExceeded(text)
    case .rateLimitExceeded: self = .rateLimitExceeded(text)
    case .deviceRateLimitExceeded: self = .deviceRateLimitExceeded(text)
    case .accessNotConfigured: self = .accessNotConfigured(text)
    case .incorrectBundleIdentifier: self = .incorrectBundleIdentifier(text)
    case .locationError: self = .location(text)
    case .notFound, .invalidRequest: self = .invalidRequest(text)
    }
  }
}
