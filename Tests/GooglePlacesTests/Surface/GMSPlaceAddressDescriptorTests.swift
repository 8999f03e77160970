import GooglePlaces
import Testing

@Suite("GMSPlaceAddressDescriptor")
struct GMSPlaceAddressDescriptorTests {
  @Test("Landmarks and areas keep the order sent")
  func order() throws {
    let place = try GMSPlace.reading(
      """
      {"addressDescriptor": {
        "landmarks": [{"placeId": "a"}, {"placeId": "b"}],
        "areas": [{"placeId": "c"}, {"placeId": "d"}]
      }}
      """)
    let descriptor = try #require(place.addressDescriptor)
    #expect(descriptor.landmarks.map(\.placeID) == ["a", "b"])
    #expect(descriptor.areas.map(\.placeID) == ["c", "d"])
  }

  @Test("Lists that were not sent are empty")
  func absent() throws {
    let place = try GMSPlace.reading(#"{"addressDescriptor": {}}"#)
    let descriptor = try #require(place.addressDescriptor)
    #expect(descriptor.landmarks == [] && descriptor.areas == [])
  }
}
