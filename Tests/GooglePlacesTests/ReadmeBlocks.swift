import Foundation
import GooglePlaces
import PlacesCore
import PlacesTestSupport
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The Swift blocks of README.md, word for word: a test of the package's shape compares them.
@Suite("README.md")
struct ReadmeBlocks {
  func bitmask() {
    GMSPlacesClient.provideAPIKey("YOUR_API_KEY")

    let fields: GMSPlaceField = [.name, .placeID, .rating]
    GMSPlacesClient.shared().fetchPlace(
      fromPlaceID: "ChIJV4k8_9UodTERU5KXbkYpSYs", placeFields: fields, sessionToken: nil
    ) { place, error in
      if let place {
        print(place.name ?? "", place.rating)
      } else if let error {
        print(error.localizedDescription)
      }
    }
  }

  func request() {
    let request = GMSFetchPlaceRequest(
      placeID: "ChIJV4k8_9UodTERU5KXbkYpSYs",
      placeProperties: [GMSPlaceProperty.name, .rating, .reviews].map { $0.rawValue },
      sessionToken: nil)
    GMSPlacesClient.shared().fetchPlace(with: request) { place, error in
      guard let place else { return }
      print(place.name ?? "", place.reviews?.count ?? 0)
    }
  }

  func availability(of place: GMSPlace) {
    switch place.availability(of: .rating) {
    case .notRequested: print("ask for it")
    case .noData: print("nobody has rated it")
    case .present: print(place.rating)
    }
  }

  func configuration() {
    var configuration = PlacesConfiguration(apiKey: "YOUR_API_KEY")
    configuration.languageCode = "fr"
    configuration.regionCode = "FR"
    configuration.bundleIdentifier = "com.example.app"
    configuration.onDiagnostic = { print($0) }
    PlacesEngine.installShared(PlacesEngine(configuration: configuration))
  }

  func queue(_ configuration: inout PlacesConfiguration) {
    configuration.callbackQueue = DispatchQueue(label: "places")
  }

  func session(_ configuration: inout PlacesConfiguration) {
    let session = URLSessionConfiguration.places
    session.httpMaximumConnectionsPerHost = 64
    configuration.transport = URLSessionTransport(configuration: session)
  }

  func limits(_ configuration: inout PlacesConfiguration) {
    configuration.retryPolicy = RetryPolicy(maximumAttempts: 2)
    configuration.attemptTimeout = .seconds(5)
    configuration.totalTimeout = .seconds(8)
    configuration.rateLimit = RateLimit(requestsPerSecond: 20, burst: 5)
    configuration.onDiagnostic = PlacesDiagnostic.lines(to: .standardError, from: .notice)
  }

  @Test func theHotelHasAName() async {
    let client = GMSPlacesClient(engine: .embedded())
    let request = GMSFetchPlaceRequest(
      placeID: "ChIJV4k8_9UodTERU5KXbkYpSYs", placeProperties: [.name], sessionToken: nil)
    let name = await withCheckedContinuation { continuation in
      client.fetchPlace(with: request) { place, _ in continuation.resume(returning: place?.name) }
    }
    #expect(name == "Sample Riverside Hotel")
  }

  @Test("A place made of JSON has a name and no rating")
  func placeFromJSON() throws {
    let json = #"{"id": "my-place", "displayName": {"text": "My place"}}"#
    let place = try GMSPlace(json: Data(json.utf8), requested: [.name, .placeID, .rating])
    #expect(place.name == "My place")
    #expect(place.availability(of: .rating) == .noData)
  }

  func ownData() throws {
    let places = try EmbeddedPlaces(contentsOf: URL(filePath: "Fixtures/places.json"))
    let client = GMSPlacesClient(engine: .embedded(places))
    _ = client
  }

  @Test("The file of own data can be loaded")
  func ownDataFile() throws {
    let readme = try String(
      contentsOf: Fixture.projectRoot.appending(path: "README.md"), encoding: .utf8)
    let fenced = try #require(readme.split(separator: "```json\n").last)
    let json = try #require(fenced.split(separator: "```").first)
    let places = try EmbeddedPlaces(json: Data(json.utf8))
    #expect(places.placeIDs == ["corner-cafe"])
  }

  func cost() {
    let fields: GMSPlaceField = [.coordinate, .name, .rating]
    print(fields.cost())
    for saving in fields.cost().savings { print(saving) }
    print(fields.cost(inSession: true).tier.rawValue)
    print(fields.cost(in: .legacy))
  }

  func ceiling(_ configuration: inout PlacesConfiguration) {
    let meter = PlacesMeter()
    configuration.highestTier = .enterprise
    configuration.meter = meter
  }

  func failure(_ error: any Error) {
    if let failure = PlacesFailure(error) {
      switch failure.code {
      case .notFound: print("search again and keep the new ID")
      case .accessNotConfigured: print(failure.message, failure.helpURL ?? "")
      default: print(failure.httpStatus ?? 0, failure.statusWord ?? "", failure.reason ?? "")
      }
    }
  }
}

/// The Swift blocks of MIGRATION.md, word for word.
struct MigrationBlocks {
  let client = GMSPlacesClient(engine: .embedded())
  let placeID = "ChIJV4k8_9UodTERU5KXbkYpSYs"
  let token = GMSAutocompleteSessionToken()

