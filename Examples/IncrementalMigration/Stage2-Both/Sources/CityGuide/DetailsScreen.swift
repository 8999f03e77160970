import GooglePlacesSwift

/// Tells about a place that was picked, which ends the session of the search.
@MainActor
final class DetailsScreen {
  private let client = PlacesClient.shared

  func show(_ placeID: String, in token: AutocompleteSessionToken) async -> Place? {
    let request = FetchPlaceRequest(
      placeID: placeID, placeProperties: .details, sessionToken: token)
    switch await client.fetchPlace(with: request) {
    case .success(let place):
      print(PlaceText.row(place))
      for fact in PlaceText.facts(place) { print("  \(fact)") }
      return place
    case .failure(let error):
      print(ErrorText.text(of: error))
      return nil
    }
  }
}
