import Foundation
import GooglePlaces

/// Tells when a place is open, now and later.
@MainActor
final class HoursScreen {
  private let client = GMSPlacesClient.shared()
  private let tomorrow = Service.now.addingTimeInterval(24 * 60 * 60)

  func show(_ placeID: String, then leave: @escaping () -> Void) {
    client.fetchPlace(fromPlaceID: placeID, placeFields: .hours, sessionToken: nil) {
      place, error in
      guard let place else {
        print(ErrorText.text(of: error))
        return leave()
      }
      print("Hours of \(place.name ?? "a place"), \(PlaceText.status(place))")
      let week: [String]? = place.openingHours?.weekdayText
      for day in week ?? [] { print("  \(day)") }
      self.showStatus(of: place) { self.showStatus(of: placeID, then: leave) }
    }
  }

  private func showStatus(of place: GMSPlace, then leave: @escaping () -> Void) {
    client.isOpen(with: place) { status, error in
      print("  now: \(self.text(of: status, error))")
      self.client.isOpen(with: place, date: self.tomorrow) { status, error in
        print("  tomorrow: \(self.text(of: status, error))")
        leave()
      }
    }
  }

  /// The same for a place of which nothing but the ID is known.
  private func showStatus(of placeID: String, then leave: @escaping () -> Void) {
    client.isOpen(withPlaceID: placeID) { status, error in
      print("  now, by its ID: \(self.text(of: status, error))")
      self.client.isOpen(withPlaceID: placeID, date: self.tomorrow) { status, error in
        print("  tomorrow, by its ID: \(self.text(of: status, error))")
        leave()
      }
    }
  }

  private func text(of status: GMSPlaceOpenStatus, _ error: (any Error)?) -> String {
    if let error { return ErrorText.text(of: error) }
    switch status {
    case .open: return "open"
    case .closed: return "closed"
    case .unknown: return "nobody knows"
    @unknown default: return "nobody knows"
    }
  }
}
