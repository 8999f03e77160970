import Dispatch
import Foundation
import PlacesTestSupport
import Testing

@testable import PlacesCore

@Suite("Engine")
struct PlacesEngineTests {
  private let query = PlaceQuery(placeID: "ChIJ1", fields: [.name, .rating, .reviews])

  private func failure(
    _ query: PlaceQuery, _ configuration: PlacesConfiguration
  ) async throws -> PlacesFailure {
    let result = await PlacesEngine(configuration: configuration).fetchPlace(query)
    return try #require(throws: PlacesFailure.self) { try result.get() }
  }

  // MARK: Asking

  @Test("A query becomes one request")
  func request() async throws {
    let transport = CannedTransport(body: "{}")
    _ = try await PlacesEngine(configuration: .test(transport: transport)).fetchPlace(query).get()
    let url = try #require(URL(string: "https://places.googleapis.com/v1/places/ChIJ1"))
    #expect(
      transport.requests == [
        HTTPRequest(
          method: "GET", url: url,
          headers: [
            "X-Goog-Api-Key": PlacesConfiguration.testKey,
            "X-Goog-FieldMask": "displayName,rating,reviews,attributions,movedPlaceId",
          ])
      ])
  }

  @Test("Two queries with one token become equal requests")
  func oneToken() async throws {
    let transport = CannedTransport(body: "{}")
    let engine = PlacesEngine(configuration: .test(transport: transport))
    let token = SessionToken()
    for _ in 0..<2 {
      let query = PlaceQuery(placeID: "ChIJ1", fields: [.name], sessionToken: token)
      _ = try await engine.fetchPlace(query).get()
    }
    #expect(transport.requests.count == 2)
    #expect(Set(transport.requests).count == 1)
  }

  @Test("The configuration gives what a query does not say")
  func defaults() async throws {
    let transport = CannedTransport(body: "{}")
    var configuration = PlacesConfiguration.test(transport: transport)
    configuration.baseURL = URL(string: "https://example.com/places/")
    configuration.languageCode = "fr-CA"
    configuration.regionCode = "ca"
    configuration.bundleIdentifier = "com.example.app"
    _ = try await PlacesEngine(configuration: configuration).fetchPlace(query).get()
    let request = try #require(transport.requests.first)
    #expect(
      request.url.absoluteString
        == "https://example.com/places/v1/places/ChIJ1?languageCode=fr-CA&regionCode=ca")
    #expect(request.header("X-Ios-Bundle-Identifier") == "com.example.app")
  }

  @Test("A query's region wins over the configuration's, even over a malformed one")
  func region() async throws {
    let transport = CannedTransport(body: "{}")
    var configuration = PlacesConfiguration.test(transport: transport)
    configuration.regionCode = "usa"
    var query = query
    query.regionCode = "gb"
    _ = try await PlacesEngine(configuration: configuration).fetchPlace(query).get()
    #expect(transport.requests.first?.url.query() == "regionCode=gb")
  }

  @Test("Without a key nothing is sent", arguments: [nil, "", " ", "a b", "a\n", "a\u{0}", "ключ"])
  func noKey(key: String?) async throws {
    let transport = CannedTransport(body: "{}")
    let failure = try await failure(query, .test(key: key, transport: transport))
    #expect(failure.code == .keyInvalid)
    #expect(failure.attempts == 0)
    #expect(transport.requests == [])
  }

  @Test(
    "What cannot be sent is an invalid request, and nothing is sent", arguments: RefusedCall.rows)
  func refused(row: RefusedCall) async throws {
    let transport = CannedTransport(body: "{}")
    var configuration = PlacesConfiguration.test(transport: transport)
    var query = query
    row.change(&query, &configuration)
    let failure = try await failure(query, configuration)
    #expect(failure.code == .invalidRequest)
    #expect(failure.attempts == 0)
    #expect(failure.httpStatus == nil)
    #expect(transport.requests == [])
  }

  // MARK: Answers

  @Test("An answer becomes a record that came at the configured clock's time")
  func answer() async throws {
    let transport = CannedTransport(body: #"{"displayName": {"text": "A"}, "rating": 4}"#)
    let instant = Date(timeIntervalSince1970: 1)
    let configuration = PlacesConfiguration.test(transport: transport, now: instant)
    let record = try await PlacesEngine(configuration: configuration).fetchPlace(query).get()
    #expect(record.name?.text == "A")
    #expect(record.rating == 4)
    #expect(record.receivedAt == instant)
    #expect(record.requested == [.name, .rating, .reviews, .attributions, .movedPlaceId])
    #expect(record.answered == [.name, .rating])
  }

  @Test("An empty object is a place of which nothing is known")
  func emptyAnswer() async throws {
    let transport = CannedTransport(body: "{}")
    let engine = PlacesEngine(configuration: .test(transport: transport))
    let record = try await engine.fetchPlace(query).get()
    #expect(record.answered == [])
    #expect(record.availability(of: .rating) == .noData)
    #expect(record.availability(of: .types) == .notRequested)
  }

  @Test(
    "A malformed requested value is a server error with its path",
    arguments: [
      (#"{"rating": "good"}"#, "rating"),
      (#"{"rating": true}"#, "rating"),
      (#"{"displayName": "A"}"#, "displayName"),
      (#"{"displayName": {"text": 1}}"#, "displayName.text"),
      (#"{"reviews": {}}"#, "reviews"),
      (#"{"reviews": [{}, {"rating": []}]}"#, "reviews[1].rating"),
      (#"{"reviews": [{"publishTime": "today"}]}"#, "reviews[0].publishTime"),
    ])
  func malformedValue(body: String, path: String) async throws {
    let failure = try await failure(query, .test(transport: CannedTransport(body: body)))
    #expect(failure.code == .serverError)
    #expect(failure.codingPath == path)
    #expect(failure.message.contains("'\(path)'"))
    #expect(failure.httpStatus == 200)
    #expect(failure.attempts == 1)
  }

  @Test("A malformed value that was not requested does not matter")
  func malformedElsewhere() async throws {
    let transport = CannedTransport(body: #"{"types": 1, "photos": "none", "rating": 4.5}"#)
    let engine = PlacesEngine(configuration: .test(transport: transport))
    #expect(try await engine.fetchPlace(query).get().rating == 4.5)
  }

  @Test(
    "A success that is no JSON object is a server error that quotes what came",
    arguments: [
      ("", nil), ("<html><body>Sign in</body></html>", "<html><body>Sign in</body></html>"),
      ("{\"rating\": 4", "{\"rating\": 4"), ("[]", "[]"), ("null", "null"), ("{} {}", "{} {}"),
    ] as [(String, String?)])
  func notJSON(body: String, quoted: String?) async throws {
    let failure = try await failure(query, .test(transport: CannedTransport(body: body)))
    #expect(failure.code == .serverError)
    #expect(failure.codingPath == nil)
    #expect(failure.underlyingText == quoted)
    #expect(failure.httpStatus == 200)
  }

  @Test("Text that is no UTF-8 is a server error")
  func notUTF8() async throws {
    let transport = CannedTransport { _ in
      HTTPResponse(status: 200, body: Data([0x7B, 0x22, 0xFF, 0x22, 0x3A, 0x31, 0x7D]))
    }
    #expect(try await failure(query, .test(transport: transport)).code == .serverError)
  }

  @Test("An error of the service is a failure with everything it said")
  func serviceError() async throws {
    let transport = CannedTransport(
      status: 403,
      body: """
        {"error": {"code": 403, "message": "Not enabled.", "status": "PERMISSION_DENIED",
          "details": [{"@type": "type.googleapis.com/google.rpc.ErrorInfo",
            "reason": "SERVICE_DISABLED"}]}}
        """)
    let failure = try await failure(query, .test(transport: transport))
    #expect(failure.code == .accessNotConfigured)
    #expect(failure.httpStatus == 403)
    #expect(failure.statusWord == "PERMISSION_DENIED")
    #expect(failure.reason == "SERVICE_DISABLED")
    #expect(failure.underlyingText == "Not enabled.")
    #expect(failure.message.contains("Places API (New)"))
    #expect(failure.attempts == 1)
    #expect(transport.requests.count == 1)
  }

  // MARK: No answer

  @Test("A transport that throws is a network failure with the error's text")
  func brokenTransport() async throws {
    let transport = CannedTransport { _ in
      throw NSError(domain: "a", code: 1, userInfo: [NSLocalizedDescriptionKey: "Line is dead."])
    }
    let failure = try await failure(query, .test(transport: transport))
    #expect(failure.code == .network)
    #expect(failure.underlyingText == "Line is dead.")
    #expect(failure.httpStatus == nil)
    #expect(failure.attempts == 1)
  }

  @Test("A task that is cancelled already sends nothing, and asks no embedded service either")
  func cancelledTask() async {
    let transport = CannedTransport(body: "{}")
    let engines = [PlacesEngine(configuration: .test(transport: transport)), .embedded()]
    for engine in engines {
      let result = await Task {
        withUnsafeCurrentTask { $0?.cancel() }
        return await engine.fetchPlace(PlaceQuery(placeID: "a", fields: [.name]))
      }.value
      guard case .failure(let failure) = result else {
        Issue.record("answered")
        continue
      }
      #expect(failure.code == .cancelled)
      #expect(failure.attempts == 0)
    }
    #expect(transport.requests.isEmpty)
  }

  @Test("A transport that was cancelled is a cancelled call")
  func cancelledTransport() async throws {
    let transport = CannedTransport { _ in throw CancellationError() }
    let failure = try await failure(query, .test(transport: transport))
    #expect(failure.code == .cancelled)
    #expect(failure.underlyingText == nil)
  }

  @Test("A failure of the transport is kept", arguments: PlacesFailure.Code.allCases)
  func failingTransport(code: PlacesFailure.Code) async throws {
    let transport = CannedTransport { _ in
      var failure = PlacesFailure(code, "Mine.")
      failure.reason = "OWN"
      failure.httpStatus = 599
      throw failure
    }
    let failure = try await failure(query, .test(transport: transport))
    #expect(failure.code == code)
    #expect(failure.message == "Mine.")
    #expect(failure.reason == "OWN")
    #expect(failure.httpStatus == 599)
  }

  @Test("A failure knows how many requests were sent and how long it took")
  func effort() async throws {
    let clock = ManualClock()
    var configuration = PlacesConfiguration.test(
      transport: CannedTransport { _ in
        clock.advance(by: .seconds(12))
        return HTTPResponse(status: 404)
      })
    configuration.clock = clock.clock
    let failure = try await failure(query, configuration)
    #expect(failure.attempts == 1)
    #expect(failure.elapsed == .seconds(12))
  }

  // MARK: Threads

  @MainActor @Test("A call from the main actor sends and decodes elsewhere")
  func threads() async throws {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    let isOnMain = Locked<[Bool]>([])
    let note: @Sendable () -> Void = {
      isOnMain.withLock { $0.append(DispatchQueue.getSpecific(key: key) ?? false) }
    }
    let transport = CannedTransport { _ in
      note()
      return HTTPResponse(status: 200, body: Data("{}".utf8))
    }
    var configuration = PlacesConfiguration.test(transport: transport)
    configuration.clock.now = {
      note()
      return .distantPast
    }
    note()
    _ = try await PlacesEngine(configuration: configuration).fetchPlace(query).get()
    note()
    #expect(isOnMain.withLock { $0 } == [true, false, false, true])
  }
}
