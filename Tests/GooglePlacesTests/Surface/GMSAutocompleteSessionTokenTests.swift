import Foundation
import GooglePlaces
import Testing

@Suite("GMSAutocompleteSessionToken")
struct GMSAutocompleteSessionTokenTests {
  @Test("A new token is a UUID, and each is another")
  func new() {
    let token = GMSAutocompleteSessionToken()
    #expect(UUID(uuidString: token.description) != nil)
    #expect(token != GMSAutocompleteSessionToken())
    #expect(token.description == token.description)
  }

  @Test("Tokens are equal by their text")
  func equality() {
    let token = GMSAutocompleteSessionToken()
    let same = GMSAutocompleteSessionToken(text: token.description)
    #expect(token == same && token.hash == same.hash)
    #expect(!token.isEqual(token.description))
  }
}
