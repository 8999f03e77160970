/// The plug of a charging station.
///
/// Follows `GMSPlaceEVConnectorType` of the Places SDK for iOS.
public enum GMSPlaceEVConnectorType: Int, Sendable {
  /// Not said, or a plug that has no case here.
  case unspecified = 0
  /// SAE J1772, also called type 1.
  case J1772 = 1
  /// IEC 62196 type 2.
  case type2 = 2
  /// CHAdeMO.
  case chaDeMO = 3
  /// Combined charging on a type 1 plug.
  case ccsCombo1 = 4
  /// Combined charging on a type 2 plug.
  case ccsCombo2 = 5
  /// SAE J3400, the North American standard.
  case NACS = 6
  /// A Tesla plug, which one depends on the region.
  case tesla = 7
  /// GB/T, whichever of its two forms.
  case unspecifiedGBT = 8
  /// A household socket.
  case unspecifiedWallOutlet = 9
  /// Some other plug, as the service said so.
  case other = 10
}
