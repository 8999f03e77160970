import Foundation
import GooglePlacesSwift
import PlacesCore
import PlacesTestSupport
import Testing

/// The blocks of README.md in the New Swift style, word for word: a test of the package's shape
/// compares them.
@Suite("README.md in the New Swift style")
struct ReadmeBlocks {
  @MainActor func result() async {
    let request = FetchPlaceRequest(
      placeID: "ChIJV4k8_9UodTERU5KXbkYpSYs", placeProperties: [.displayName, .rating])
    switch await PlacesClient.shared.fetchPlace(with: request) {
    case .success(let place): print(place.displayName ?? "", place.rating ?? 0)
    case .failure(let error): print(error)
    }
  }

  @MainActor func throwing(_ request: FetchPlaceRequest) async throws {
    let place = try await PlacesClient.shared.fetch(request)
    _ = place
  }

  func session(_ client: PlacesClient) async throws {
    let token = AutocompleteSessionToken()
    let suggestions = try await client.fetch(
      AutocompleteRequest(
        query: "river", sessionToken: token, filter: AutocompleteFilter(countries: ["vn"])))
    guard case .place(let suggestion) = suggestions.first else { return }
    let place = try await client.fetch(
      FetchPlaceRequest(
        placeID: suggestion.placeID, placeProperties: [.displayName, .photos], sessionToken: token))
    try await photo(of: place, client)
  }

  func photo(of place: Place, _ client: PlacesClient) async throws {
    if let photo = place.photos?.first {
      let request = FetchPhotoRequest(photo: photo, maxSize: CGSize(width: 800, height: 600))
      let image = try await client.fetchPhotoData(request)
      print(image.data.count, image.mediaType, photo.attributions ?? "")
    }
  }

  func search(_ client: PlacesClient) async throws {
    let paris = CircularCoordinateRegion(
      center: CLLocationCoordinate2D(latitude: 48.8566, longitude: 2.3522), radius: 2_000)
    let page = try await client.fetch(
      SearchByTextRequest(
        textQuery: "café", placeProperties: [.displayName, .rating], locationBias: paris,
        isOpenNow: false))
    if let pages = page.pagination, pages.hasNextPage {
      let next = try await pages.fetchNext()
      print(next.places?.count ?? 0)
    }
    let nearby = try await client.fetch(
      SearchNearbyRequest(
        locationRestriction: paris, placeProperties: [.displayName], includedTypes: [.museum]))
    _ = nearby
  }

  @Test("The calls of the blocks work on the embedded service")
  func blocksRun() async throws {
    let client = PlacesClient(engine: .embedded())
    try await session(client)
    try await search(client)
  }

  func openStatus(of place: Place) {
    let status = place.openStatus(at: Date())
    switch status.state {
    case .open: print("closes", status.nextClosing ?? .distantFuture)
    case .closed: print("opens", status.nextOpening ?? .distantFuture)
    case .unknown: print("fetch also", status.missing)
    }
  }

  final class FakePlaces: PlacesClientProtocol {
    let answer: Result<Place, PlacesError>
    init(_ answer: Result<Place, PlacesError>) { self.answer = answer }

    func fetchPlace(with request: FetchPlaceRequest) async -> Result<Place, PlacesError> { answer }
  }

  @Test func anOutageIsShown() async {
    let screen = PlaceScreen(places: FakePlaces(.failure(.network("no network"))))
    #expect(await screen.title(of: "any-place") == "Try again later")
  }

  @Test func thePlaceOfAStandInIsShown() async throws {
    let json = Data(#"{"displayName": {"text": "My place"}}"#.utf8)
    let screen = PlaceScreen(places: FakePlaces(.success(try Place(json: json))))
    #expect(await screen.title(of: "any-place") == "My place")
  }
}

/// What an app would test with a stand-in.
private struct PlaceScreen {
  let places: any PlacesClientProtocol

  func title(of placeID: String) async -> String {
    let request = FetchPlaceRequest(placeID: placeID, placeProperties: [.displayName])
    switch await places.fetchPlace(with: request) {
    case .success(let place): return place.displayName ?? ""
    case .failure: return "Try again later"
    }
  }
}

/// The blocks about the two services, word for word.
struct ShadowBlocks {
  var now = PlacesConfiguration.test()
  let next = PlacesConfiguration.test()

  mutating func comparison() -> (PlacesClient, ShadowReads) {
    let shadow = ShadowReads(
      candidate: PlacesEngine(configuration: next), sampleRate: 0.05, spendCeiling: 20)
    now.shadow = shadow
    let places = PlacesClient(engine: PlacesEngine(configuration: now))
    return (places, shadow)
  }

