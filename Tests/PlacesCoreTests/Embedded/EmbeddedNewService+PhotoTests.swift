import Foundation
import Testing

@testable import PlacesCore

@Suite("Photos of the embedded service, New")
struct EmbeddedNewPhotoTests {
  private static let name = "places/ChIJV4k8_9UodTERU5KXbkYpSYs/photos/SamplePhoto1"

  private func reply(
    _ query: String, name: String = name, key: String? = EmbeddedPlaces.defaultAPIKey
  ) async throws -> EmbeddedCalls.Reply {
    var headers: [String: String] = [:]
    headers["X-Goog-Api-Key"] = key
    return try await EmbeddedCalls()
      .get("https://places.googleapis.com/v1/\(name)/media?\(query)", headers: headers)
  }

  @Test("Where the image is can be had as JSON")
  func json() async throws {
    let reply = try await reply("maxWidthPx=400&skipHttpRedirect=true")
    #expect(reply.status == 200)
    #expect(
      reply.text
        == #"{"name":"\#(Self.name)/media","photoUri":"https://photos.embedded.invalid/400x300/"#
        + #"\#(Self.name)"}"#)
  }

  @Test("Otherwise it is a redirect", arguments: ["", "&skipHttpRedirect=false"])
  func redirect(query: String) async throws {
    let reply = try await reply("maxHeightPx=300\(query)")
    #expect(reply.status == 302)
    #expect(
      reply.response.header("Location")
        == "https://photos.embedded.invalid/400x300/\(Self.name)")
    #expect(reply.response.body.isEmpty)
  }

  @Test("The link leads to the image without the key")
  func image() async throws {
    let link = try #require(
      try await reply("maxWidthPx=40&maxHeightPx=40").response.header("Location"))
    let image = try #require(PNGReader(try await EmbeddedCalls().get(link).response.body))
    #expect(image.width == 40)
    #expect(image.height == 30)
  }

  @Test(
    "A side is 1 to 4800",
    arguments: [
      "maxWidthPx=1", "maxWidthPx=4800", "maxHeightPx=1", "maxHeightPx=4800",
      "maxWidthPx=4800&maxHeightPx=4800",
    ])
  func inside(query: String) async throws {
    #expect(try await reply(query).status == 302)
  }

  @Test(
    "Any other is refused by name, and so is none",
    arguments: [
      ("", "maxWidthPx"), ("maxWidthPx=0", "maxWidthPx"), ("maxWidthPx=4801", "maxWidthPx"),
      ("maxHeightPx=0", "maxHeightPx"), ("maxHeightPx=4801", "maxHeightPx"),
      ("maxWidthPx=1&maxHeightPx=-1", "maxHeightPx"), ("maxWidthPx=1.5", "maxWidthPx"),
      ("maxWidthPx=", "maxWidthPx"), ("maxwidth=1", "maxWidthPx"),
      ("maxWidthPx=1&skipHttpRedirect=yes", "skipHttpRedirect"),
    ])
  func outside(query: String, argument: String) async throws {
    let reply = try await reply(query)
    #expect(reply.status == 400)
    #expect(reply.json["error"]?["status"] == "INVALID_ARGUMENT")
    #expect(reply.violation == argument)
  }

  @Test(
    "A photo that is not there, or of a place that is not there any longer, has expired",
    arguments: [
      "places/ChIJV4k8_9UodTERU5KXbkYpSYs/photos/Old", "places/ChIJNobody/photos/SamplePhoto1",
      "places/ChIJSampleNewYorkBar0000002/photos/SamplePhoto1",
    ])
  func unknown(name: String) async throws {
    let reply = try await reply("maxWidthPx=1", name: name)
    #expect(reply.status == 400)
    #expect(
      reply.text
        == #"{"error":{"code":400,"message":"No photo has the name '\#(name)' any longer: "#
        + #"fetch the place again.","status":"INVALID_ARGUMENT"}}"#)
  }

  @Test("The key is needed here", arguments: [(nil, 403), ("wrong", 400)])
  func key(key: String?, status: Int) async throws {
    #expect(try await reply("maxWidthPx=1", key: key).status == status)
  }
}
