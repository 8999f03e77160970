import Foundation
import GooglePlaces
import PlacesCore

extension DataCall {
  private static let answer = """
    {"suggestions": [
      {"placePrediction": {
        "placeId": "ChIJa", "text": {"text": "Café A, London", "matches": [{"endOffset": 4}]},
        "structuredFormat": {"mainText": {"text": "Café A"}, "secondaryText": {"text": "London"}},
        "types": ["cafe", "food"], "distanceMeters": 7}},
      {"queryPrediction": {"text": {"text": "cafés"}}},
      {"placePrediction": {"placeId": "ChIJb", "text": {"text": "Cafeteria"}}}]}
    """

  private static let shown = [
    "ChIJa: Café A, London: Café A, London: cafe food: 7",
    "ChIJb: Cafeteria: Cafeteria, -: : -",
  ]

  private static func sent(_ body: String) -> [Sent] {
    [Sent(url: "\(service)places:autocomplete", body: body)]
  }

  private static let wholeBody =
    #"{"input":"cafe","locationBias":{"circle":{"center":{"latitude":51.5,"longitude":-0.12},"#
    + #""radius":500.0}},"includedPrimaryTypes":["cafe","bar"],"includedRegionCodes":["gb","fr"],"#
    + #""regionCode":"GB","origin":{"latitude":51.0,"longitude":-0.5},"inputOffset":2,"#
    + #""sessionToken":"abc-1","includePureServiceAreaBusinesses":true}"#

  /// A filter that uses every member but the older ones and the restriction.
  private static var wholeFilter: GMSAutocompleteFilter {
    let filter = GMSAutocompleteFilter()
    filter.types = ["cafe", "bar"]
    filter.countries = ["GB", "fr"]
    filter.origin = CLLocation(latitude: 51, longitude: -0.5)
    filter.locationBias = GMSPlaceCircularLocationOption(
      CLLocationCoordinate2D(latitude: 51.5, longitude: -0.12), 500)
    filter.regionCode = "GB"
    filter.inputOffset = 2
    filter.shouldIncludePureServiceAreaBusinesses = true
    return filter
  }

  static let suggestions: [DataCall] = [
    .init(
      name: "predictions", sent: sent(#"{"input":"cafe"}"#), answer: answer, shown: shown
    ) { client in
      try await received(show) {
        client.findAutocompletePredictions(
          fromQuery: "cafe", filter: nil, sessionToken: nil, callback: $0)
      }
    },
    .init(
      name: "predictions with everything", sent: sent(wholeBody), answer: answer, shown: shown
    ) { client in
      try await received(show) {
        client.findAutocompletePredictions(
          fromQuery: "cafe", filter: wholeFilter,
          sessionToken: GMSAutocompleteSessionToken(text: "abc-1"), callback: $0)
      }
    },
    .init(
      name: "suggestions", sent: sent(#"{"input":" cafe"}"#), answer: answer, shown: shown
    ) { client in
      try await received(show) {
        client.fetchAutocompleteSuggestions(
          from: GMSAutocompleteRequest(query: " cafe"), callback: $0)
      }
    },
    .init(
      name: "suggestions with everything", sent: sent(wholeBody), answer: answer, shown: shown
    ) { client in
      let request = GMSAutocompleteRequest(query: "cafe")
      request.filter = wholeFilter
      request.sessionToken = GMSAutocompleteSessionToken(text: "abc-1")
      return try await received(show) {
        client.fetchAutocompleteSuggestions(from: request, callback: $0)
      }
    },
    .init(
      name: "suggestions in a rectangle",
      sent: sent(
        #"{"input":"cafe","locationRestriction":{"rectangle":{"#
          + #""low":{"latitude":51.0,"longitude":-1.0},"high":{"latitude":52.0,"longitude":0.0}}}}"#
      ), answer: "{}", shown: []
    ) { client in
      let request = GMSAutocompleteRequest(query: "cafe")
      let filter = GMSAutocompleteFilter()
      filter.locationRestriction = GMSPlaceRectangularLocationOption(
        CLLocationCoordinate2D(latitude: 52, longitude: 0),
        CLLocationCoordinate2D(latitude: 51, longitude: -1))
      request.filter = filter
      return try await received(show) {
        client.fetchAutocompleteSuggestions(from: request, callback: $0)
      }
    },
  ]

  private static func show(_ predictions: [GMSAutocompletePrediction]) -> [String] {
    predictions.map {
      text(
        $0.placeID,
        [$0.attributedFullText, $0.attributedPrimaryText, $0.attributedSecondaryText],
        $0.types, $0.distanceMeters)
    }
  }

  private static func show(_ suggestions: [GMSAutocompleteSuggestion]) -> [String] {
    suggestions.compactMap(\.placeSuggestion).map {
      text(
        $0.placeID,
        [$0.attributedFullText, $0.attributedPrimaryText, $0.attributedSecondaryText],
        $0.types, $0.distanceMeters)
    }
  }

  private static func text(
    _ id: String, _ texts: [NSAttributedString?], _ types: [String], _ distance: NSNumber?
  ) -> String {
    let names = texts.map { $0?.string ?? "-" }
    return "\(id): \(names[0]): \(names[1]), \(names[2]): \(types.joined(separator: " ")): "
      + (distance?.stringValue ?? "-")
  }
}
