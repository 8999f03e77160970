import Foundation
import GooglePlaces
import GooglePlacesSwift
import PlacesCore

/// How a call ended.
enum Ending: Sendable {
  case answer(placeID: String?, name: String?)
  /// A style that does not tell failures apart leaves several codes open.
  case failure(Set<PlacesFailure.Code>, String)
  /// A callback with neither a place nor a failure of this package.
  case nothing

  init(_ place: GMSPlace?, _ error: (any Error)?) {
    let failure = (error as? NSError)?.userInfo[NSUnderlyingErrorKey] as? PlacesFailure
    switch (place, failure) {
    case (let place?, nil): self = .answer(placeID: place.placeID, name: place.name)
    case (nil, let failure?): self = .failure([failure.code], "\(failure)")
    default: self = .nothing
    }
  }

  init(_ result: Result<Place, PlacesError>) {
    switch result {
    case .success(let place): self = .answer(placeID: place.placeID, name: place.displayName)
    case .failure(.network(let text)): self = .failure([.network, .timedOut, .cancelled], text)
    case .failure(.server(let text)): self = .failure([.unavailable, .serverError], text)
    case .failure(let error): self = .failure([], "\(error)")
    }
  }

  init(_ result: Result<Place, PlacesFailure>) {
    switch result {
    case .success(let place): self = .answer(placeID: place.placeID, name: place.displayName)
    case .failure(let failure): self = .failure([failure.code], "\(failure)")
    }
  }
}

extension Question {
  /// What is wrong with an ending of this call; nil for one that may be.
  func fault(of ending: Ending, mayBeCancelled: Bool) -> Tally.Fault? {
    switch ending {
    case .answer(let answeredID, let name):
      guard answeredID == placeID, name == Self.name(of: placeID) else { return .strangeAnswer }
      return manner.isAnswered ? nil : .unexpectedEnding
    case .failure(let codes, _):
      let allowed = Set([manner.failure, mayBeCancelled ? .cancelled : nil].compactMap { $0 })
      return codes.isDisjoint(with: allowed) ? .unexpectedEnding : nil
    case .nothing: return .unexpectedEnding
    }
  }
}
