import Foundation
import GooglePlacesSwift

/// Tells when a place is open, now and later.
@MainActor
final class HoursScreen {
  private let client = PlacesClient.shared
  private let tomorrow = Service.now.addingTimeInterval(24 * 60 * 60)

  func show(_ placeID: String) async {
    let request = FetchPlaceRequest(placeID: placeID, placeProperties: .hours)
    switch await client.fetchPlace(with: request) {
    case .success(let place):
      print("Hours of \(place.displayName ?? "a place"), \(PlaceText.status(place))")
      for day in place.regularOpeningHours?.weekdayText ?? [] { print("  \(day)") }
      await showStatus(of: place)
      await showStatus(of: placeID)
    case .failure(let error): print(ErrorText.text(of: error))
    }
  }

  private func showStatus(of place: Place) async {
    print("  now: \(await text(of: IsPlaceOpenRequest(place: place)))")
    print("  tomorrow: \(await text(of: IsPlaceOpenRequest(place: place, date: tomorrow)))")
  }

  /// The same for a place of which nothing but the ID is known.
  private func showStatus(of placeID: String) async {
    let later = IsPlaceOpenRequest(placeID: placeID, date: tomorrow)
    print("  now, by its ID: \(await text(of: IsPlaceOpenRequest(placeID: placeID)))")
    print("  tomorrow, by its ID: \(await text(of: later))")
  }

  private func text(of request: IsPlaceOpenRequest) async -> String {
    switch await client.isPlaceOpen(with: request) {
    case .success(let response):
      response.status.map { $0 ? "open" : "closed" } ?? "nobody knows"
    case .failure(let error): ErrorText.text(of: error)
    }
  }
}
