public import Foundation
import PlacesCore

/// What a text search found: a page of it.
///
/// Follows `SearchByTextResponse` of the Places Swift SDK.
public struct SearchByTextResponse: SearchResponse {
  let record: SearchRecord
  /// What fetches the next page; never nil, see ``Pagination/hasNextPage``.
  public let pagination: Pagination<SearchByTextResponse>?

  init(_ record: SearchRecord, _ pagination: Pagination<SearchByTextResponse>) {
    self.record = record
    self.pagination = pagination
  }

  /// The places of the page; never nil, empty when nothing matches.
  public var places: [Place]? { record.places.map(Place.init) }

  /// The way to each of the places; empty unless it was asked for.
  public var routingSummaries: [RoutingSummary] {
    record.routingSummaries.map(RoutingSummary.init)
  }

  /// Where Google Maps shows the search; nil unless it was asked for.
  public var searchURL: URL? { URL(text: record.searchUri) }
}
