import GooglePlaces
import PlacesCore
import PlacesTestSupport
import Testing

@Suite("Requests as queries")
struct RequestQueryTests {
  private let transport = CannedTransport(body: "{}")

  private func fetch(_ request: GMSFetchPlaceRequest) async -> Answer {
    let client = GMSPlacesClient.on(transport)
    return await Answer.of { client.fetchPlace(with: request, callback: $0) }
  }

  @Test("A request without properties is refused, and nothing is sent")
  func empty() async {
    let answer = await fetch(
      GMSFetchPlaceRequest(placeID: "a", placeProperties: [], sessionToken: nil))
    #expect(answer.place == nil && answer.failure?.code == .invalidRequest)
    #expect(answer.failure?.attempts == 0)
    #expect(transport.requests == [])
  }

  @Test(
    "A string that is no property is refused by name, and nothing is sent",
    arguments: ["displayName", "Name", "", "*", "name,rating", "attributions"])
  func unknown(property: String) async throws {
    let answer = await fetch(
      GMSFetchPlaceRequest(
        placeID: "a", placeProperties: ["name", property], sessionToken: nil))
    let failure = try #require(answer.failure)
    #expect(failure.code == .invalidRequest)
    #expect(failure.message.contains("'\(property)'"))
    #expect(transport.requests == [])
  }

  @Test("Everything beside single properties is everything")
  func all() async {
    _ = await fetch(
      GMSFetchPlaceRequest(placeID: "a", placeProperties: [.name, .all], sessionToken: nil))
    #expect(transport.requests.map { $0.header("X-Goog-FieldMask") } == [PlaceCall.properties])
  }

  @Test("Each single property alone is its name on the wire", arguments: PlaceField.properties)
  func single(field: PlaceField) async throws {
    let name = try #require(field.row.newName)
    _ = await fetch(
      GMSFetchPlaceRequest(
        placeID: "a", placeProperties: [field.canonicalName], sessionToken: nil))
    #expect(
      transport.requests.map { $0.header("X-Goog-FieldMask") }
        == ["\(name),attributions,movedPlaceId"])
  }

  @Test(
    "An ID, a region or a token that cannot be sent is refused",
    arguments: [("", "US", "t"), ("a", "419", "t"), ("a", "US", "a b")])
  func invalid(id: String, region: String, token: String) async {
    let answer = await fetch(
      GMSFetchPlaceRequest(
        placeID: id, placeProperties: ["name"],
        sessionToken: GMSAutocompleteSessionToken(text: token), regionCode: region))
    #expect(answer.failure?.code == .invalidRequest)
    #expect(transport.requests == [])
  }
}
