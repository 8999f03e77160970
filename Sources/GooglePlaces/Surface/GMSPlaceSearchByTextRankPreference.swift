/// What comes first among the places a text search finds.
///
/// Follows `GMSPlaceSearchByTextRankPreference` of the Places SDK for iOS.
public enum GMSPlaceSearchByTextRankPreference: Int, Sendable {
  /// The nearest.
  case distance = 0
  /// What matches best.
  case relevance = 1
}
