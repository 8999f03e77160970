import Foundation
import PlacesCore

/// A handful of places, as one service has them.
struct InventedPlaces {
  private let json: String

  /// The places as an embedded service.
  var service: EmbeddedPlaces {
    get throws { try EmbeddedPlaces(json: Data(json.utf8)) }
  }

  /// What the app asks for.
  static let ids = ["sample-bakery", "sample-cinema", "sample-kiosk", "sample-pool"]

  /// The places that the app knows.
  static let known = InventedPlaces(
    json: """
      [{"id": "sample-bakery", "displayName": {"text": "Sample Bakery", "languageCode": "en"},
        "formattedAddress": "1 Sample Street", "rating": 4.5},
       {"id": "sample-cinema", "displayName": {"text": "Sample Cinema", "languageCode": "en"},
        "formattedAddress": "2 Sample Street", "rating": 4.1},
       {"id": "sample-kiosk", "displayName": {"text": "Sample Kiosk", "languageCode": "en"},
        "formattedAddress": "3 Sample Street", "rating": 3.9},
       {"id": "sample-pool", "displayName": {"text": "Sample Pool", "languageCode": "en"},
        "formattedAddress": "4 Sample Street", "rating": 4.8}]
      """)

  /// The same with another rating for the bakery, a new ID for the cinema and without the kiosk.
  static let changed = InventedPlaces(
    json: """
      [{"id": "sample-bakery", "displayName": {"text": "Sample Bakery", "languageCode": "en"},
        "formattedAddress": "1 Sample Street", "rating": 4.4},
       {"id": "sample-cinema-moved", "embedded": {"formerIDs": ["sample-cinema"]},
        "displayName": {"text": "Sample Cinema", "languageCode": "en"},
        "formattedAddress": "2 Sample Street", "rating": 4.1},
       {"id": "sample-pool", "displayName": {"text": "Sample Pool", "languageCode": "en"},
        "formattedAddress": "4 Sample Street", "rating": 4.8}]
      """)
}
