import GooglePlaces

/// Tells about a place that was picked, which ends the session of the search.
@MainActor
final class DetailsScreen {
  private let client = GMSPlacesClient.shared()

  func show(
    _ placeID: String, in token: GMSAutocompleteSessionToken,
    then leave: @escaping (GMSPlace?) -> Void
  ) {
    client.fetchPlace(fromPlaceID: placeID, placeFields: .details, sessionToken: token) {
      place, error in
      guard let place else {
        print(ErrorText.text(of: error))
        return leave(nil)
      }
      print(PlaceText.row(place))
      for fact in PlaceText.facts(place) { print("  \(fact)") }
      leave(place)
    }
  }
}
