import PlacesCore

/// What a nearby search found, all of it.
///
/// Follows `SearchNearbyResponse` of the Places Swift SDK.
public struct SearchNearbyResponse: SearchResponse {
  let record: SearchRecord

  init(_ record: SearchRecord) { self.record = record }

  /// The places; never nil, empty when there is none.
  public var places: [Place]? { record.places.map(Place.init) }

  /// The way to each of the places; empty unless it was asked for.
  public var routingSummaries: [RoutingSummary] {
    record.routingSummaries.map(RoutingSummary.init)
  }
}
