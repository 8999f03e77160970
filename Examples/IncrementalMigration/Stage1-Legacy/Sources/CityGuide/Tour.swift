import GooglePlaces

/// The screens one after the other, as a person would open them.
@MainActor
final class Tour {
  private let search = SearchScreen()
  private let details = DetailsScreen()
  private let photos = PhotoScreen()
  private let hours = HoursScreen()
  private let nearby = NearbyScreen()
  private let saved = SavedScreen()

  func start(then end: @escaping () -> Void) {
    let token = GMSAutocompleteSessionToken()
    search.show(typing: "river", in: token) { prediction in
      guard let prediction else { return end() }
      self.details.show(prediction.placeID, in: token) { place in
        guard let place else { return end() }
        self.photos.show(place) { self.goOn(then: end) }
      }
    }
  }

  private func goOn(then end: @escaping () -> Void) {
    hours.show("ChIJSampleParisCafe00000004") {
      self.nearby.show {
        self.saved.show(then: end)
      }
    }
  }
}
