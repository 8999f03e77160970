/// How a place lies in an area.
///
/// Follows `AreaContainment` of the Places Swift SDK.
public enum AreaContainment: Int, Sendable {
  /// Not said.
  case unspecified = 0
  /// Inside.
  case within = 1
  /// At its edge.
  case outskirts = 2
  /// Near it.
  case near = 3
}
