import Foundation
import PlacesCore
import PlacesPlatform
import PlacesTestSupport
import Testing

@testable import GooglePlacesSwift

struct FetchPhotoRequestTests {
  @Test("Only the first request for a photo carries the key")
  func photoKey() async throws {
    let transport = ClientCall.photo.transport
    _ = try await ClientCall.photo.thrown(PlacesClient(transport))
    let keys = transport.requests.map { $0.header("X-Goog-Api-Key") }
    #expect(keys == [PlacesConfiguration.testKey, nil])
  }

  @Test(
    "The full size of a photo is cut to what the service gives",
    arguments: [
      (PlacesDialect.new, "maxWidthPx=4800&maxHeightPx=4000"),
      (.legacy, "maxwidth=1600&maxheight=1600"),
    ])
  func fullSize(_ dialect: PlacesDialect, _ query: String) async throws {
    let transport = CannedTransport(status: 404, body: "")
    let client = PlacesClient(transport, dialect: dialect)
    let photo = try Samples.photo(width: 6_000, height: 4_000)
    _ = await client.fetchPhoto(with: FetchPhotoRequest(photo: photo, maxSize: photo.maxSize))
    #expect(transport.requests.first?.url.query()?.contains(query) == true)
  }

  @Test("A photo that is too large on purpose is refused")
  func tooLarge() async throws {
    let client = PlacesClient(CannedTransport(body: ""))
    let request = FetchPhotoRequest(
      photo: try Samples.photo(), maxSize: CGSize(width: 4_801, height: 100))
    let failure = await #expect(throws: PlacesFailure.self) { try await client.fetch(request) }
    #expect(failure?.message.contains("from 1 to 4800") == true)
  }

  @Test("An image keeps its bytes and their type off Apple's platforms")
  func image() async throws {
    let image = try await PlacesClient(ClientCall.photo.transport).fetch(Samples.photoRequest())
    #expect(image.mediaType == "image/jpeg")
  }
}
