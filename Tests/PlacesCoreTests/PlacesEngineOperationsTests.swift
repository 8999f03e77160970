import Foundation
import PlacesTestSupport
import Testing

@testable import PlacesCore

@Suite("Operations of the engine")
struct PlacesEngineOperationsTests {
  private let told = Locked<[PlacesDiagnostic]>([])

  private func engine(
    _ transport: CannedTransport, _ dialect: PlacesDialect = .new
  ) -> PlacesEngine {
    var configuration = PlacesConfiguration.test(transport: transport)
    configuration.dialect = dialect
    configuration.bundleIdentifier = "com.example.app"
    configuration.onDiagnostic = { [told] event in
      if event.level == .notice { told.withLock { $0.append(event) } }
    }
    let engine = PlacesEngine(configuration: configuration)
    engine.adopt(
      CallerIdentity(key: nil, appCheckToken: { "app-check" }, attributionIDs: ["usage"]))
    return engine
  }

  // MARK: Photos

  private func photos(
    _ dialect: PlacesDialect, _ bytes: HTTPResponse = .image
  ) -> (transport: CannedTransport, query: PhotoQuery) {
    let address = "https://photos.example.com/a"
    let transport = CannedTransport { request in
      guard request.url.host() != "photos.example.com" else { return bytes }
      return dialect == .new
        ? HTTPResponse(status: 200, body: Data(#"{"photoUri": "\#(address)"}"#.utf8))
        : HTTPResponse(status: 302, headers: ["Location": address])
    }
    let name = dialect == .new ? "places/a/photos/b" : "reference"
    return (transport, PhotoQuery(name: name, maximumWidth: 400, maximumHeight: 300))
  }

  @Test("The bytes of a photo are fetched without a word on the caller", arguments: dialects)
  func photo(dialect: PlacesDialect) async throws {
    let (transport, query) = photos(dialect)
    let image = try await engine(transport, dialect).photo(query).get()
    #expect(image == ImageRecord(data: Data([1, 2, 3]), mediaType: "image/png"))
    #expect(transport.requests.count == 2)
    #expect(transport.requests.last?.headers == [:])
    #expect(transport.requests.last?.url.absoluteString == "https://photos.example.com/a")
  }

  @Test("The address of a photo costs one request", arguments: dialects)
  func photoURL(dialect: PlacesDialect) async throws {
    let (transport, query) = photos(dialect)
    let url = try await engine(transport, dialect).photoURL(query).get()
    #expect(url.absoluteString == "https://photos.example.com/a")
    #expect(transport.requests.count == 1)
  }

  @Test(
    "What is no image is a failure",
    arguments: [
      (HTTPResponse(status: 404), PlacesFailure.Code.serverError),
      (HTTPResponse(status: 503), .unavailable),
      (HTTPResponse(status: 302, headers: ["Location": "https://example.com"]), .serverError),
      (
        HTTPResponse(status: 200, headers: ["Content-Type": "text/html"], body: Data([1])),
        .serverError
      ),
      (HTTPResponse(status: 200, headers: ["Content-Type": "image/png"]), .serverError),
    ])
  func noImage(response: HTTPResponse, code: PlacesFailure.Code) async throws {
    let (transport, query) = photos(.new, response)
    let result = await engine(transport).photo(query)
    let failure = #expect(throws: PlacesFailure.self) { try result.get() }
    #expect(failure?.code == code)
    #expect(failure?.httpStatus == response.status)
    #expect(failure?.attempts == 2, "the address and the bytes")
  }

  @Test("An address of a photo that holds the key is not asked", arguments: dialects)
  func keyInAddress(dialect: PlacesDialect) async throws {
    let transport = CannedTransport { request in
      let address = "https://photos.example.com/a?w=1&key=AIza%2Dkey"
      return dialect == .new
        ? HTTPResponse(status: 200, body: Data(#"{"photoUri": "\#(address)"}"#.utf8))
        : HTTPResponse(status: 302, headers: ["Location": address])
    }
    var configuration = PlacesConfiguration.test(key: "AIza-key", transport: transport)
    configuration.dialect = dialect
    let engine = PlacesEngine(configuration: configuration)
    let query = photos(dialect).query
    let failures = [
      await engine.photo(query).map { _ in }, await engine.photoURL(query).map { _ in },
    ].map { result in #expect(throws: PlacesFailure.self) { try result.get() } }
    #expect(failures.map { $0?.code } == [.serverError, .serverError])
    #expect(failures.map { $0?.attempts } == [1, 1])
    #expect(transport.requests.count == 2)
  }

  @Test("An expired photo says to fetch the place again", arguments: [400, 404])
  func expired(status: Int) async throws {
    let transport = CannedTransport(
      status: status,
      body: """
        {"error": {"code": \(status), "message": "Invalid photo.", "status":
          "\(status == 400 ? "INVALID_ARGUMENT" : "NOT_FOUND")"}}
        """)
    let result = await engine(transport).photo(photos(.new).query)
    let failure = #expect(throws: PlacesFailure.self) { try result.get() }
    #expect(failure?.code == .invalidRequest)
    #expect(failure?.message.contains("fetch the place again") == true)
    #expect(failure?.underlyingText == "Invalid photo.")
  }

  // MARK: Sessions

  @Test("A details call that ends a session tells what the session is billed as")
  func session() async throws {
    let engine = engine(CannedTransport(body: "{}"))
    let token = SessionToken()
    var query = AutocompleteQuery(input: "a")
    query.sessionToken = token
    for input in ["h", "ho", "hot"] {
      query.input = input
      _ = try await engine.suggestions(query).get()
    }
    let place = PlaceQuery(placeID: "a", fields: [.formattedAddress], sessionToken: token)
    _ = try await engine.fetchPlace(place).get()
    let bill = SessionBill(autocompleteRequests: 3, fields: [.formattedAddress])
    #expect(told.withLock { $0 } == [.sessionEnded(bill)])
  }

  @Test("A token used after its session is told by every call", arguments: dialects)
  func reused(dialect: PlacesDialect) async throws {
    let body = dialect == .new ? "{}" : #"{"status": "OK", "result": {}, "predictions": []}"#
    let engine = engine(CannedTransport(body: body), dialect)
    let place = PlaceQuery(placeID: "a", fields: [.placeID], sessionToken: SessionToken())
    _ = try await engine.fetchPlace(place).get()
    told.withLock { $0 = [] }
    _ = try await engine.fetchPlace(place).get()
    var query = AutocompleteQuery(input: "a")
    query.sessionToken = place.sessionToken
    _ = try await engine.suggestions(query).get()
    #expect(told.withLock { $0 } == [.sessionTokenReused, .sessionTokenReused])
  }

  @Test("Requests that failed are not on the bill")
  func failedRequests() async throws {
    let isBroken = Locked(true)
    let engine = engine(
      CannedTransport { _ in
        HTTPResponse(status: isBroken.withLock { $0 } ? 400 : 200, body: Data("{}".utf8))
      })
    let token = SessionToken()
    var query = AutocompleteQuery(input: "a")
    query.sessionToken = token
    let place = PlaceQuery(placeID: "a", fields: [.placeID], sessionToken: token)
    _ = await engine.suggestions(query)
    _ = await engine.fetchPlace(place)
    isBroken.withLock { $0 = false }
    _ = try await engine.fetchPlace(place).get()
    #expect(told.withLock { $0 } == [])
  }

  // MARK: Place IDs

  @Test("An ID is refreshed by the free request, and the answer's ID is the new one")
  func refresh() async throws {
    let transport = CannedTransport(body: #"{"id": "new"}"#)
    #expect(try await engine(transport).refreshedPlaceID("old").get() == "new")
    #expect(
      transport.requests.map { $0.header("X-Goog-FieldMask") } == ["id,attributions,movedPlaceId"])
    #expect(PlaceQuery(placeID: "old", fields: [.placeID]).sku.listPricePerThousand == 0)
  }

  @Test("An answer without an ID refreshes nothing")
  func refreshWithoutID() async throws {
    let result = await engine(CannedTransport(body: "{}")).refreshedPlaceID("old")
    let failure = #expect(throws: PlacesFailure.self) { try result.get() }
    #expect(failure?.code == .serverError)
  }

  // MARK: Time

  @Test("A time-out of any length can be reckoned with", arguments: [1, 1_000_000_000_000])
  func longTimeout(factor: Int) async throws {
    var configuration = PlacesConfiguration.test(transport: CannedTransport(body: "{}"))
    configuration.attemptTimeout = .seconds(100_000_000) * factor
    configuration.totalTimeout = .seconds(100_000_000) * factor
    configuration.clock.uptime = { .seconds(50_000_000_000_000_000) }
    let query = PlaceQuery(placeID: "a", fields: [.name])
    _ = try await PlacesEngine(configuration: configuration).fetchPlace(query).get()
  }

  @Test("An embedded service answers in any case, however short the time-outs are")
  func embedded() async throws {
    let clock = ManualClock()
    var configuration = PlacesConfiguration()
    configuration.clock = clock.clock
    configuration.clock.uptime = {
      clock.advance(by: .seconds(1))
      return clock.uptime
    }
    configuration.attemptTimeout = .nanoseconds(1)
    configuration.totalTimeout = .nanoseconds(1)
    let engine = PlacesEngine.embedded(configuration: configuration)
    let query = PlaceQuery(placeID: "ChIJV4k8_9UodTERU5KXbkYpSYs", fields: [.name])
    _ = try await engine.fetchPlace(query).get()
  }

  // MARK: Searches

  @Test("Fields that a Legacy search cannot answer are named")
  func dropped() async throws {
    let engine = engine(CannedTransport(body: #"{"status": "ZERO_RESULTS"}"#), .legacy)
    let query = TextSearchQuery(text: "a", selection: FieldSelection([.name, .website, .reviews]))
    #expect(try await engine.searchByText(query).get().places == [])
    #expect(
      told.withLock { $0 } == [
        .fieldsDropped(["website", "reviews"], "a search of Places API (Legacy)")
      ])
  }

  @Test("A question that cannot be asked sends nothing", arguments: dialects)
  func refused(dialect: PlacesDialect) async {
    let transport = CannedTransport(body: "{}")
    let engine = engine(transport, dialect)
    let none = FieldSelection([])
    _ = await engine.suggestions(AutocompleteQuery(input: ""))
    _ = await engine.searchByText(TextSearchQuery(text: "a", selection: none))
    _ = await engine.searchNearby(NearbySearchQuery(area: .circle, selection: none))
    _ = await engine.photo(PhotoQuery(name: "", maximumWidth: 1, maximumHeight: 1))
    #expect(transport.requests == [])
  }
}

private let dialects = PlacesDialect.allCases

extension HTTPResponse {
  fileprivate static let image = HTTPResponse(
    status: 200, headers: ["content-type": "image/png"], body: Data([1, 2, 3]))
}
