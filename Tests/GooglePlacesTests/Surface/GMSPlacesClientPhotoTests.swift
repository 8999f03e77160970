import Foundation
import GooglePlaces
import PlacesCore
import PlacesTestSupport
import Testing

@Suite("GMSPlacesClient: photos")
struct GMSPlacesClientPhotoTests {
  private let address = #"{"photoUri": "https://photos.example/a.png"}"#

  private func transport(_ dialect: PlacesDialect = .new) -> CannedTransport {
    CannedTransport { [address] request in
      guard request.url.host() != "photos.example" else {
        return HTTPResponse(
          status: 200, headers: ["Content-Type": "image/png"], body: SamplePixel.png)
      }
      return dialect == .new
        ? HTTPResponse(status: 200, body: Data(address.utf8))
        : HTTPResponse(status: 302, headers: ["Location": "https://photos.example/a.png"])
    }
  }

  private func show(_ image: UIImage) -> [String] { ["\(image.scale)"] }

  /// The two numbers of the first request's query.
  private func size(of transport: CannedTransport) -> [Int] {
    let query = transport.requests.first?.url.query() ?? ""
    return query.split(separator: "&").filter { $0.hasPrefix("max") }.compactMap {
      $0.split(separator: "=").last.flatMap { Int($0) }
    }
  }

  @Test(
    "Full size is the photo's own, at most the largest of the service",
    arguments: [
      (PlacesDialect.new, 4000, 3000, [4000, 3000]), (.new, 6000, 4801, [4800, 4800]),
      (.new, 0, 0, [4800, 4800]), (.new, 4800, 1, [4800, 1]),
      (.legacy, 4000, 3000, [1600, 1600]), (.legacy, 1600, 900, [1600, 900]),
      (.legacy, 0, 0, [1600, 1600]),
    ])
  func fullSize(dialect: PlacesDialect, width: Int, height: Int, expected: [Int]) async throws {
    let transport = transport(dialect)
    let client = GMSPlacesClient.on(transport) { $0.dialect = dialect }
    let photo = try DataCall.photo(width, height)
    _ = try await received(show) { client.loadPlacePhoto(photo, callback: $0) }
    #expect(size(of: transport) == expected)
    #expect(transport.requests.map { $0.url.host() }.last == "photos.example")
  }

  @Test(
    "A size in points becomes whole pixels, at most the largest of the service",
    arguments: [
      (PlacesDialect.new, CGSize(width: 100, height: 50), 1.0, [100, 50]),
      (.new, CGSize(width: 100.2, height: 50), 2, [201, 100]),
      (.new, CGSize(width: 0.1, height: 0.1), 1, [1, 1]),
      (.new, CGSize(width: 2400.1, height: 2400), 2, [4800, 4800]),
      (.new, CGSize(width: 100, height: CGFloat.greatestFiniteMagnitude), 3, [300, 4800]),
      (.legacy, CGSize(width: 1000, height: 800), 2, [1600, 1600]),
    ])
  func points(
    dialect: PlacesDialect, size: CGSize, scale: Double, expected: [Int]
  ) async throws {
    let transport = transport(dialect)
    let client = GMSPlacesClient.on(transport) { $0.dialect = dialect }
    let photo = try DataCall.photo()
    let shown = try await received(show) {
      client.loadPlacePhoto(photo, constrainedTo: size, scale: scale, callback: $0)
    }
    #expect(self.size(of: transport) == expected)
    #expect(shown == ["\(scale)"])
  }

  @Test(
    "A size that no photo has is refused, and nothing is sent",
    arguments: [0, -1, 10.5, 4801, .nan, .infinity] as [Double], [true, false])
  func badSize(side: Double, isWidth: Bool) async throws {
    let transport = transport()
    let client = GMSPlacesClient.on(transport)
    let size = isWidth ? CGSize(width: side, height: 10) : CGSize(width: 10, height: side)
    let request = GMSFetchPhotoRequest(photoMetadata: try DataCall.photo(), maxSize: size)
    let failure = try await failureThrown {
      try await received(show) { client.fetchPhoto(with: request, callback: $0) }
    }
    #expect(failure.code == .invalidRequest && failure.message.contains("1 to 4800"))
    #expect(transport.requests == [])
  }

  @Test("A size in points that is none is refused", arguments: [0, -2, .nan] as [Double])
  func badPoints(side: Double) async throws {
    let client = GMSPlacesClient.on(transport())
    let photo = try DataCall.photo()
    let failure = try await failureThrown {
      try await received(show) {
        client.loadPlacePhoto(
          photo, constrainedTo: CGSize(width: side, height: 10), scale: 1, callback: $0)
      }
    }
    #expect(failure.code == .invalidRequest)
  }

  @Test("The largest and the smallest size of a request pass", arguments: [1.0, 4800])
  func limits(side: Double) async throws {
    let transport = transport()
    let client = GMSPlacesClient.on(transport)
    let request = GMSFetchPhotoRequest(
      photoMetadata: try DataCall.photo(), maxSize: CGSize(width: side, height: side))
    _ = try await received(show) { client.fetchPhoto(with: request, callback: $0) }
    #expect(size(of: transport) == [Int(side), Int(side)])
  }

  @Test("An expired photo is an invalid request that says to fetch the place again")
  func expired() async throws {
    let client = GMSPlacesClient.on(
      CannedTransport(status: 400, body: #"{"error": {"status": "INVALID_ARGUMENT"}}"#))
    let photo = try DataCall.photo()
    let failure = try await failureThrown {
      try await received(show) { client.loadPlacePhoto(photo, callback: $0) }
    }
    #expect(failure.code == .invalidRequest && failure.message.contains("fetch the place again"))
  }

  @Test("A place without photos has an empty list", arguments: ["{}", #"{"photos": []}"#])
  func noPhotos(answer: String) async throws {
    let client = GMSPlacesClient.on(CannedTransport(body: answer))
    let shown = try await received(
      { (list: GMSPlacePhotoMetadataList) in ["\(list.results.count)"] },
      { client.lookUpPhotos(forPlaceID: "a", callback: $0) })
    #expect(shown == ["0"])
  }

  @Test("Bytes come with their media type, and with an error there is neither")
  func bytes() async throws {
    let request = GMSFetchPhotoRequest(
      photoMetadata: try DataCall.photo(name: "no name"), maxSize: CGSize(width: 1, height: 1))
    let client = GMSPlacesClient.on(transport())
    let shown = await withCheckedContinuation { continuation in
      client.fetchPhotoData(with: request) { data, mediaType, error in
        continuation.resume(returning: [data == nil, mediaType == nil, error != nil])
      }
    }
    #expect(shown == [true, true, true])
  }
}
