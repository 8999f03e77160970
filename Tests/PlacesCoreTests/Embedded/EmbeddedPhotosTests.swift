import Foundation
import Testing

@testable import PlacesCore

@Suite("Embedded photos")
struct EmbeddedPhotosTests {
  private static let name = "places/ChIJV4k8_9UodTERU5KXbkYpSYs/photos/SamplePhoto1"
  private static let address = "https://photos.embedded.invalid/"

  private func link(
    _ photo: (width: Int, height: Int), _ width: Int?, _ height: Int?
  ) -> String {
    let photo = PhotoRecord(
      name: "places/A/photos/B", width: photo.width, height: photo.height, authorAttributions: [])
    return EmbeddedPhotos.link(to: photo, width: width, height: height)
  }

  @Test(
    "A photo keeps its shape, fits the limits and never grows",
    arguments: [
      ((4_032, 3_024), 400, nil, "400x300"), ((4_032, 3_024), nil, 300, "400x300"),
      ((4_032, 3_024), 400, 400, "400x300"), ((4_032, 3_024), 800, 300, "400x300"),
      ((4_032, 3_024), 4_800, nil, "4032x3024"), ((4_032, 3_024), 4_800, 4_800, "4032x3024"),
      ((100, 50), 100, nil, "100x50"), ((100, 50), 99, nil, "99x50"), ((100, 50), 1, nil, "1x1"),
      ((9_600, 4_800), 4_800, nil, "4800x2400"), ((1, 1_000_000), 1, nil, "1x4800"),
      ((0, 0), 4_800, nil, "1024x768"), ((0, 10), 512, nil, "512x384"),
    ] as [((Int, Int), Int?, Int?, String)])
  func size(photo: (Int, Int), width: Int?, height: Int?, size: String) {
    #expect(link(photo, width, height) == "\(Self.address)\(size)/places/A/photos/B")
  }

  @Test("A name that is no URL is one in the link, and is read back")
  func escapes() async throws {
    let json = #"""
      {"id": "é A", "photos": [{"name": "places/é A/photos/x y?", "widthPx": 2, "heightPx": 1}]}
      """#
    let places = try EmbeddedPlaces(json: Data(json.utf8))
    let photo = try #require(places.photo(named: "places/é A/photos/x y?"))
    let link = EmbeddedPhotos.link(to: photo, width: 2, height: nil)
    #expect(link == "\(Self.address)2x1/places/%C3%A9%20A/photos/x%20y%3F")
    #expect(try await EmbeddedCalls(json).get(link).status == 200)
  }

  @Test(
    "A link leads to an image of its size, and asks for no key",
    arguments: [(400, 300), (1, 1), (640, 1)])
  func image(width: Int, height: Int) async throws {
    let reply = try await EmbeddedCalls().get("\(Self.address)\(width)x\(height)/\(Self.name)")
    #expect(reply.status == 200)
    #expect(reply.response.header("Content-Type") == "image/png")
    let image = try #require(PNGReader(reply.response.body))
    #expect(image.width == width)
    #expect(image.height == height)
  }

  @Test("Each photo has a colour of its own, the same every time")
  func colors() async throws {
    let calls = try EmbeddedCalls()
    var images: [Data] = []
    for number in [1, 2, 1] {
      let photo = Self.name.dropLast() + "\(number)"
      images.append(try await calls.get("\(Self.address)8x8/\(photo)").response.body)
    }
    #expect(images[0] == images[2])
    #expect(images[0] != images[1])
  }

  @Test(
    "A request that carries the key is refused",
    arguments: [
      ("", ["X-Goog-Api-Key": "embedded"]), ("", ["x-goog-api-key": "x"]), ("?key=embedded", [:]),
    ])
  func key(query: String, headers: [String: String]) async throws {
    let reply = try await EmbeddedCalls()
      .get("\(Self.address)8x8/\(Self.name)\(query)", headers: headers)
    #expect(reply.status == 403)
    #expect(reply.text == "Images are fetched without the API key.")
  }

  @Test(
    "Any other path has no image",
    arguments: [
      "", "8x8", "8x8/places/A/photos/B", "8/\(name)", "8x8x8/\(name)", "0x8/\(name)",
      "8x0/\(name)", "-8x8/\(name)", "ax8/\(name)", "4033x3024/\(name)", "4032x3025/\(name)",
      name, "8x8/\(name)/media",
    ])
  func unknown(path: String) async throws {
    let reply = try await EmbeddedCalls().get(Self.address + path)
    #expect(reply.status == 404)
    #expect(reply.text == "There is no such image.")
  }

  @Test("An image is only got")
  func method() async throws {
    let url = try #require(URL(string: "\(Self.address)8x8/\(Self.name)"))
    let response = try await EmbeddedPlaces.sample.send(HTTPRequest(method: "POST", url: url))
    #expect(response.status == 405)
  }

  @Test(
    "Every photo of the sample places has an image",
    arguments: EmbeddedPlaces.sample.places.flatMap { $0.record.photos ?? [] }.map(\.name))
  func samples(name: String) async throws {
    let photo = try #require(EmbeddedPlaces.sample.photo(named: name))
    let link = EmbeddedPhotos.link(to: photo, width: 64, height: 64)
    #expect(try await EmbeddedCalls().get(link).status == 200)
  }
}
