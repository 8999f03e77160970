/// How a place lies in an area.
///
/// Follows `GMSPlaceAreaContainment` of the Places SDK for iOS.
public enum GMSPlaceAreaContainment: Int, Sendable {
  /// Not said, or a word that has no case here.
  case unspecified = 0
  /// Well inside.
  case within = 1
  /// Inside, near the edge.
  case outskirts = 2
  /// Outside, close by.
  case near = 3
}
