/// Where a place lies as seen from a landmark.
///
/// Follows `GMSPlaceLandmarkSpatialRelationship` of the Places SDK for iOS. A relationship that has
/// no case here reads as `near`.
public enum GMSPlaceLandmarkSpatialRelationship: Int, Sendable {
  /// Near it, and nothing closer is known.
  case near = 0
  /// Inside it.
  case within = 1
  /// Next to it.
  case beside = 2
  /// On the other side of its road.
  case acrossTheRoad = 3
  /// Further along its road.
  case downTheRoad = 4
  /// On a road that meets its road.
  case aroundTheCorner = 5
  /// On the side away from its entrance.
  case behind = 6
}
