import Foundation
import GooglePlaces
import Testing

@Suite("GMSPlacePhotoMetadata")
struct GMSPlacePhotoMetadataTests {
  @Test("Size, links and authors are those sent")
  func values() throws {
    let place = try GMSPlace.reading(
      """
      {"photos": [{
        "name": "places/a/photos/b", "widthPx": 4032, "heightPx": 3024,
        "authorAttributions": [{"displayName": "Ann", "uri": "//m.example/ann"}],
        "flagContentUri": "https://m.example/flag", "googleMapsUri": "https://m.example/photo"
      }]}
      """)
    let photo = try #require(place.photos?.first)
    #expect(photo.maxSize == CGSize(width: 4032, height: 3024))
    #expect(photo.flagContentURL == URL(string: "https://m.example/flag"))
    #expect(photo.googleMapsURL == URL(string: "https://m.example/photo"))
    #expect(photo.authorAttributions?.map(\.name) == ["Ann"])
    #expect(photo.attributions?.string == "Ann")
    let link = photo.attributions?.attribute(.link, at: 0, effectiveRange: nil) as? URL
    #expect(link == URL(string: "https://m.example/ann"))
  }

  @Test("A photo of which little is said has no size, no links and no authors")
  func absent() throws {
    let photo = try #require(try GMSPlace.reading(#"{"photos": [{}]}"#).photos?.first)
    #expect(photo.maxSize == .zero)
    #expect(photo.flagContentURL == nil && photo.googleMapsURL == nil)
    #expect(photo.authorAttributions == [])
    #expect(photo.attributions == nil)
  }
}
