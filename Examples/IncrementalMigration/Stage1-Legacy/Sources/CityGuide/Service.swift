import Foundation
import PlacesCore

/// Who answers the app: the offline service, at one time and one place, so that the app says the
/// same whenever and wherever it runs.
enum Service {
  /// Shortly before Christmas Eve closes the shops of Paris.
  static let now = Date(timeIntervalSince1970: 1_798_111_800)
  /// A few steps from the hotel in the sample.
  static let position = PlacesPosition(latitude: 10.7731, longitude: 106.7049)

  /// Makes the service that of every client; called once, before anything is asked.
  static func start() {
    var configuration = PlacesConfiguration()
    configuration.clock.now = { now }
    configuration.locationProvider = { position }
    PlacesEngine.installShared(.embedded(configuration: configuration))
  }
}
