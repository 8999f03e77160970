import PlacesPlatform
import Testing

@testable import GooglePlacesSwift

struct PlacesClientProtocolTests {
  /// A stand-in that writes the one call it has to.
  private final class OnlyPlaces: PlacesClientProtocol {
    func fetchPlace(with request: FetchPlaceRequest) async -> Result<Place, PlacesError> {
      .failure(.network("asked for \(request.placeID)"))
    }
  }

  private let client: any PlacesClientProtocol = OnlyPlaces()

  @Test("The call that a stand-in writes is the one that answers")
  func written() async {
    let request = FetchPlaceRequest(placeID: "id", placeProperties: [.placeID])
    #expect(await client.fetchPlace(with: request) == .failure(.network("asked for id")))
  }

  @Test("The calls that a stand-in leaves out fail")
  func leftOut() async throws {
    let open = await client.isPlaceOpen(with: IsPlaceOpenRequest(placeID: "id")).map { _ in 0 }
    #expect(open == .failure(.internal("This client does not tell whether a place is open.")))
    let suggestions = await client.fetchAutocompleteSuggestions(
      with: AutocompleteRequest(query: "a"))
    #expect(suggestions == .failure(.internal("This client does not suggest places.")))
    let photo = try await client.fetchPhoto(with: Samples.photoRequest())
    #expect(photo == .failure(.internal("This client does not fetch photos.")))
    let byText = await client.searchByText(
      with: SearchByTextRequest(
        textQuery: "a", placeProperties: [.placeID], locationBias: nil))
    #expect(byText == .failure(.internal("This client does not search by text.")))
    let nearby = await client.searchNearby(
      with: SearchNearbyRequest(
        locationRestriction: Samples.circle, placeProperties: [.placeID]))
    #expect(nearby == .failure(.internal("This client does not search nearby.")))
  }
}
