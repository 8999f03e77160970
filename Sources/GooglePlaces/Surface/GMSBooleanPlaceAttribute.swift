/// A fact about a place that is yes, no or not known.
///
/// Follows `GMSBooleanPlaceAttribute` of the Places SDK for iOS.
public enum GMSBooleanPlaceAttribute: Int, Sendable {
  /// Not requested, or not said.
  case unknown = 0
  /// Yes.
  case `true` = 1
  /// No, as the service said so.
  case `false` = 2
}
