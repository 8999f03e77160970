import Foundation
import GooglePlaces
import GooglePlacesSwift
import PlacesCore
import PlacesTestSupport

/// The clients of both styles on one engine.
struct BothClients {
  let gms: GMSPlacesClient
  let swift: PlacesClient

  /// Clients of the sample places, or of a transport.
  init(_ dialect: PlacesDialect = .new, _ transport: CannedTransport? = nil) {
    var configuration = PlacesConfiguration.test(transport: transport)
    configuration.dialect = dialect
    let engine =
      transport == nil
      ? PlacesEngine.embedded(configuration: configuration)
      : PlacesEngine(configuration: configuration)
    gms = GMSPlacesClient(engine: engine)
    swift = PlacesClient(engine: engine)
  }

  func gmsPlace(_ id: String, _ properties: [GMSPlaceProperty]) async throws -> GMSPlace {
    let request = GMSFetchPlaceRequest(placeID: id, placeProperties: properties, sessionToken: nil)
    return try await place { gms.fetchPlace(with: request, callback: $0) }
  }

  func gmsPlace(_ id: String, _ fields: GMSPlaceField) async throws -> GMSPlace {
    try await place {
      gms.fetchPlace(fromPlaceID: id, placeFields: fields, sessionToken: nil, callback: $0)
    }
  }

  func place(_ id: String, _ properties: [PlaceProperty]) async throws -> Place {
    try await swift.fetch(FetchPlaceRequest(placeID: id, placeProperties: properties))
  }

  private func place(
    _ call: (@escaping GMSPlaceResultCallback) -> Void
  ) async throws -> GMSPlace {
    try await withCheckedThrowingContinuation { continuation in
      call { place, error in
        continuation.resume(
          with: place.map { .success($0) } ?? .failure(error ?? CancellationError()))
      }
    }
  }
}

extension GMSPlace {
  /// The place of the test data in which every field has a value.
  static func complete(_ properties: [GMSPlaceProperty] = [.all]) throws -> GMSPlace {
    try GMSPlace(
      json: Fixture.data("details-every-field"), requested: properties,
      receivedAt: PlacesConfiguration.testInstant)
  }
}

extension GMSPlaceProperty {
  /// Every single property.
  static let single = GMSPlacePropertyArray().map(GMSPlaceProperty.init(rawValue:))
}
