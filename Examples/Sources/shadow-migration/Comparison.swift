import GooglePlacesSwift
import PlacesCore

/// An app's calls, answered by one service and compared with another, whose places are not quite
/// the same.
struct Comparison {
  private let client: PlacesClient
  private let shadow: ShadowReads

  init(_ direction: Options.Direction, _ share: Options.Share) throws {
    var candidate = PlacesConfiguration()
    candidate.dialect = direction == .toNew ? .new : .legacy
    shadow = ShadowReads(
      candidate: .embedded(try InventedPlaces.changed.service, configuration: candidate),
      sampleRate: Double(share.percent) / 100, onComparison: Self.show)

    var primary = PlacesConfiguration()
    primary.dialect = direction == .toNew ? .legacy : .new
    primary.shadow = shadow
    client = PlacesClient(
      engine: .embedded(try InventedPlaces.known.service, configuration: primary))
  }

  /// Prints the differences that nothing explains.
  @Sendable private static func show(_ comparison: ShadowComparison) {
    guard case .different(let differences) = comparison.outcome else { return }
    for difference in differences where !difference.isExplained {
      print("\(comparison.operation): \(difference)")
    }
  }

  /// What the comparisons have found once the calls are made.
  func report() async throws -> ShadowSummary {
    for id in InventedPlaces.ids {
      let request = FetchPlaceRequest(
        placeID: id, placeProperties: [.placeID, .displayName, .rating, .photos])
      _ = try await client.fetch(request)
      await shadow.waitUntilIdle()
    }
    _ = try await client.fetch(AutocompleteRequest(query: "sample"))
    await shadow.waitUntilIdle()
    return shadow.summary
  }
}
