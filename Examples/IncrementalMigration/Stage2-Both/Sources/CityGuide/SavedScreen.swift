import GooglePlaces

/// Shows places that were saved long ago, by the IDs they have now.
@MainActor
final class SavedScreen {
  private let client = GMSPlacesClient.shared()
  private let saved = [
    "ChIJSampleTokyoDiner0000005", "ChIJSampleFormerShop0000008", "ChIJSampleObsolete000000001",
  ]

  func show(then leave: @escaping () -> Void) {
    print("Saved places")
    show(saved[...], then: leave)
  }

  private func show(_ placeIDs: ArraySlice<String>, then leave: @escaping () -> Void) {
    guard let placeID = placeIDs.first else { return leave() }
    refresh(placeID) { self.show(placeIDs.dropFirst(), then: leave) }
  }

  /// Asks for the ID alone, which is free.
  private func refresh(_ placeID: String, then goOn: @escaping () -> Void) {
    client.fetchPlace(fromPlaceID: placeID, placeFields: .placeID, sessionToken: nil) {
      place, error in
      guard let current = place?.placeID else {
        print("  \(placeID): \(ErrorText.text(of: error))")
        return goOn()
      }
      print("  \(placeID): \(current == placeID ? "the same ID" : "now \(current)")")
      self.open(current, then: goOn)
    }
  }

  private func open(_ placeID: String, then goOn: @escaping () -> Void) {
    client.lookUpPlaceID(placeID) { place, error in
      if let place {
        print("    \(PlaceText.row(place)), \(PlaceText.status(place))")
      } else {
        print("    \(ErrorText.text(of: error))")
      }
      goOn()
    }
  }
}
