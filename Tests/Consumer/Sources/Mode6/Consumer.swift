import Foundation
import GooglePlaces
import GooglePlacesSwift
import PlacesCore
import PlacesInterop

/// A screen in the middle of a migration: one half asks the old way, the other the new way, and both
/// show the same type.
@MainActor
final class PlaceScreen {
  private let legacy = GMSPlacesClient.shared()
  private let modern = PlacesClient.shared
  private(set) var lines: [String] = []

  func showLegacy(_ id: String) async {
    await withCheckedContinuation { continuation in
      legacy.fetchPlace(
        fromPlaceID: id, placeFields: [.name, .placeID], sessionToken: nil
      ) { place, error in
        self.show(place.map { Place($0) }, error.flatMap { PlacesError($0) })
        continuation.resume()
      }
    }
  }

  func showModern(_ id: String) async {
    let request = FetchPlaceRequest(placeID: id, placeProperties: [.displayName, .placeID])
    switch await modern.fetchPlace(with: request) {
    case .success(let place): show(place, nil)
    case .failure(let error): show(nil, error)
    }
  }

  private func show(_ place: Place?, _ error: PlacesError?) {
    lines.append(place?.displayName ?? error.map { "\($0)" } ?? "nothing")
  }
}

@main
struct Consumer {
  @MainActor static func main() async {
    PlacesEngine.installShared(.embedded())
    let screen = PlaceScreen()
    await screen.showLegacy("ChIJV4k8_9UodTERU5KXbkYpSYs")
    await screen.showModern("ChIJV4k8_9UodTERU5KXbkYpSYs")
    let lines = screen.lines
    print(lines.joined(separator: "\n"))
    exit(lines.count == 2 && lines[0] == lines[1] ? 0 : 1)
  }
}
