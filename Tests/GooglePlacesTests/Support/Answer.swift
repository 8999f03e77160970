import Foundation
import GooglePlaces
import PlacesCore
import PlacesTestSupport

/// What a callback received.
struct Answer: Sendable {
  var place: GMSPlace?
  var error: (any Error)?

  /// The error as callers of the legacy style read it.
  var nsError: NSError? { error.map { $0 as NSError } }
  /// The failure behind the error.
  var failure: PlacesFailure? { error.flatMap { PlacesFailure($0) } }

  /// What a call hands to its callback.
  static func of(_ call: (@escaping GMSPlaceResultCallback) -> Void) async -> Answer {
    await withCheckedContinuation { continuation in
      call { place, error in continuation.resume(returning: Answer(place: place, error: error)) }
    }
  }
}

extension GMSPlacesClient {
  /// A client whose service is a transport.
  static func on(
    _ transport: any Transport, configure: (inout PlacesConfiguration) -> Void = { _ in }
  ) -> GMSPlacesClient {
    var configuration = PlacesConfiguration.test(transport: transport)
    configure(&configuration)
    return GMSPlacesClient(engine: PlacesEngine(configuration: configuration))
  }

  /// A client of the embedded service at the instant of the tests.
  static var embedded: GMSPlacesClient {
    GMSPlacesClient(engine: .embedded(configuration: .test()))
  }
}
