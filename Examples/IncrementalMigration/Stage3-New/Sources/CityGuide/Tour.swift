import GooglePlacesSwift

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
    let token = AutocompleteSessionToken()
    guard let suggestion = await search.show(typing: "river", in: token),
      let place = await details.show(suggestion.placeID, in: token)
    else { return }
    await photos.show(place)
    await hours.show("ChIJSampleParisCafe00000004")
    await nearby.show()
    await saved.show()
  }
}
