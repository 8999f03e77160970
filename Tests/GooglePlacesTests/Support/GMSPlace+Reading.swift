import Foundation
import GooglePlaces
import PlacesCore
import PlacesTestSupport

extension GMSPlace {
  /// The place of JSON text of which some or all properties count as requested.
  static func reading(
    _ json: String, requested: [GMSPlaceProperty] = [.all]
  ) throws -> GMSPlace {
    try GMSPlace(
      json: Data(json.utf8), requested: requested, receivedAt: PlacesConfiguration.testInstant)
  }
}

extension CLLocationCoordinate2D {
  /// Both angles, for comparing: the type itself has no equality.
  var angles: [Double] { [latitude, longitude] }
}
