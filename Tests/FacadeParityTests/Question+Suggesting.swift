import Foundation
import GooglePlaces
import GooglePlacesSwift
import PlacesCore

extension Question {
  static let suggesting = [
    suggesting("suggestions", "sample"),
    suggesting("suggestions in a session", "sam", token: "session-1"),
    suggesting("suggestions for no place", "nowhere at all", findsNothing: true),
    suggesting(
      "suggestions by country, type and distance", "sample r", countries: ["VN"],
      types: [PlaceType(rawValue: "hotel")], bias: true, token: "session-2"),
    suggesting("suggestions for cities", "sample", types: [.cities], findsNothing: true),
    suggesting(
      "suggestions with service areas", "sample", pureServiceAreas: true,
      refusal: "shouldIncludePureServiceAreaBusinesses"),
  ]

  private static func suggesting(
    _ name: String, _ text: String, countries: [String]? = nil, types: [PlaceType]? = nil,
    bias: Bool = false, pureServiceAreas: Bool = false, token: String? = nil,
    refusal: String? = nil, findsNothing: Bool = false
  ) -> Question {
    let gms: @Sendable () -> GMSAutocompleteFilter = {
      let filter = GMSAutocompleteFilter()
      filter.countries = countries
      filter.types = types?.map(\.rawValue)
      filter.shouldIncludePureServiceAreaBusinesses = pureServiceAreas
      guard bias else { return filter }
      filter.origin = Ground.home
      filter.locationBias = GMSPlaceCircularLocationOption(Ground.center, 500)
      filter.regionCode = "VN"
      filter.inputOffset = 7
      return filter
    }
    let swift = AutocompleteFilter(
      types: types.map { Set($0) }, countries: countries.map { Set($0) },
      origin: bias ? Ground.home : nil,
      coordinateRegionBias: bias
        ? CircularCoordinateRegion(center: Ground.center, radius: 500) : nil,
      regionCode: bias ? "VN" : nil, inputOffset: bias ? 7 : 0,
      shouldIncludePureServiceAreaBusinesses: pureServiceAreas)
    return Question(
      name: name, requestCounts: [.new: 1, .legacy: refusal == nil ? 1 : 0],
      legacyRefusal: refusal, findsNothing: findsNothing,
      asks: gmsSuggesting(text, gms, token)
        + swiftSuggesting(
          AutocompleteRequest(
            query: text, sessionToken: token.map { AutocompleteSessionToken(text: $0) },
            filter: swift)))
  }

  private static func gmsSuggesting(
    _ text: String, _ filter: @escaping @Sendable () -> GMSAutocompleteFilter, _ token: String?
  ) -> [(Style, Ask)] {
    let token: @Sendable () -> GMSAutocompleteSessionToken? = {
      token.map { GMSAutocompleteSessionToken(text: $0) }
    }
    return [
      (
        .legacy,
        { engine in
          try await received(Told.init) {
            GMSPlacesClient(engine: engine).findAutocompletePredictions(
              fromQuery: text, filter: filter(), sessionToken: token(), callback: $0)
          }
        }
      ),
      (.fetcher, { try await FetcherDelegate.told(text, filter(), token(), $0) }),
      (
        .callback,
        { engine in
          let request = GMSAutocompleteRequest(query: text)
          request.filter = filter()
          request.sessionToken = token()
          return try await received(Told.init) {
            GMSPlacesClient(engine: engine).fetchAutocompleteSuggestions(
              from: request, callback: $0)
          }
        }
      ),
    ]
  }

  private static func swiftSuggesting(_ request: AutocompleteRequest) -> [(Style, Ask)] {
    [
      (
        .result,
        { engine in
          let client = PlacesClient(engine: engine)
          return Told(try await client.fetchAutocompleteSuggestions(with: request).get())
        }
      ),
      (.throwing, { Told(try await PlacesClient(engine: $0).fetch(request)) }),
    ]
  }
}

/// Where the questions are about.
enum Ground {
  static let center = CLLocationCoordinate2D(latitude: 10.773, longitude: 106.705)
  static let bookshops = CLLocationCoordinate2D(latitude: -33.868, longitude: 151.209)
  static let home = CLLocation(latitude: 10.77, longitude: 106.7)
}

extension Told {
  init(_ predictions: [GMSAutocompletePrediction]) {
    self.init(
      facts: predictions.map {
        suggestion(
          $0.placeID,
          [$0.attributedFullText, $0.attributedPrimaryText, $0.attributedSecondaryText].map {
            $0?.bracketing(.gmsAutocompleteMatchAttribute)
          }, Set($0.types), $0.distanceMeters?.doubleValue)
      })
  }

  init(_ suggestions: [GMSAutocompleteSuggestion]) {
    self.init(
      facts: suggestions.compactMap(\.placeSuggestion).map {
        suggestion(
          $0.placeID,
          [$0.attributedFullText, $0.attributedPrimaryText, $0.attributedSecondaryText].map {
            $0?.bracketing(.gmsAutocompleteMatchAttribute)
          }, Set($0.types), $0.distanceMeters?.doubleValue)
      })
  }

  init(_ suggestions: [AutocompleteSuggestion]) {
    self.init(
      facts: suggestions.map { suggestion in
        switch suggestion {
        case .place(let place): Told.fact(of: place)
        }
      })
  }

  /// The texts of both kinds, which must not differ.
  private static func fact(of place: AutocompletePlaceSuggestion) -> String {
    let texts = [
      place.attributedFullText, place.attributedPrimaryText, place.attributedSecondaryText,
    ].map { $0?.bracketingMatches }
    let older = [
      place.legacyAttributedFullText, place.legacyAttributedPrimaryText,
      place.legacyAttributedSecondaryText,
    ].map { $0?.bracketing(.autocompleteMatch) }
    return suggestion(
      place.placeID, texts == older ? texts : texts + older, place.types.texts ?? [],
      place.distance)
  }
}

/// Takes what a fetcher tells, once.
private final class FetcherDelegate: NSObject, GMSAutocompleteFetcherDelegate {
  private let tell: (Result<Told, any Error>) -> Void

  init(_ tell: @escaping (Result<Told, any Error>) -> Void) { self.tell = tell }

  func didAutocomplete(with predictions: [GMSAutocompletePrediction]) {
    tell(.success(Told(predictions)))
  }

  func didFailAutocompleteWithError(_ error: any Error) { tell(.failure(error)) }

  /// What the delegate of a fetcher is told of a text.
  static func told(
    _ text: String, _ filter: GMSAutocompleteFilter, _ token: GMSAutocompleteSessionToken?,
    _ engine: PlacesEngine
  ) async throws -> Told {
    let fetcher = GMSAutocompleteFetcher(filter: filter, engine: engine)
    fetcher.provide(token)
    let (answers, answer) = AsyncStream.makeStream(of: Result<Told, any Error>.self)
    let delegate = FetcherDelegate { answer.yield($0) }
    fetcher.delegate = delegate
    fetcher.sourceTextHasChanged(text)
    let first = await answers.first { _ in true }
    return try withExtendedLifetime((fetcher, delegate)) { try first?.get() ?? Told(facts: []) }
  }
}
