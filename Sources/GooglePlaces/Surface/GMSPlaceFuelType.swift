/// What a filling station sells.
///
/// Follows `GMSPlaceFuelType` of the Places SDK for iOS.
public enum GMSPlaceFuelType: Int, Sendable {
  /// Not said, or a fuel that has no case here.
  case unspecified = 0
  /// Diesel.
  case diesel = 1
  /// Regular unleaded petrol.
  case regularUnleaded = 2
  /// Petrol between regular and premium.
  case midgrade = 3
  /// Premium petrol.
  case premium = 4
  /// Unleaded, octane 91.
  case SP91 = 5
  /// Unleaded, octane 91, with up to 10 % ethanol.
  case SP91E10 = 6
  /// Unleaded, octane 92.
  case SP92 = 7
  /// Unleaded, octane 95.
  case SP95 = 8
  /// Unleaded, octane 95, with up to 10 % ethanol.
  case SP95E10 = 9
  /// Unleaded, octane 98.
  case SP98 = 10
  /// Unleaded, octane 99.
  case SP99 = 11
  /// Unleaded, octane 100.
  case SP100 = 12
  /// Liquefied petroleum gas.
  case LPG = 13
  /// 80 % ethanol.
  case E80 = 14
  /// 85 % ethanol.
  case E85 = 15
  /// Methane.
  case methane = 16
  /// Biodiesel.
  case bioDiesel = 17
  /// Diesel at pumps for lorries.
  case truckDiesel = 18
  /// Diesel of a better grade.
  case dieselPlus = 19
  /// Pure ethanol.
  case E100 = 20
}
