import Foundation
import GooglePlaces
import Testing

@Suite("GMSPlaceLandmark")
struct GMSPlaceLandmarkTests {
  private func landmark(_ json: String) throws -> GMSPlaceLandmark {
    let place = try GMSPlace.reading(#"{"addressDescriptor": {"landmarks": [\#(json)]}}"#)
    return try #require(place.addressDescriptor?.landmarks.first)
  }

  @Test("Every fact is the one sent")
  func values() throws {
    let landmark = try landmark(
      """
      {"name": "places/a", "placeId": "a", "types": ["park"],
       "displayName": {"text": "Park", "languageCode": "en"}, "spatialRelationship": "BEHIND",
       "straightLineDistanceMeters": 62.5, "travelDistanceMeters": 80}
      """)
    #expect(landmark.resourceName == "places/a" && landmark.placeID == "a")
    #expect(landmark.displayName == "Park" && landmark.displayNameLanguageCode == "en")
    #expect(landmark.types == ["park"])
    #expect(landmark.spatialRelationship == .behind)
    #expect(landmark.straightLineDistanceMeters == 62.5)
    #expect(landmark.travelDistanceMeters == 80)
  }

  @Test("Facts that were not sent are nil, and the place is near")
  func absent() throws {
    let landmark = try landmark("{}")
    #expect(landmark.resourceName == nil && landmark.placeID == nil)
    #expect(landmark.displayName == nil && landmark.displayNameLanguageCode == nil)
    #expect(landmark.types == nil)
    #expect(landmark.spatialRelationship == .near)
    #expect(landmark.straightLineDistanceMeters == nil && landmark.travelDistanceMeters == nil)
  }

  @Test("A distance of zero is said")
  func zero() throws {
    #expect(try landmark(#"{"travelDistanceMeters": 0}"#).travelDistanceMeters == 0)
  }
}
