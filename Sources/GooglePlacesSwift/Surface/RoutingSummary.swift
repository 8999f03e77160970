public import Foundation
import PlacesCore

/// The way to a place that a search found.
///
/// Follows `RoutingSummary` of the Places Swift SDK.
public struct RoutingSummary: Hashable, Sendable, CustomStringConvertible {
  let record: RoutingSummaryRecord

  init(_ record: RoutingSummaryRecord) { self.record = record }

  /// The way to the place, and on to the end of the route that was searched along; empty when there
  /// is no way.
  public var legs: [Leg] { record.legs.map(Leg.init) }

  /// The way in Google Maps.
  public var directionsURL: URL? { URL(text: record.directionsUri) }

  /// The type with the values that are there.
  public var description: String {
    summary("RoutingSummary", ["legs": legs, "directionsURL": directionsURL])
  }
}
