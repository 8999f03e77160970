import Foundation
import GooglePlaces
import GooglePlacesSwift
import PlacesCore

/// An error as a style tells it.
enum StyledError: Error, Equatable, Sendable {
  /// An `NSError` of a callback, with the failure under it.
  case gms(String, GMSPlacesErrorCode?, PlacesFailure)
  case swift(PlacesError)
  case failure(PlacesFailure)
  /// What no call may end in.
  case other(String)

  init(_ error: any Error) {
    switch error {
    case let failure as PlacesFailure: self = .failure(failure)
    case let error as PlacesError: self = .swift(error)
    default:
      let nsError = error as NSError
      self =
        PlacesFailure(error).map { failure in
          .gms(nsError.domain, GMSPlacesErrorCode(rawValue: nsError.code), failure)
        } ?? .other("\(error)")
    }
  }

  /// How a style should tell a failure.
  init(_ failure: PlacesFailure, in style: Style) {
    let words = failure.code.words
    switch style {
    case .legacy, .fetcher, .callback, .places, .task:
      self = .gms(kGMSPlacesErrorDomain, words.gms, failure)
    case .result, .placesResult: self = .swift(words.swift(failure.localizedDescription))
    case .throwing: self = .failure(failure)
    }
  }

  /// The text for people, which all styles share.
  var text: String {
    switch self {
    case .gms(_, _, let failure), .failure(let failure): failure.localizedDescription
    case .swift(let error): Mirror(reflecting: error).children.first.map { "\($0.value)" } ?? ""
    case .other(let text): text
    }
  }
}

extension PlacesFailure.Code {
  /// The words of the façades for a failure.
  var words: (gms: GMSPlacesErrorCode, swift: @Sendable (String) -> PlacesError) {
    switch self {
    case .network, .timedOut, .cancelled: (.networkError, { .network($0) })
    case .unavailable, .serverError: (.serverError, { .server($0) })
    case .internalError: (.internalError, { .internal($0) })
    case .keyInvalid: (.keyInvalid, { .keyInvalid($0) })
    case .keyExpired: (.keyExpired, { .keyExpired($0) })
    case .usageLimitExceeded: (.usageLimitExceeded, { .usageLimitExceeded($0) })
    case .rateLimitExceeded: (.rateLimitExceeded, { .rateLimitExceeded($0) })
    case .deviceRateLimitExceeded: (.deviceRateLimitExceeded, { .deviceRateLimitExceeded($0) })
    case .accessNotConfigured: (.accessNotConfigured, { .accessNotConfigured($0) })
    case .incorrectBundleIdentifier:
      (.incorrectBundleIdentifier, { .incorrectBundleIdentifier($0) })
    case .locationError: (.locationError, { .location($0) })
    case .notFound, .invalidRequest: (.invalidRequest, { .invalidRequest($0) })
    }
  }
}
