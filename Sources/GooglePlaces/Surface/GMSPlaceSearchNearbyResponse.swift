public import Foundation
import PlacesCore

/// What a nearby search found; there are no further pages.
///
/// Follows `GMSPlaceSearchNearbyResponse` of the Places SDK for iOS.
public final class GMSPlaceSearchNearbyResponse: NSObject, GMSPlaceSearchResponse {
  let record: SearchRecord

  init(_ record: SearchRecord) { self.record = record }

  /// The places; empty when there are none.
  public var places: [GMSPlace]? { record.places.map(GMSPlace.init(_:)) }

  /// The way to each of ``places``, in their order; nil when not asked for.
  public var routingSummaries: [GMSPlaceRoutingSummary]? { .list(record.routingSummaries) }
}
