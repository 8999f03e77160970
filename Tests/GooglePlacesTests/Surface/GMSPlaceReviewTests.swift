import Foundation
import GooglePlaces
import Testing

@Suite("GMSPlaceReview")
struct GMSPlaceReviewTests {
  @Test("Every fact is the one sent, a translation and its original apart")
  func values() throws {
    let place = try GMSPlace.reading(
      """
      {"reviews": [{
        "relativePublishTimeDescription": "a month ago", "rating": 4,
        "text": {"text": "Good", "languageCode": "en"},
        "originalText": {"text": "Bon", "languageCode": "fr"},
        "authorAttribution": {"displayName": "Ann"}, "publishTime": "1970-01-02T00:00:00.5Z"
      }]}
      """)
    let review = try #require(place.reviews?.first)
    #expect(review.publishDate == Date(timeIntervalSince1970: 86_400.5))
    #expect(review.relativePublishDateDescription == "a month ago")
    #expect(review.text == "Good" && review.textLanguageCode == "en")
    #expect(review.originalText == "Bon" && review.originalTextLanguageCode == "fr")
    #expect(review.rating == 4)
    #expect(review.authorAttribution?.name == "Ann")
  }

  @Test("Facts that were not sent are nil, the rating 0 and the date the start of 1970")
  func absent() throws {
    let review = try #require(try GMSPlace.reading(#"{"reviews": [{}]}"#).reviews?.first)
    #expect(review.publishDate == Date(timeIntervalSince1970: 0))
    #expect(review.relativePublishDateDescription == nil)
    #expect(review.text == nil && review.textLanguageCode == nil)
    #expect(review.originalText == nil && review.originalTextLanguageCode == nil)
    #expect(review.rating == 0 && review.authorAttribution == nil)
  }

  @Test("A review made by hand keeps what was given")
  func made() {
    let author = GMSPlaceAuthorAttribution(name: "Ann", uri: nil, photoURI: nil)
    let review = GMSPlaceReview(
      publishDate: Date(timeIntervalSince1970: 60), relativePublishDateDescription: "just now",
      text: "Good", textLanguageCode: "en", originalText: "Bon", originalTextLanguageCode: "fr",
      rating: 4.5, authorAttribution: author)
    #expect(review.publishDate == Date(timeIntervalSince1970: 60))
    #expect(review.relativePublishDateDescription == "just now")
    #expect(review.text == "Good" && review.textLanguageCode == "en")
    #expect(review.originalText == "Bon" && review.originalTextLanguageCode == "fr")
    #expect(review.rating == 4.5)
    #expect(review.authorAttribution == author)
  }

  @Test("A plain review is empty")
  func plain() {
    let review = GMSPlaceReview()
    #expect(review.publishDate == Date(timeIntervalSince1970: 0))
    #expect(review.text == nil && review.rating == 0 && review.authorAttribution == nil)
  }
}
