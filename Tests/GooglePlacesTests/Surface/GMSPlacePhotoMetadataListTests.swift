import Testing

@testable import GooglePlaces

@Suite("GMSPlacePhotoMetadataList")
struct GMSPlacePhotoMetadataListTests {
  @Test("The results are the photos, in order; a plain list has none")
  func results() throws {
    let photos = try #require(
      try GMSPlace.reading(#"{"photos": [{"name": "a"}, {"name": "b"}]}"#).photos)
    let list = GMSPlacePhotoMetadataList(photos.map(\.record))
    #expect(list.results == photos)
    #expect(list == GMSPlacePhotoMetadataList(photos.map(\.record)))
    #expect(list != GMSPlacePhotoMetadataList())
    #expect(GMSPlacePhotoMetadataList().results == [])
  }
}
