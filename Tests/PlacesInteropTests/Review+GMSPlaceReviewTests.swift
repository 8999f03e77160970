import Foundation
import GooglePlaces
import GooglePlacesSwift
import PlacesInterop
import Testing

@Suite("Reviews in both styles")
struct ReviewGMSPlaceReviewTests {
  private static let author = URL(string: "https://example.com/author")

  @Test("A review that was fetched is the same both ways")
  func fetched() throws {
    let gms = try #require(try GMSPlace.complete().reviews?.first)
    let review = Review(gms)
    #expect(GMSPlaceReview(review) == gms)
    #expect(review.text == gms.text && review.text != nil)
    #expect(Double(review.rating) == gms.rating)
    #expect(review.authorAttribution == gms.authorAttribution.map { AuthorAttribution($0) })
  }

  @Test("A review made by hand is the one the other style would make")
  func made() {
    let date = Date(timeIntervalSince1970: 1_000)
    let swift = Review(
      publishDate: date, relativePublishDateDescription: "long ago", text: "Good",
      textLanguageCode: "en", originalText: "Gut", originalTextLanguageCode: "de", rating: 4,
      authorAttribution: AuthorAttribution(
        displayName: "Anna", url: Self.author, photoUrl: nil))
    let gms = GMSPlaceReview(
      publishDate: date, relativePublishDateDescription: "long ago", text: "Good",
      textLanguageCode: "en", originalText: "Gut", originalTextLanguageCode: "de", rating: 4,
      authorAttribution: GMSPlaceAuthorAttribution(
        name: "Anna", uri: Self.author, photoURI: nil))
    #expect(Review(gms) == swift)
    #expect(GMSPlaceReview(swift) == gms)
  }

  @Test("An author is the same both ways")
  func author() {
    let gms = GMSPlaceAuthorAttribution(name: "Anna", uri: Self.author, photoURI: Self.author)
    let author = AuthorAttribution(gms)
    #expect(author.displayName == "Anna")
    #expect(author.url == Self.author && author.photoUrl == Self.author)
    #expect(GMSPlaceAuthorAttribution(author) == gms)
  }
}
