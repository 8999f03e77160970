import GooglePlacesSwift

/// Shows places that were saved long ago, by the IDs they have now.
@MainActor
final class SavedScreen {
  private let client = PlacesClient.shared
  private let saved = [
    "ChIJSampleTokyoDiner0000005", "ChIJSampleFormerShop0000008", "ChIJSampleObsolete000000001",
  ]

  func show() async {
    print("Saved places")
    for placeID in saved { await refresh(placeID) }
  }

  /// Asks for the ID alone, which is free.
  private func refresh(_ placeID: String) async {
    let request = FetchPlaceRequest(placeID: placeID, placeProperties: [.placeID])
    switch await client.fetchPlace(with: request) {
    case .success(let place):
      let current = place.placeID ?? placeID
      print("  \(placeID): \(current == placeID ? "the same ID" : "now \(current)")")
      await open(current)
    case .failure(let error): print("  \(placeID): \(ErrorText.text(of: error))")
    }
  }

  /// Asks for what is shown, where the legacy call had to ask for everything.
  private func open(_ placeID: String) async {
    let request = FetchPlaceRequest(
      placeID: placeID, placeProperties: .row + [.businessStatus])
    switch await client.fetchPlace(with: request) {
    case .success(let place): print("    \(PlaceText.row(place)), \(PlaceText.status(place))")
    case .failure(let error): print("    \(ErrorText.text(of: error))")
    }
  }
}
