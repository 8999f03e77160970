import Foundation
import GooglePlaces
import Testing

@Suite("GMSPlaceAuthorAttribution")
struct GMSPlaceAuthorAttributionTests {
  @Test("An author made by hand keeps what was given, and equals one that was sent")
  func made() throws {
    let author = GMSPlaceAuthorAttribution(
      name: "Ann", uri: URL(string: "https://m.example/ann"),
      photoURI: URL(string: "https://m.example/ann.jpg"))
    #expect(author.name == "Ann")
    #expect(author.uri == URL(string: "https://m.example/ann"))
    #expect(author.photoURI == URL(string: "https://m.example/ann.jpg"))
    let place = try GMSPlace.reading(
      """
      {"reviews": [{"authorAttribution": {
        "displayName": "Ann", "uri": "https://m.example/ann",
        "photoUri": "https://m.example/ann.jpg"
      }}]}
      """)
    #expect(place.reviews?.first?.authorAttribution == author)
  }

  @Test("Links without a scheme are https")
  func links() throws {
    let place = try GMSPlace.reading(
      #"{"photos": [{"authorAttributions": [{"uri": "//m.example/u", "photoUri": "//m.example/p"}]}]}"#
    )
    let author = try #require(place.photos?.first?.authorAttributions?.first)
    #expect(author.name == "")
    #expect(author.uri?.absoluteString == "https://m.example/u")
    #expect(author.photoURI?.absoluteString == "https://m.example/p")
  }

  @Test("A plain author has no name and no links")
  func plain() {
    let author = GMSPlaceAuthorAttribution()
    #expect(author.name == "" && author.uri == nil && author.photoURI == nil)
  }
}
