#if canImport(CoreLocation)
  import Foundation
  import PlacesCore
  import PlacesPlatform

  /// Asks Core Location where the device is.
  enum CoreLocationProvider {
    static let position: PlacesEngine.PositionProvider? = { try await current() }

    /// The position now; throws without permission, which is the app's to ask for.
    @MainActor private static func current() async throws -> PlacesPosition {
      let manager = CLLocationManager()
      guard ![.notDetermined, .restricted, .denied].contains(manager.authorizationStatus) else {
        throw PlacesFailure(.locationError, "The app may not use the device's location.")
      }
      let (positions, answer) = AsyncThrowingStream<PlacesPosition, any Error>.makeStream()
      let listener = LocationListener(answer)
      manager.delegate = listener
      manager.requestLocation()
      // The manager holds its delegate weakly, and nobody else holds the manager.
      defer { withExtendedLifetime((manager, listener)) {} }
      for try await position in positions { return position }
      throw PlacesFailure(.locationError, "Core Location gave no position.")
    }
  }

  /// Hands on the first position, or why there is none.
  private final class LocationListener: NSObject, CLLocationManagerDelegate {
    private let answer: AsyncThrowingStream<PlacesPosition, any Error>.Continuation

    init(_ answer: AsyncThrowingStream<PlacesPosition, any Error>.Continuation) {
      self.answer = answer
    }

    func locationManager(_: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
      if let location = locations.last { answer.yield(PlacesPosition(location)) }
      answer.finish()
    }

    func locationManager(_: CLLocationManager, didFailWithError error: any Error) {
      answer.finish(throwing: error)
    }
  }

  extension PlacesPosition {
    fileprivate init(_ location: CLLocation) {
      self.init(
        latitude: location.coordinate.latitude, longitude: location.coordinate.longitude,
        accuracy: location.horizontalAccuracy)
    }
  }
#else
  import PlacesCore

  /// There is no Core Location here.
  enum CoreLocationProvider {
    static let position: PlacesEngine.PositionProvider? = nil
  }
#endif
