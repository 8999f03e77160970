import Foundation
import GooglePlaces
import GooglePlacesSwift
import PlacesCore
import PlacesInterop
import PlacesTestSupport
import Testing

@Suite("Session tokens in both styles")
struct AutocompleteSessionTokenTests {
  @Test("The text is kept both ways", arguments: ["a", "Ab9-_=", "no token at all"])
  func texts(text: String) {
    let gms = GMSAutocompleteSessionToken(text: text)
    let token = AutocompleteSessionToken(gms)
    #expect(token.description == text)
    #expect(GMSAutocompleteSessionToken(token) == gms)
    #expect(AutocompleteSessionToken(GMSAutocompleteSessionToken(token)) == token)
  }

  @Test("A session that was begun in one style ends in the other")
  func session() async throws {
    let transport = CannedTransport(body: "{}")
    let clients = BothClients(.new, transport)
    let token = GMSAutocompleteSessionToken()
    _ = try await clients.swift.fetch(
      FetchPlaceRequest(
        placeID: "id", placeProperties: [.placeID], sessionToken: AutocompleteSessionToken(token)))
    let url = try #require(transport.requests.first?.url.absoluteString)
    #expect(url.contains("sessionToken=\(token.description)"))
  }
}
