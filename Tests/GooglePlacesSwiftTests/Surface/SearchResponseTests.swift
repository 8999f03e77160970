import Foundation
import PlacesCore
import PlacesTestSupport
import Testing

@testable import GooglePlacesSwift

struct SearchResponseTests {
  private static let answer = """
    {"places": [{"id": "one", "rating": 4.5}],
     "routingSummaries": [{"directionsUri": "https://maps.example/way",
       "legs": [{"duration": "90.5s", "distanceMeters": 1200}, {"duration": "0s"}]}],
     "searchUri": "https://maps.example/search"}
    """
  private let client = PlacesClient(CannedTransport(body: Self.answer))

  @Test("A text search tells places, ways and where Maps shows it")
  func byText() async throws {
    let response = try await client.fetch(
      SearchByTextRequest(textQuery: "tea", placeProperties: [.placeID], locationBias: nil))
    let place = try #require(response.places?.first)
    #expect(place.placeID == "one")
    #expect(place.rating == nil, "not asked for")
    #expect(response.searchURL == URL(string: "https://maps.example/search"))
    #expect(response.pagination?.hasNextPage == false)
    try checkWays(response)
  }

  @Test("A nearby search tells places and ways")
  func nearby() async throws {
    let response: Result<SearchNearbyResponse, PlacesError> = await client.searchNearby(
      with: SearchNearbyRequest(
        locationRestriction: Samples.circle, placeProperties: [.placeID, .rating]))
    #expect(try response.get().places?.first?.rating == 4.5)
    try checkWays(try response.get())
  }

  private func checkWays(_ response: some SearchResponse) throws {
    let summary = try #require(response.routingSummaries.first)
    #expect(response.routingSummaries.count == 1)
    #expect(summary.directionsURL == URL(string: "https://maps.example/way"))
    #expect(summary.legs.map(\.duration) == [90.5, 0])
    #expect(summary.legs.map(\.distanceMeters) == [1_200, 0])
    #expect(
      summary.description
        == "RoutingSummary(legs: [Leg(duration: 90.5, distanceMeters: 1200), "
        + "Leg(duration: 0.0, distanceMeters: 0)], directionsURL: https://maps.example/way)")
  }

  @Test("Nothing found is no failure, and an empty list")
  func nothing() async throws {
    let client = PlacesClient(CannedTransport(body: "{}"))
    let response = try await client.fetch(
      SearchByTextRequest(textQuery: "tea", placeProperties: [.placeID], locationBias: nil))
    #expect(response.places == [])
    #expect(response.routingSummaries == [])
    #expect(response.searchURL == nil)
  }

  @Test("Without a type to ask for, a search gives its places")
  func unambiguous() async throws {
    let byText = await client.searchByText(
      with: SearchByTextRequest(
        textQuery: "tea", placeProperties: [.placeID], locationBias: nil))
    let places: [Place] = try byText.get()
    let nearby = await client.searchNearby(
      with: SearchNearbyRequest(
        locationRestriction: Samples.circle, placeProperties: [.placeID]))
    #expect(try nearby.get() == places)
  }
}
