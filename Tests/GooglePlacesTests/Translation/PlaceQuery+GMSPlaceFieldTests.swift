import GooglePlaces
import PlacesCore
import PlacesTestSupport
import Testing

@Suite("Bitmasks as queries")
struct BitmaskQueryTests {
  private let transport = CannedTransport(body: "{}")
  private let diagnostics = Locked<[PlacesDiagnostic]>([])

  private func fetch(
    _ fields: GMSPlaceField, token: GMSAutocompleteSessionToken? = nil
  ) async -> Answer {
    let diagnostics = diagnostics
    let client = GMSPlacesClient.on(transport) {
      $0.onDiagnostic = { diagnostic in
        if diagnostic.level == .notice { diagnostics.withLock { $0.append(diagnostic) } }
      }
    }
    return await Answer.of {
      client.fetchPlace(
        fromPlaceID: "a", placeFields: fields, sessionToken: token, callback: $0)
    }
  }

  private var masks: [String?] { transport.requests.map { $0.header("X-Goog-FieldMask") } }
  private var told: [PlacesDiagnostic] { diagnostics.withLock { $0 } }

  @Test("An empty bitmask asks for all 35 fields, and a diagnostic names what they cost")
  func empty() async throws {
    _ = await fetch([])
    #expect(masks == [PlaceCall.bitmaskFields])
    let diagnostic = try #require(told.first)
    #expect(told == [.allFieldsRequested(GMSPlaceField.all.cost())])
    #expect(diagnostic.description.contains("Place Details Enterprise + Atmosphere"))
  }

  @Test("The full bitmask asks for all 35 fields, and nothing needs to be told")
  func full() async {
    _ = await fetch(.all)
    #expect(masks == [PlaceCall.bitmaskFields])
    #expect(told == [])
  }

  @Test("All known bits are the full bitmask")
  func allKnownBits() async {
    _ = await fetch(GMSPlaceField(rawValue: (1 << 35) - 1))
    #expect(masks == [PlaceCall.bitmaskFields])
    #expect(told == [])
  }

  @Test(
    "Bits that mean nothing are ignored, and a diagnostic tells which",
    arguments: [1 << 35, 1 << 63, 1 << 40 | 1 << 41] as [UInt64])
  func unknownBits(bits: UInt64) async {
    let answer = await fetch(GMSPlaceField(rawValue: bits | 1))
    #expect(masks == ["displayName,attributions,movedPlaceId"])
    #expect(told == [.unknownFieldBits(bits)])
    #expect(answer.error == nil)
  }

  @Test(
    "A bitmask of nothing but such bits is refused, and nothing is sent",
    arguments: [1 << 35, 1 << 63, .max << 35] as [UInt64])
  func onlyUnknownBits(bits: UInt64) async {
    let answer = await fetch(GMSPlaceField(rawValue: bits))
    #expect(answer.place == nil && answer.failure?.code == .invalidRequest)
    #expect(answer.failure?.attempts == 0)
    #expect(transport.requests == [])
  }

  @Test(
    "A session token that is too long, empty or not ASCII is refused, and nothing is sent",
    arguments: ["", String(repeating: "a", count: 37), "añb", "a b"])
  func badToken(text: String) async {
    let answer = await fetch(.name, token: GMSAutocompleteSessionToken(text: text))
    #expect(answer.failure?.code == .invalidRequest)
    #expect(transport.requests == [])
  }

  @Test("A session token of 36 characters passes")
  func longestToken() async {
    let token = GMSAutocompleteSessionToken(text: String(repeating: "a", count: 36))
    #expect(await fetch(.name, token: token).error == nil)
  }

  @Test("A look-up names no field, and so its price is told")
  func lookUp() async {
    let diagnostics = diagnostics
    let client = GMSPlacesClient.on(transport) {
      $0.onDiagnostic = { diagnostic in
        if diagnostic.level == .notice { diagnostics.withLock { $0.append(diagnostic) } }
      }
    }
    _ = await Answer.of { client.lookUpPlaceID("a", callback: $0) }
    #expect(told == [.allFieldsRequested(GMSPlaceField.all.cost())])
  }

  @Test(
    "An ID that no place can have is refused, and nothing is sent",
    arguments: ["", " ", ".", "..", "a\nb", "\u{0}"])
  func badID(id: String) async {
    let client = GMSPlacesClient.on(transport)
    let answer = await Answer.of { client.lookUpPlaceID(id, callback: $0) }
    #expect(answer.failure?.code == .invalidRequest)
    #expect(transport.requests == [])
  }

  @Test("A region that is not two letters is refused", arguments: ["419", "", "USA", "u", "ÄÖ"])
  func badRegion(region: String) async {
    let client = GMSPlacesClient.on(transport)
    let answer = await Answer.of {
      client.fetchPlace(
        fromPlaceID: "a", placeFields: .name, sessionToken: nil, regionCode: region, callback: $0)
    }
    #expect(answer.failure?.code == .invalidRequest)
    #expect(transport.requests == [])
  }
}
