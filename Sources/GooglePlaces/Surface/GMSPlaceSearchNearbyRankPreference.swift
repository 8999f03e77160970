/// What comes first among the places a nearby search finds.
///
/// Follows `GMSPlaceSearchNearbyRankPreference` of the Places SDK for iOS.
public enum GMSPlaceSearchNearbyRankPreference: Int, Sendable {
  /// The best known.
  case popularity = 0
  /// The nearest.
  case distance = 1
}
