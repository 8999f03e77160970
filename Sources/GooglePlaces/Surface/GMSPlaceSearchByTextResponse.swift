public import Foundation
import PlacesCore

/// A page of what a text search found.
///
/// Follows `GMSPlaceSearchByTextResponse` of the Places SDK for iOS.
public final class GMSPlaceSearchByTextResponse: NSObject, GMSPlaceSearchResponse {
  let record: SearchRecord

  /// Fetches what follows; never nil, see ``GMSPlacePagination/hasNextPage``.
  public let pagination: GMSPlacePagination?

  init(_ record: SearchRecord, _ pagination: GMSPlacePagination) {
    self.record = record
    self.pagination = pagination
  }

  /// The places of the page; empty when nothing matches.
  public var places: [GMSPlace]? { record.places.map(GMSPlace.init(_:)) }

  /// The way to each of ``places``, in their order; nil when not asked for.
  public var routingSummaries: [GMSPlaceRoutingSummary]? { .list(record.routingSummaries) }

  /// The page of Google Maps that shows the search; nil when not asked for.
  public var searchURL: URL? { URL(text: record.searchUri) }
}
