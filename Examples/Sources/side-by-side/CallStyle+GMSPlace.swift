import GooglePlaces
import PlacesCore

extension CallStyle {
  /// The legacy call with a bitmask of fields.
  static let bitmask = CallStyle(
    title: "GooglePlaces: GMSPlaceField bitmask",
    canAsk: { $0.bit != nil },
    call: { question in
      """
      client.fetchPlace(
        fromPlaceID: "\(question.placeID)",
        placeFields: [\(question.memberList)],
        sessionToken: nil
      ) { place, error in … }
      """
    },
    sku: { $0.bitmask.sku() },
    fetch: { question, engine in
      let client = GMSPlacesClient(engine: engine)
      let place = try await place { callback in
        client.fetchPlace(
          fromPlaceID: question.placeID, placeFields: question.bitmask, sessionToken: nil,
          callback: callback)
      }
      return question.texts(of: place)
    })

  /// The GMS-prefixed New style: a request with a list of properties.
  static let request = CallStyle(
    title: "GooglePlaces: GMSFetchPlaceRequest",
    canAsk: { _ in true },
    call: { question in
      """
      let request = GMSFetchPlaceRequest(
        placeID: "\(question.placeID)",
        placeProperties: [\(question.memberList)],
        sessionToken: nil)
      client.fetchPlace(with: request) {
        place, error in …
      }
      """
    },
    sku: { try $0.request.sku },
    fetch: { question, engine in
      let client = GMSPlacesClient(engine: engine)
      let place = try await place { client.fetchPlace(with: question.request, callback: $0) }
      return question.texts(of: place)
    })

  /// The place that a callback receives.
  private static func place(
    _ call: (@escaping GMSPlaceResultCallback) -> Void
  ) async throws -> GMSPlace {
    try await withCheckedThrowingContinuation { continuation in
      call { place, error in
        if let place {
          continuation.resume(returning: place)
        } else {
          continuation.resume(throwing: error ?? NeitherPlaceNorError())
        }
      }
    }
  }
}

/// A callback that broke its promise.
private struct NeitherPlaceNorError: Error {}

extension Question {
  fileprivate var bitmask: GMSPlaceField { GMSPlaceField(facts.compactMap(\.bit)) }

  fileprivate var request: GMSFetchPlaceRequest {
    GMSFetchPlaceRequest(
      placeID: placeID, placeProperties: facts.map(\.property.rawValue), sessionToken: nil)
  }

  fileprivate var memberList: String { facts.map { ".\($0.name)" }.joined(separator: ", ") }

  /// The value of each fact as text; what is not there says whether it was asked for.
  fileprivate func texts(of place: GMSPlace) -> [String: String] {
    let texts = facts.map { fact in
      switch place.availability(of: fact.property) {
      case .notRequested: (fact.name, "(not requested)")
      case .noData: (fact.name, "(no data)")
      case .present: (fact.name, fact.text(place) ?? "(no data)")
      }
    }
    return Dictionary(uniqueKeysWithValues: texts)
  }
}
