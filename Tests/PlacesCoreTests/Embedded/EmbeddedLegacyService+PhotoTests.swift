import Foundation
import Testing

@testable import PlacesCore

@Suite("Photos of the embedded service, Legacy")
struct EmbeddedLegacyPhotoTests {
  private static let name = "places/ChIJV4k8_9UodTERU5KXbkYpSYs/photos/SamplePhoto1"

  @Test(
    "A photo is a redirect to its image, by either name",
    arguments: [
      ("photo_reference=\(name)&maxwidth=400", "400x300"),
      ("photoreference=\(name)&maxheight=300", "400x300"),
      ("photo_reference=\(name)&maxwidth=1", "1x1"),
      ("photo_reference=\(name)&maxwidth=1600", "1600x1200"),
      ("photo_reference=\(name)&maxheight=1600&maxwidth=1600", "1600x1200"),
      ("photo_reference=\(name)&maxheight=1600", "2133x1600"),
    ])
  func redirect(query: String, size: String) async throws {
    let reply = try await EmbeddedCalls().legacy("photo?\(query)")
    #expect(reply.status == 302)
    let link = try #require(reply.response.header("Location"))
    #expect(link == "https://photos.embedded.invalid/\(size)/\(Self.name)")
    #expect(!link.contains("key"))
  }

  @Test("The reference is the one that the details answer")
  func reference() async throws {
    let details = try await EmbeddedCalls().legacy(
      "details/json?place_id=ChIJV4k8_9UodTERU5KXbkYpSYs&fields=photos")
    let photo = details.json["result"]?["photos"]?.array?.first
    #expect(photo?["photo_reference"]?.string == Self.name)
  }

  @Test(
    "A wrong parameter is a 400 that names it",
    arguments: [
      ("photo_reference=\(name)", "maxwidth"), ("photo_reference=\(name)&maxwidth=0", "maxwidth"),
      ("photo_reference=\(name)&maxwidth=1601", "maxwidth"),
      ("photo_reference=\(name)&maxheight=0", "maxheight"),
      ("photo_reference=\(name)&maxheight=1601", "maxheight"), ("maxwidth=1", "photo_reference"),
      ("photo_reference=old&maxwidth=1", "photo_reference"),
      ("photo_reference=places/ChIJNobody/photos/a&maxwidth=1", "photo_reference"),
    ])
  func wrong(query: String, parameter: String) async throws {
    let reply = try await EmbeddedCalls().legacy("photo?\(query)")
    #expect(reply.status == 400)
    #expect(
      reply.text
        == #"{"html_attributions":[],"error_message":"Invalid '\#(parameter)' parameter.","#
        + #""status":"INVALID_REQUEST"}"#)
  }
}
