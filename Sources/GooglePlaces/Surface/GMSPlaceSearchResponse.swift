/// What a search found.
///
/// Follows `GMSPlaceSearchResponse` of the Places SDK for iOS.
public protocol GMSPlaceSearchResponse {
  /// The places in the order asked for; empty when nothing matches.
  var places: [GMSPlace]? { get }

  /// The way to each of ``places``, in their order; nil when not asked for.
  var routingSummaries: [GMSPlaceRoutingSummary]? { get }
}
