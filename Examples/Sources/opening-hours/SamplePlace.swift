import Foundation
import GooglePlacesSwift
import PlacesCore

/// A place of the embedded service as it is at an instant.
struct SamplePlace {
  let place: Place
  let instant: Date
  let timeZone: TimeZone

  /// The place by its own clock, which must be known before the time there can be.
  init(_ id: String, at wallTime: WallTime?) async throws {
    let zone = try await Self.fetch(id, [.timeZone], at: Date()).timeZone ?? .gmt
    let instant = wallTime?.instant(in: zone) ?? Date()
    self.instant = instant
    timeZone = zone
    place = try await Self.fetch(
      id,
      [
        .displayName, .formattedAddress, .regularOpeningHours, .currentOpeningHours,
        .businessStatus, .timeZone,
      ], at: instant)
  }

  /// Prints one line a place; the answer is the exit code.
  static func printAll() async -> Int32 {
    do {
      for id in EmbeddedPlaces.sample.placeIDs {
        let place = try await fetch(id, [.displayName], at: Date())
        print("\(id)  \(place.displayName ?? "")")
      }
      return 0
    } catch {
      print(error.localizedDescription)
      return 1
    }
  }

  private static func fetch(
    _ id: String, _ properties: [PlaceProperty], at instant: Date
  ) async throws(PlacesFailure) -> Place {
    var configuration = PlacesConfiguration()
    configuration.clock.now = { instant }
    let client = PlacesClient(engine: .embedded(configuration: configuration))
    return try await client.fetch(FetchPlaceRequest(placeID: id, placeProperties: properties))
  }
}
