/// The plug of a charging point.
///
/// Follows `EVConnectorType` of the Places Swift SDK.
public enum EVConnectorType: Int, CaseIterable, Sendable {
  /// Not said, or a plug that has no case here.
  case unspecified = 0
  /// SAE J1772.
  case j1772 = 1
  /// Type 2.
  case type2 = 2
  /// CHAdeMO.
  case chademo = 3
  /// CCS Combo 1.
  case ccsCombo1 = 4
  /// CCS Combo 2.
  case ccsCombo2 = 5
  /// NACS.
  case nacs = 6
  /// Tesla.
  case tesla = 7
  /// GB/T, of some kind.
  case unspecifiedGBT = 8
  /// A wall socket.
  case unspecifiedWallOutlet = 9
  /// Another plug.
  case other = 10
}
