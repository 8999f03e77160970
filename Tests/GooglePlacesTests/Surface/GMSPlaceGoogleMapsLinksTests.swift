import Foundation
import GooglePlaces
import Testing

@Suite("GMSPlaceGoogleMapsLinks")
struct GMSPlaceGoogleMapsLinksTests {
  @Test("Each link is its own")
  func values() throws {
    let place = try GMSPlace.reading(
      """
      {"googleMapsLinks": {
        "directionsUri": "https://m.example/d", "placeUri": "https://m.example/p",
        "writeAReviewUri": "https://m.example/w", "reviewsUri": "https://m.example/r",
        "photosUri": "https://m.example/f"
      }}
      """)
    let links = try #require(place.googleMapsLinks)
    #expect(links.directionsURL == URL(string: "https://m.example/d"))
    #expect(links.placeURL == URL(string: "https://m.example/p"))
    #expect(links.writeAReviewURL == URL(string: "https://m.example/w"))
    #expect(links.reviewsURL == URL(string: "https://m.example/r"))
    #expect(links.photosURL == URL(string: "https://m.example/f"))
  }

  @Test("Links that were not sent are nil")
  func absent() throws {
    let links = try #require(try GMSPlace.reading(#"{"googleMapsLinks": {}}"#).googleMapsLinks)
    let all = [
      links.directionsURL, links.placeURL, links.writeAReviewURL, links.reviewsURL, links.photosURL,
    ]
    #expect(all.allSatisfy { $0 == nil })
  }
}
