import GooglePlaces
import GooglePlacesSwift
import PlacesInterop

/// The screens one after the other, as a person would open them.
@MainActor
final class Tour {
  private let search = SearchScreen()
  private let details = DetailsScreen()
  private let photos = PhotoScreen()
  private let hours = HoursScreen()
  private let nearby = NearbyScreen()
  private let saved = SavedScreen()

  func start() async {
    let token = GMSAutocompleteSessionToken()
    let placeID = await withCheckedContinuation { continuation in
      search.show(typing: "river", in: token) { continuation.resume(returning: $0?.placeID) }
    }
    guard let placeID,
      let place = await details.show(placeID, in: AutocompleteSessionToken(token))
    else { return }
    await withCheckedContinuation { continuation in
      photos.show(GMSPlace(place)) { continuation.resume() }
    }
    await hours.show("ChIJSampleParisCafe00000004")
    await withCheckedContinuation { continuation in
      nearby.show { continuation.resume() }
    }
    await withCheckedContinuation { continuation in
      saved.show { continuation.resume() }
    }
  }
}
