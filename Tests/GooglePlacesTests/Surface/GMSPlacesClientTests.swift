import Foundation
import GooglePlaces
import PlacesCore
import PlacesTestSupport
import Testing

@Suite("GMSPlacesClient: every way to ask for a place")
struct GMSPlacesClientCallTests {
  @Test("A call sends one request, exactly this one", arguments: PlaceCall.all)
  func request(call: PlaceCall) async {
    let transport = CannedTransport(body: PlaceCall.answer)
    let client = GMSPlacesClient.on(transport)
    _ = await Answer.of { call.send(client, $0) }
    let expected = URL(string: "https://places.googleapis.com/v1/places/\(call.target)")
    #expect(transport.requests.map(\.url) == [expected])
    #expect(
      transport.requests.map(\.headers) == [
        ["X-Goog-Api-Key": PlacesConfiguration.testKey, "X-Goog-FieldMask": call.mask]
      ])
    #expect(transport.requests.map(\.method) == ["GET"])
    #expect(transport.requests.map(\.body) == [nil])
  }

  @Test("A call hands over the place and no error", arguments: PlaceCall.all)
  func place(call: PlaceCall) async throws {
    let client = GMSPlacesClient.on(CannedTransport(body: PlaceCall.answer))
    let answer = await Answer.of { call.send(client, $0) }
    #expect(ShownPlace(try #require(answer.place)) == call.shown)
    #expect(answer.error == nil)
  }

  @Test(
    "A call hands over each failure as an error and no place",
    arguments: PlaceCall.all, PlacesFailure.Code.allCases)
  func failure(call: PlaceCall, code: PlacesFailure.Code) async throws {
    let client = GMSPlacesClient.on(CannedTransport { _ in throw PlacesFailure(code, "Because.") })
    let answer = await Answer.of { call.send(client, $0) }
    #expect(answer.place == nil)
    let error = try #require(answer.nsError)
    #expect(error.domain == kGMSPlacesErrorDomain)
    #expect(error.code == code.row.gmsCode)
    #expect(error.localizedDescription == "Because.")
    let underlying = try #require(error.userInfo[NSUnderlyingErrorKey] as? PlacesFailure)
    #expect(underlying.code == code)
    #expect(underlying.attempts == 1)
    #expect(answer.failure == underlying)
  }

  @Test("Without a key nothing is sent and the key is what is wrong", arguments: PlaceCall.all)
  func noKey(call: PlaceCall) async {
    let transport = CannedTransport(body: PlaceCall.answer)
    let configuration = PlacesConfiguration.test(key: nil, transport: transport)
    let client = GMSPlacesClient(engine: PlacesEngine(configuration: configuration))
    let answer = await Answer.of { call.send(client, $0) }
    #expect(answer.place == nil)
    #expect(answer.nsError?.code == GMSPlacesErrorCode.keyInvalid.rawValue)
    #expect(answer.failure?.attempts == 0)
    #expect(transport.requests == [])
  }

  @Test("A text that no header can carry counts as no key", arguments: ["", " ", "a b", "ключ"])
  func unusableKey(key: String) async {
    let configuration = PlacesConfiguration.test(key: key, transport: CannedTransport(body: "{}"))
    let client = GMSPlacesClient(engine: PlacesEngine(configuration: configuration))
    let answer = await Answer.of { client.lookUpPlaceID("ChIJa", callback: $0) }
    #expect(answer.failure?.code == .keyInvalid)
  }

  @Test("The configuration's language and region go with a request that names no region")
  func defaults() async {
    let transport = CannedTransport(body: "{}")
    let client = GMSPlacesClient.on(transport) {
      $0.languageCode = "fr-CA"
      $0.regionCode = "CA"
    }
    _ = await Answer.of {
      client.fetchPlace(
        fromPlaceID: "a", placeFields: .name, sessionToken: nil, callback: $0)
    }
    _ = await Answer.of {
      client.fetchPlace(
        fromPlaceID: "a", placeFields: .name, sessionToken: nil, regionCode: "US", callback: $0)
    }
    #expect(
      transport.requests.map { $0.url.query() } == [
        "languageCode=fr-CA&regionCode=CA", "languageCode=fr-CA&regionCode=US",
      ])
  }

  @Test("Requests with one token carry the same text")
  func session() async {
    let transport = CannedTransport(body: "{}")
    let client = GMSPlacesClient.on(transport)
    let token = GMSAutocompleteSessionToken()
    _ = await Answer.of {
      client.fetchPlace(
        fromPlaceID: "a", placeFields: .name, sessionToken: token, callback: $0)
    }
    let request = GMSFetchPlaceRequest(
      placeID: "b", placeProperties: [.name], sessionToken: token)
    _ = await Answer.of { client.fetchPlace(with: request, callback: $0) }
    #expect(
      transport.requests.map { $0.url.query() }
        == Array(repeating: "sessionToken=\(token.description)", count: 2))
  }

  @Test("Apps tell who they are by their bundle identifier")
  func bundleIdentifier() async {
    let transport = CannedTransport(body: "{}")
    let client = GMSPlacesClient.on(transport) { $0.bundleIdentifier = "com.example.app" }
    _ = await Answer.of { client.lookUpPlaceID("a", callback: $0) }
    #expect(transport.requests.map { $0.header("X-Ios-Bundle-Identifier") } == ["com.example.app"])
  }
}

@Suite("GMSPlacesClient: what the class itself says")
struct GMSPlacesClientTests {
  @Test("There is one shared client, and others can be made")
  func shared() {
    #expect(GMSPlacesClient.shared() === GMSPlacesClient.shared())
    #expect(GMSPlacesClient() !== GMSPlacesClient.shared())
  }

  @Test("A text that cannot be a key is not taken", arguments: ["", " ", "two words", "clé"])
  func badKey(key: String) {
    #expect(!GMSPlacesClient.provideAPIKey(key))
  }

  @Test("Versions and licences are told")
  func about() {
    let parts = GMSPlacesClient.sdkVersion().split(separator: ".").map { Int($0) }
    #expect(parts.count == 3 && !parts.contains(nil))
    #expect(GMSPlacesClient.sdkLongVersion().hasPrefix(GMSPlacesClient.sdkVersion()))
    #expect(GMSPlacesClient.sdkLongVersion() != GMSPlacesClient.sdkVersion())
    #expect(!GMSPlacesClient.openSourceLicenseInfo().isEmpty)
  }
}