  func show(_ place: GMSPlace?, _ error: (any Error)?) {}
  func showOpen(until closing: Date? = nil) {}
  func keep(_ placeID: String?) {}
  func offerToTryAgain() {}

  func chosenFieldsBefore() {
    client.fetchPlace(
      fromPlaceID: placeID, placeFields: [.name, .formattedAddress], sessionToken: token
    ) { place, error in
      show(place, error)
    }
  }

  func chosenFieldsAfter() {
    let request = GMSFetchPlaceRequest(
      placeID: placeID,
      placeProperties: [GMSPlaceProperty.name, .formattedAddress].map { $0.rawValue },
      sessionToken: token)
    client.fetchPlace(with: request) { place, error in
      show(place, error)
    }
  }

  func propertiesAsTheyAre() {
    let request = GMSFetchPlaceRequest(
      placeID: placeID, placeProperties: [.name, .formattedAddress], sessionToken: token)
    _ = request
  }

  func everythingBefore() {
    client.lookUpPlaceID(placeID) { place, error in
      show(place, error)
    }
  }

  func everythingAfter() {
    let request = GMSFetchPlaceRequest(
      placeID: placeID, placeProperties: GMSPlacePropertyArray(), sessionToken: nil)
    client.fetchPlace(with: request) { place, error in
      show(place, error)
    }
  }

  func rawMasksBefore() -> [GMSPlaceField] {
    let wide = GMSPlaceField(
      rawValue: GMSPlaceField.name.rawValue | GMSPlaceField.placeID.rawValue)
    let guide = GMSPlaceField(
      rawValue: UInt(GMSPlaceField.name.rawValue) | UInt(GMSPlaceField.placeID.rawValue))!
    return [wide, guide]
  }

  func rawMasksAfter() -> GMSPlaceField {
    let fields: GMSPlaceField = [.name, .placeID]
    return fields
  }

  func rawMasksAsProperties() -> [String] {
    let properties = [GMSPlaceProperty.name, .placeID].map { $0.rawValue }
    return properties
  }

  func refreshBefore() {
    client.fetchPlace(
      fromPlaceID: placeID, placeFields: .placeID, sessionToken: nil
    ) { place, error in
      keep(place?.placeID)
    }
  }

  func refreshAfter() {
    let request = GMSFetchPlaceRequest(
      placeID: placeID, placeProperties: [.placeID], sessionToken: nil)
    client.fetchPlace(with: request) { place, error in
      keep(place?.placeID)
    }
  }

  func refreshInOneCall() {
    client.refreshPlaceID(placeID) { placeID, error in
      keep(placeID)
    }
  }

  func region() {
    client.fetchPlace(
      fromPlaceID: placeID, placeFields: [.formattedAddress], sessionToken: nil, regionCode: "US"
    ) { place, error in
      show(place, error)
    }
    let request = GMSFetchPlaceRequest(
      placeID: placeID, placeProperties: [.formattedAddress], sessionToken: nil, regionCode: "US")
    _ = request
  }

  func name(of placeID: String) async -> String? {
    await withCheckedContinuation { continuation in
      client.fetchPlace(fromPlaceID: placeID, placeFields: .name, sessionToken: nil) { place, _ in
        continuation.resume(returning: place?.name)
      }
    }
  }

  func errors(_ request: GMSFetchPlaceRequest) {
    client.fetchPlace(with: request) { place, error in
      if let place {
        show(place, nil)
      } else if let error = error as NSError?, error.domain == kGMSPlacesErrorDomain,
        error.code == GMSPlacesErrorCode.networkError.rawValue
      {
        offerToTryAgain()
      }
    }
  }

  func openStatusBefore(of place: GMSPlace) {
    if place.isOpen() == .open { showOpen() }
  }

  func openStatusAfter(of place: GMSPlace) {
    let status = place.openStatus(at: Date())
    if status.state == .open { showOpen(until: status.nextClosing) }
  }

  func openStatusByClientBefore(of place: GMSPlace) {
    client.isOpen(with: place) { status, error in
      if status == .open { showOpen() }
    }
  }

  func openStatusByClientAfter(of place: GMSPlace) {
    let request = GMSPlaceIsOpenRequest(place: place, date: nil)
    client.isOpen(with: request) { response, error in
      if response.status == .open { showOpen() }
    }
  }

  func openStatusAtAnInstantBefore(of place: GMSPlace, _ date: Date) {
    client.isOpen(with: place, date: date) { status, error in
      if status == .open { showOpen() }
    }
    client.isOpen(withPlaceID: placeID) { status, error in
      if status == .open { showOpen() }
    }
    client.isOpen(withPlaceID: placeID, date: date) { status, error in
      if status == .open { showOpen() }
    }
  }

  func openStatusAtAnInstantAfter(of place: GMSPlace, _ date: Date) -> [GMSPlaceIsOpenRequest] {
    let atAnInstant = GMSPlaceIsOpenRequest(place: place, date: date)
    let byID = GMSPlaceIsOpenRequest(placeID: placeID, date: nil)
    let byIDAtAnInstant = GMSPlaceIsOpenRequest(placeID: placeID, date: date)
    return [atAnInstant, byID, byIDAtAnInstant]
  }

  func dialect() {
    var configuration = PlacesConfiguration(apiKey: "YOUR_API_KEY")
    configuration.dialect = .legacy
    PlacesEngine.installShared(PlacesEngine(configuration: configuration))
  }
}
