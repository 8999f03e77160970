import Foundation
import PlacesTestSupport
import Testing

@testable import PlacesCore

struct EmbeddedLegacyServiceTests {
  private let hotel = "ChIJV4k8_9UodTERU5KXbkYpSYs"

  private func answer(_ query: String, key: String = "&key=embedded") throws -> JSONValue {
    let url = try #require(
      URL(string: "https://maps.googleapis.com/maps/api/place/details/json?\(query)\(key)"))
    var places = EmbeddedPlaces.sample
    places.now = { PlacesConfiguration.testInstant }
    let response = EmbeddedLegacyService(data: places)
      .response(to: HTTPRequest(method: "GET", url: url))
    #expect(response.status == 200)
    return try JSONValue(JSONDocument(response.body).root)
  }

  @Test(arguments: ["place_id", "placeid"])
  func aPlaceIsAnsweredByEitherName(_ name: String) throws {
    let answer = try answer("\(name)=\(hotel)&fields=name,place_id,geometry/location")
    #expect(answer["status"] == "OK")
    #expect(answer["result"]?["name"] == "Sample Riverside Hotel")
    #expect(answer["result"]?["place_id"]?.string == hotel)
    #expect(answer["result"]?["geometry"]?["location"]?["lat"] != nil)
    #expect(answer["result"]?["geometry"]?["viewport"] == nil)
    #expect(answer["result"]?["rating"] == nil)
    #expect(answer["html_attributions"]?.array?.count == 1)
  }

  @Test func theNameThatAsksForTypesIsNotTheOneThatAnswers() throws {
    let result = try answer("place_id=\(hotel)&fields=type")["result"]
    #expect(result?["types"]?.array?.isEmpty == false)
    #expect(result?["type"] == nil)
  }

  @Test func withoutFieldsEverythingIsAnswered() throws {
    let result = try #require(try answer("place_id=\(hotel)")["result"])
    for name in ["name", "rating", "reviews", "opening_hours", "photos", "geometry"] {
      #expect(result[name] != nil)
    }
  }

  @Test(arguments: [
    ("fields=name", "INVALID_REQUEST"), ("place_id=not%20an%20id&fields=name", "INVALID_REQUEST"),
    ("place_id=ChIJSampleObsolete000000001&fields=name", "NOT_FOUND"),
    ("place_id=x&fields=nonsense", "INVALID_REQUEST"),
    ("place_id=x&fields=name,", "INVALID_REQUEST"),
    ("place_id=x&fields=displayName", "INVALID_REQUEST"),
    ("place_id=x&fields=geometry/nonsense", "INVALID_REQUEST"),
    ("place_id=x&fields=name&language=xx-nonsense", "INVALID_REQUEST"),
    ("place_id=x&fields=name&region=usa", "INVALID_REQUEST"),
    ("place_id=x&fields=name&sessiontoken=a%20b", "INVALID_REQUEST"),
  ])
  func aWrongRequestIsToldSo(_ query: String, _ status: String) throws {
    let answer = try answer(query)
    #expect(answer["status"]?.string == status)
    #expect(answer["error_message"] != nil)
    #expect(answer["result"] == nil)
  }

  @Test(arguments: ["", "&key=", "&key=wrong"])
  func aWrongKeyIsDenied(_ key: String) throws {
    #expect(try answer("place_id=\(hotel)", key: key)["status"] == "REQUEST_DENIED")
  }

  @Test func theRegionIsATopLevelDomain() throws {
    let station = "place_id=ChIJSampleFuelStation000012&fields=formatted_address"
    let address = try #require(try answer(station)["result"]?["formatted_address"]?.string)
    let home = try #require(
      try answer(station + "&region=uk")["result"]?["formatted_address"]?.string)
    #expect(address.hasPrefix(home + ", "))
  }

  @Test(arguments: EmbeddedPlaces.sample.placeIDs)
  func everyPlaceIsReadBackByTheLegacyCodec(_ id: String) async throws {
    var configuration = PlacesConfiguration.test()
    configuration.dialect = .legacy
    let engine = PlacesEngine.embedded(configuration: configuration)
    let query = PlaceQuery(
      placeID: id, fields: [], optionalFields: PlaceField.withProperty)
    let place = try await engine.fetchPlace(query).get()
    #expect(place.placeID == id)
    #expect(place.requested.contains(.openingHours))
    #expect(!place.requested.contains(.timeZone))
  }
}
