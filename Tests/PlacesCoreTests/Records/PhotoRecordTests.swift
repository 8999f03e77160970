import Foundation
import Testing

@testable import PlacesCore

@Suite("Reviews built by hand")
struct PhotoRecordTests {
  @Test("A review built by hand has what it was given and nothing else")
  func review() {
    let author = AuthorRecord(displayName: "A", uri: "https://a.example/", photoUri: nil)
    let review = ReviewRecord(
      publishDate: Date(timeIntervalSince1970: 60), relativePublishTime: "a minute later",
      text: .init(text: "Good."), originalText: .init(text: "Gut.", languageCode: "de"),
      rating: 4, author: author)
    #expect(
      review.publishTime
        == InstantRecord(date: Date(timeIntervalSince1970: 60), text: "1970-01-01T00:01:00Z"))
    #expect(review.relativePublishTime == "a minute later")
    #expect(review.text == LocalizedTextRecord(text: "Good.", languageCode: nil))
    #expect(review.originalText == LocalizedTextRecord(text: "Gut.", languageCode: "de"))
    #expect(review.rating == 4)
    #expect(review.author == author)
    #expect(review.resourceName == nil)
    #expect(review.flagContentUri == nil)
    #expect(review.googleMapsUri == nil)
    #expect(review.visitDate == nil)
  }
}
