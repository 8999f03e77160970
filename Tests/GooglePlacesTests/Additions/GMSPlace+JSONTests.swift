import Foundation
import GooglePlaces
import PlacesCore
import PlacesTestSupport
import Testing

@Suite("Places made from JSON")
struct GMSPlaceJSONTests {
  @Test("An empty object is a place of which nothing is known")
  func empty() throws {
    let place = try GMSPlace(json: Data("{}".utf8))
    #expect(place.name == nil)
    #expect(place.availability(of: .name) == .noData)
  }

  @Test("A place made with a bitmask reads as a legacy call would have fetched it")
  func bitmask() throws {
    let json = Data(#"{"id": "a", "displayName": {"text": "n"}, "rating": 4}"#.utf8)
    let place = try GMSPlace(json: json, requestedFields: [.placeID, .types])
    #expect(place.placeID == "a" && place.name == nil && place.rating == 0)
    #expect(place.availability(of: .placeID) == .present)
    #expect(place.availability(of: .types) == .noData)
    #expect(place.availability(of: .name) == .notRequested)
  }

  @Test("An empty bitmask is all 35 fields here too")
  func emptyBitmask() throws {
    let json = Data(#"{"displayName": {"text": "n"}, "restroom": true}"#.utf8)
    let place = try GMSPlace(json: json, requestedFields: [])
    #expect(place.name == "n")
    #expect(place.availability(of: .editorialSummary) == .noData)
    #expect(place.availability(of: .restroom) == .notRequested)
  }

  @Test("A place made by hand equals the one that is fetched")
  func fetched() async throws {
    let json = #"{"displayName": {"text": "n"}, "attributions": [{"provider": "A"}]}"#
    let client = GMSPlacesClient.on(CannedTransport(body: json))
    let request = GMSFetchPlaceRequest(placeID: "a", placeProperties: ["name"], sessionToken: nil)
    let answer = await Answer.of { client.fetchPlace(with: request, callback: $0) }
    #expect(try answer.place == GMSPlace.reading(json, requested: [.name]))
  }

  @Test(
    "A value that is malformed fails with its path",
    arguments: [
      (#"{"displayName": "n"}"#, "displayName"),
      (#"{"rating": "4"}"#, "rating"),
      (#"{"rating": true}"#, "rating"),
      (#"{"takeout": 1}"#, "takeout"),
      (#"{"types": ["a", 1]}"#, "types[1]"),
      (#"{"location": {"latitude": "x"}}"#, "location.latitude"),
      (#"{"viewport": {"low": {}}}"#, "viewport"),
      (#"{"reviews": [{}, {"publishTime": "today"}]}"#, "reviews[1].publishTime"),
      (
        #"{"regularOpeningHours": {"periods": [{"open": {"day": 7}}]}}"#,
        "regularOpeningHours.periods[0].open.day"
      ),
      (
        #"{"accessibilityOptions": {"wheelchairAccessibleEntrance": "no"}}"#,
        "accessibilityOptions.wheelchairAccessibleEntrance"
      ),
    ])
  func malformed(json: String, path: String) {
    let failure = #expect(throws: PlacesFailure.self) { try GMSPlace.reading(json) }
    #expect(failure?.code == .serverError)
    #expect(failure?.codingPath == path)
  }

  @Test("A value that is malformed but not requested does no harm")
  func notRequested() throws {
    let place = try GMSPlace.reading(#"{"rating": "4", "id": "a"}"#, requested: [.placeID])
    #expect(place.placeID == "a")
  }

  @Test(
    "Text that is no JSON object fails", arguments: ["", "nonsense", "[]", "{", "{} {}", "null"])
  func noJSON(text: String) {
    let failure = #expect(throws: PlacesFailure.self) { try GMSPlace.reading(text) }
    #expect(failure?.code == .serverError)
  }

  @Test("A property that does not exist fails by name")
  func unknownProperty() {
    let failure = #expect(throws: PlacesFailure.self) {
      try GMSPlace.reading("{}", requested: [.name, GMSPlaceProperty("nonsense")])
    }
    #expect(failure?.code == .invalidRequest)
    #expect(failure?.message.contains("'nonsense'") == true)
  }

  @Test("Names that are no single property have no availability of their own")
  func availability() throws {
    let place = try GMSPlace.reading("{}")
    #expect(place.availability(of: .all) == .notRequested)
    #expect(place.availability(of: GMSPlaceProperty("nonsense")) == .notRequested)
    #expect(place.availability(of: GMSPlaceProperty("attributions")) == .notRequested)
  }

  @Test("Not requested and no data are told apart after a fetch")
  func priceLevel() async throws {
    let client = GMSPlacesClient.on(CannedTransport(body: #"{"id": "a"}"#))
    let without = await Answer.of {
      client.fetchPlace(
        fromPlaceID: "a", placeFields: .placeID, sessionToken: nil, callback: $0)
    }
    let with = await Answer.of {
      client.fetchPlace(
        fromPlaceID: "a", placeFields: [.placeID, .priceLevel], sessionToken: nil, callback: $0)
    }
    #expect(without.place?.priceLevel == .unknown && with.place?.priceLevel == .unknown)
    #expect(without.place?.availability(of: .priceLevel) == .notRequested)
    #expect(with.place?.availability(of: .priceLevel) == .noData)
  }

  @Test("Words that are not known are kept or unknown, and nothing is told about them")
  func unknownWords() async throws {
    let told = Locked<[PlacesDiagnostic]>([])
    let transport = CannedTransport(
      body: #"{"types": ["brand_new"], "businessStatus": "X", "priceLevel": "X", "new": {}}"#)
    let client = GMSPlacesClient.on(transport) {
      $0.onDiagnostic = { diagnostic in
        if diagnostic.level == .notice { told.withLock { $0.append(diagnostic) } }
      }
    }
    let request = GMSFetchPlaceRequest(placeID: "a", placeProperties: [.all], sessionToken: nil)
    let answer = await Answer.of { client.fetchPlace(with: request, callback: $0) }
    let place = try #require(answer.place)
    #expect(place.types == ["brand_new"])
    #expect(place.businessStatus == .unknown && place.priceLevel == .unknown)
    #expect(place.availability(of: .businessStatus) == .present)
    #expect(told.withLock { $0 } == [])
  }
}
