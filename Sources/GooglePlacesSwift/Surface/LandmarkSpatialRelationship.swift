/// Where a place lies as seen from a landmark; a relation without a case is near.
///
/// Follows `LandmarkSpatialRelationship` of the Places Swift SDK.
public enum LandmarkSpatialRelationship: Int, Sendable {
  /// Near.
  case near = 0
  /// Inside it.
  case within = 1
  /// Beside it.
  case beside = 2
  /// Across the road.
  case acrossTheRoad = 3
  /// Down the road.
  case downTheRoad = 4
  /// Around the corner.
  case aroundTheCorner = 5
  /// Behind it.
  case behind = 6
}
