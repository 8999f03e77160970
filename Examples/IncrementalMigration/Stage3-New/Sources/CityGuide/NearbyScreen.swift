import GooglePlacesSwift
import PlacesCore

/// Tells where the device is, and what else may be there.
@MainActor
final class NearbyScreen {
  private let client = PlacesClient.shared

  func show() async {
    print("Around here")
    switch await places([.displayName, .formattedAddress]) {
    case .success(let places):
      let place = places.first
      print("  at \(place?.displayName ?? "a place"), \(place?.formattedAddress ?? "")")
    case .failure(let error): print("  \(ErrorText.text(of: error))")
    }
    await showAll()
  }

  private func showAll() async {
    switch await places(.row) {
    case .success(let places): for place in places { print("  \(PlaceText.row(place))") }
    case .failure(let error): print("  \(ErrorText.text(of: error))")
    }
  }

  /// The places around the position, the nearest first.
  private func places(_ properties: [PlaceProperty]) async -> Result<[Place], PlacesError> {
    let here = CLLocationCoordinate2D(
      latitude: Service.position.latitude, longitude: Service.position.longitude)
    let request = SearchNearbyRequest(
      locationRestriction: CircularCoordinateRegion(center: here, radius: 60),
      placeProperties: properties, rankPreference: .distance)
    return await client.searchNearby(with: request)
  }
}
