import PlacesCompat
import PlacesCore

/// The calls that are served by Places; but for the import, as they were.
struct Details {
  private let client = GMSPlacesClient(engine: .embedded())

  func place(_ placeID: String) async -> GMSPlace? {
    await withCheckedContinuation { continuation in
      client.fetchPlace(
        fromPlaceID: placeID, placeFields: [.name, .placeID], sessionToken: nil
      ) { place, _ in
        continuation.resume(returning: place)
      }
    }
  }
}
