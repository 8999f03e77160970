import Foundation
import GooglePlaces
import PlacesCore
import PlacesTestSupport
import Testing

@Suite("A client with an engine of its own")
struct GMSPlacesClientEngineTests {
  @Test("The embedded service answers like the real one, in language and region")
  func embedded() async throws {
    var configuration = PlacesConfiguration.test()
    configuration.languageCode = "vi"
    let client = GMSPlacesClient(engine: .embedded(configuration: configuration))
    let answer = await Answer.of {
      client.fetchPlace(
        fromPlaceID: "ChIJV4k8_9UodTERU5KXbkYpSYs", placeFields: [.name, .formattedAddress],
        sessionToken: nil, regionCode: "VN", callback: $0)
    }
    let place = try #require(answer.place)
    #expect(place.name == "Khách sạn Mẫu Ven Sông")
    #expect(
      place.formattedAddress
        == "123 Đường Mẫu, Bến Nghé, Quận 1, Thành phố Hồ Chí Minh 700000")
    #expect(place.attributions?.string == "Sample Listings")
  }

  @Test("Two clients with two engines are apart")
  func apart() async {
    let (one, other) = (CannedTransport(body: "{}"), CannedTransport(body: "{}"))
    let client = GMSPlacesClient.on(one)
    _ = await Answer.of { client.lookUpPlaceID("a", callback: $0) }
    _ = await Answer.of { GMSPlacesClient.on(other).lookUpPlaceID("b", callback: $0) }
    #expect(one.requests.map { $0.url.lastPathComponent } == ["a"])
    #expect(other.requests.map { $0.url.lastPathComponent } == ["b"])
  }
}