  func handler(_ candidate: PlacesEngine) -> ShadowReads {
    let shadow = ShadowReads(candidate: candidate, sampleRate: 0.05) { comparison in
      guard case .different(let differences) = comparison.outcome else { return }
      for difference in differences where !difference.isExplained {
        print(comparison.operation, difference)
      }
    }
    return shadow
  }

  func services() -> (PlacesConfiguration, PlacesConfiguration) {
    var now = PlacesConfiguration(apiKey: "key of a project with Places API (Legacy)")
    now.dialect = .legacy
    var next = PlacesConfiguration(apiKey: "key of a project with Places API (New)")
    next.dialect = .new
    return (now, next)
  }

  func end(_ shadow: ShadowReads) async -> Bool {
    await shadow.waitUntilIdle()
    print(shadow.summary)
    let nothingChanged = shadow.summary.different == 0
    return nothingChanged
  }
}

/// The blocks of MIGRATION.md in the New Swift style, word for word.
@Suite("MIGRATION.md in the New Swift style")
struct MigrationBlocks {
  let places = PlacesClient(engine: .embedded(configuration: .test()))

  func suggestions(_ text: String, _ token: AutocompleteSessionToken) async throws {
    let suggestions = try await places.fetch(
      AutocompleteRequest(
        query: text, sessionToken: token, filter: AutocompleteFilter(countries: ["GB"])))
    for case .place(let suggestion) in suggestions {
      let matches = suggestion.attributedFullText.runs.filter { $0.autocompleteMatch != nil }
      show(suggestion.placeID, matches.count)
    }
  }

  func nearby(_ coordinate: CLLocationCoordinate2D) async throws {
    let around = CircularCoordinateRegion(center: coordinate, radius: 60)
    let found = try await places.fetch(
      SearchNearbyRequest(
        locationRestriction: around, placeProperties: [.displayName, .placeID],
        rankPreference: .distance))
    show(found.places?.first)
  }

  private func show(_ values: Any?...) {}
  let placeID = "ChIJV4k8_9UodTERU5KXbkYpSYs"
  let token = AutocompleteSessionToken()

  func show(_ place: Place) {}
  func show(_ error: any Error) {}
  func show(_ result: Result<Place, PlacesError>) {}
  func show(isOpen: Bool?) {}
  func keep(_ placeID: String?) {}
  func forget(_ placeID: String) {}
  func offerToTryAgain() {}

  func chosenFields() async {
    let request = FetchPlaceRequest(
      placeID: placeID, placeProperties: [.displayName, .formattedAddress], sessionToken: token)
    switch await places.fetchPlace(with: request) {
    case .success(let place): show(place)
    case .failure(let error): show(error)
    }
  }

  func everything() async {
    let request = FetchPlaceRequest(placeID: placeID, placeProperties: [.all])
    let result = await places.fetchPlace(with: request)
    show(result)
  }

  func mask() -> [PlaceProperty] {
    let properties: [PlaceProperty] = [.displayName, .placeID]
    return properties
  }

  func refresh() async throws {
    let request = FetchPlaceRequest(placeID: placeID, placeProperties: [.placeID])
    keep(try await places.fetch(request).placeID)
  }

  func region() -> FetchPlaceRequest {
    let request = FetchPlaceRequest(
      placeID: placeID, placeProperties: [.formattedAddress], regionCode: "US")
    return request
  }

  func name(of placeID: String) async -> String? {
    let request = FetchPlaceRequest(placeID: placeID, placeProperties: [.displayName])
    return try? await places.fetch(request).displayName
  }

  @Test("The function that stands for a callback answers")
  func nameOfTheHotel() async {
    #expect(await name(of: placeID) == "Sample Riverside Hotel")
    #expect(await name(of: "no-such-place") == nil)
  }

  func tasks(_ request: FetchPlaceRequest) {
    let task = Task {
      show(await places.fetchPlace(with: request))
    }
    task.cancel()
  }

  func errors(_ request: FetchPlaceRequest) async {
    switch await places.fetchPlace(with: request) {
    case .success(let place): show(place)
    case .failure(.network): offerToTryAgain()
    case .failure(let error): show(error)
    }
  }

  func failures(_ request: FetchPlaceRequest) async {
    do throws(PlacesFailure) {
      show(try await places.fetch(request))
    } catch {
      switch error.code {
      case .network, .unavailable: offerToTryAgain()
      case .notFound: forget(request.placeID)
      default: show(error)
      }
    }
  }

  func openStatus(of place: Place) async {
    switch await places.isPlaceOpen(with: IsPlaceOpenRequest(place: place)) {
    case .success(let response): show(isOpen: response.status)
    case .failure(let error): show(error)
    }
  }
}
