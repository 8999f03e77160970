/// What a search found.
///
/// Follows `SearchResponse` of the Places Swift SDK.
public protocol SearchResponse: Sendable {
  /// The places, in the order asked for.
  var places: [Place]? { get }
  /// The way to each of the places; empty unless it was asked for.
  var routingSummaries: [RoutingSummary] { get }
}
