import PlacesCore
import PlacesPlatform

@testable import GooglePlacesSwift

extension ClientCall {
  static let autocompletes = [
    autocomplete("a text", AutocompleteRequest(query: "caf"), body: #"{"input":"caf"}"#),
    autocomplete(
      "a filter with everything and a bias",
      AutocompleteRequest(
        query: "caf", sessionToken: AutocompleteSessionToken(text: "abc"),
        filter: AutocompleteFilter(
          types: [.cafe, .bakery, .bar], countries: ["fr", "BE"],
          origin: CLLocation(latitude: 48.5, longitude: 2.25),
          coordinateRegionBias: Samples.circle, regionCode: "FR", inputOffset: 1,
          shouldIncludePureServiceAreaBusinesses: true)),
      body: #"{"input":"caf","locationBias":"# + Samples.circleJSON
        + #","includedPrimaryTypes":["bakery","bar","cafe"],"includedRegionCodes":["be","fr"]"#
        + #","regionCode":"FR","origin":{"latitude":48.5,"longitude":2.25},"inputOffset":1"#
        + #","sessionToken":"abc","includePureServiceAreaBusinesses":true}"#),
    autocomplete(
      "a restriction and a collection",
      AutocompleteRequest(
        query: "par",
        filter: AutocompleteFilter(types: [.cities], coordinateRegionRestriction: Samples.box)),
      body: #"{"input":"par","locationRestriction":"# + Samples.boxJSON
        + #","includedPrimaryTypes":["(cities)"]}"#),
    autocomplete(
      "the caret of the request wins",
      AutocompleteRequest(
        query: "par", filter: AutocompleteFilter(inputOffset: 1), inputOffset: 2),
      body: #"{"input":"par","inputOffset":2}"#),
    autocomplete(
      "a caret behind an emoji counts characters here and scalars there",
      AutocompleteRequest(query: "👨‍👩‍👧 bar", inputOffset: 1),
      body: #"{"input":"👨‍👩‍👧 bar","inputOffset":5}"#),
  ]

  private static func autocomplete(
    _ name: String, _ request: AutocompleteRequest, body: String
  ) -> ClientCall {
    ClientCall(
      name: "autocomplete, \(name)", sent: [.post("autocomplete", body)],
      answers: [Samples.suggestions], value: "[one, two]",
      result: { await $0.fetchAutocompleteSuggestions(with: request).map(Samples.ids) },
      thrown: { client throws(PlacesFailure) in Samples.ids(try await client.fetch(request)) })
  }
}
