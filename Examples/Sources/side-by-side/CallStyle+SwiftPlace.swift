import GooglePlacesSwift
import PlacesCore

extension CallStyle {
  /// The New Swift style: a request with a list of properties, and a call that throws.
  static let swiftRequest = CallStyle(
    title: "GooglePlacesSwift: FetchPlaceRequest",
    canAsk: { _ in true },
    call: { question in
      """
      let request = FetchPlaceRequest(
        placeID: "\(question.placeID)",
        placeProperties: [\(question.memberList)])
      let place =
        try await client.fetch(request)
      """
    },
    sku: { $0.request.sku },
    fetch: { question, engine in
      question.texts(of: try await PlacesClient(engine: engine).fetch(question.request))
    })
}

extension Question {
  fileprivate var request: FetchPlaceRequest {
    FetchPlaceRequest(placeID: placeID, placeProperties: properties)
  }

  fileprivate var memberList: String { properties.map { ".\($0)" }.joined(separator: ", ") }

  /// What to ask for, each once.
  private var properties: [PlaceProperty] {
    facts.map(\.swiftProperty).reduce(into: []) { properties, new in
      if !properties.contains(new) { properties.append(new) }
    }
  }

  /// The value of each fact as text; what is not there says whether it was asked for.
  fileprivate func texts(of place: Place) -> [String: String] {
    let texts = facts.map { fact in
      switch place.availability(of: fact.swiftProperty) {
      case .notRequested: (fact.name, "(not requested)")
      case .noData: (fact.name, "(no data)")
      case .present: (fact.name, fact.swiftText(place) ?? "(no data)")
      }
    }
    return Dictionary(uniqueKeysWithValues: texts)
  }
}
