import Foundation
import GooglePlaces

/// What an app asks of its place service, so that tests can put another in its place.
protocol PlaceFetching {
  func fetchPlace(
    fromPlaceID placeID: String, placeFields: GMSPlaceField,
    sessionToken: GMSAutocompleteSessionToken?, callback: @escaping GMSPlaceResultCallback)
  func fetchPlace(with request: GMSFetchPlaceRequest, callback: @escaping GMSPlaceResultCallback)
  func lookUpPlaceID(_ placeID: String, callback: @escaping GMSPlaceResultCallback)
}

extension GMSPlacesClient: PlaceFetching {}

/// An app's place service for its tests.
final class FakePlaces: PlaceFetching {
  var places: [String: GMSPlace] = [:]
  var asked: [GMSPlaceField] = []

  func fetchPlace(
    fromPlaceID placeID: String, placeFields: GMSPlaceField,
    sessionToken: GMSAutocompleteSessionToken?, callback: @escaping GMSPlaceResultCallback
  ) {
    asked.append(placeFields)
    answer(placeID, callback)
  }

  func fetchPlace(with request: GMSFetchPlaceRequest, callback: @escaping GMSPlaceResultCallback) {
    answer(request.placeID, callback)
  }

  func lookUpPlaceID(_ placeID: String, callback: @escaping GMSPlaceResultCallback) {
    answer(placeID, callback)
  }

  private func answer(_ placeID: String, _ callback: @escaping GMSPlaceResultCallback) {
    let place = places[placeID]
    let error = NSError(
      domain: kGMSPlacesErrorDomain, code: GMSPlacesErrorCode.invalidRequest.rawValue,
      userInfo: nil)
    callback(place, place == nil ? error : nil)
  }
}

/// An app's wrapper: keeps a client, callbacks and what was fetched; nothing in it is Sendable.
class PlaceStore {
  private let client: PlaceFetching
  private let cache = NSCache<NSString, GMSPlace>()
  private(set) var places: [String: GMSPlace] = [:]
  private(set) var seen: Set<GMSPlace> = []
  private(set) var byToken: [GMSAutocompleteSessionToken: GMSPlace] = [:]
  private var waiting: [GMSPlaceResultCallback] = []
  var onChange: ((GMSPlace) -> Void)?
  var onError: ((Error) -> Void)?

  init(client: PlaceFetching = GMSPlacesClient.shared()) {
    self.client = client
  }

  /// A closure that holds `self`, and a stored callback.
  func load(_ placeID: String, callback: @escaping GMSPlaceResultCallback) {
    waiting.append(callback)
    let fields: GMSPlaceField = [.name, .placeID, .rating]
    client.fetchPlace(fromPlaceID: placeID, placeFields: fields, sessionToken: nil) {
      place, error in
      if let place = place { self.keep(place) }
      if let error = error { self.onError?(error) }
      let callbacks = self.waiting
      self.waiting = []
      callbacks.forEach { $0(place, error) }
    }
  }

  /// A method in place of a closure.
  func loadWithMethod(_ placeID: String) {
    client.lookUpPlaceID(placeID, callback: finish)
  }

  /// A callback made before it is used.
  func loadInSession(_ placeID: String, token: GMSAutocompleteSessionToken) {
    let done: GMSPlaceResultCallback = { [weak self] (place, error) -> Void in
      guard let self = self, let place = place, error == nil else { return }
      self.byToken[token] = place
      self.keep(place)
    }
    let request = GMSFetchPlaceRequest(
      placeID: placeID, placeProperties: [GMSPlaceProperty.name, .placeID].map { $0.rawValue },
      sessionToken: token)
    client.fetchPlace(with: request, callback: done)
  }

  /// One callback a call, and the tokens of nested calls stay apart.
  func loadInTurn(_ first: String, _ second: String, done: @escaping ([GMSPlace]) -> Void) {
    load(first) { [weak self] one, _ in
      self?.load(second) { other, _ in
        done([one, other].compactMap { $0 })
      }
    }
  }

  func cached(_ placeID: String) -> GMSPlace? {
    cache.object(forKey: placeID as NSString)
  }

  private func finish(_ place: GMSPlace?, _ error: Error?) {
    if let error { onError?(error) }
    if let place { keep(place) }
  }

  private func keep(_ place: GMSPlace) {
    guard let id = place.placeID else { return }
    places[id] = place
    cache.setObject(place, forKey: id as NSString)
    seen.insert(place)
    onChange?(place)
  }
}

extension PlaceStore {
  /// The bridge that most apps have to `async`.
  func place(_ placeID: String) async throws -> GMSPlace {
    try await withCheckedThrowingContinuation { continuation in
      client.fetchPlace(fromPlaceID: placeID, placeFields: .all, sessionToken: nil) {
        place, error in
        if let place = place {
          continuation.resume(returning: place)
        } else {
          continuation.resume(throwing: error ?? GMSPlacesErrorCode.internalError)
        }
      }
    }
  }

  func placeIfAny(_ placeID: String) async -> GMSPlace? {
    await withCheckedContinuation { continuation in
      client.lookUpPlaceID(placeID) { place, _ in continuation.resume(returning: place) }
    }
  }
}
