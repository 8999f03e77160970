/// What a filling station sells.
///
/// Follows `FuelType` of the Places Swift SDK.
public enum FuelType: Int, CaseIterable, Sendable {
  /// Not said, or a fuel that has no case here.
  case unspecified = 0
  /// Diesel.
  case diesel = 1
  /// Regular unleaded.
  case regularUnleaded = 2
  /// Midgrade.
  case midgrade = 3
  /// Premium.
  case premium = 4
  /// SP 91.
  case sp91 = 5
  /// SP 91 E10.
  case sp91E10 = 6
  /// SP 92.
  case sp92 = 7
  /// SP 95.
  case sp95 = 8
  /// SP 95 E10.
  case sp95E10 = 9
  /// SP 98.
  case sp98 = 10
  /// SP 99.
  case sp99 = 11
  /// SP 100.
  case sp100 = 12
  /// Liquefied gas.
  case lpg = 13
  /// E 80.
  case e80 = 14
  /// E 85.
  case e85 = 15
  /// Methane.
  case methane = 16
  /// Biodiesel.
  case bioDiesel = 17
  /// Diesel for lorries.
  case truckDiesel = 18
  /// Diesel plus.
  case dieselPlus = 19
  /// E 100.
  case e100 = 20
  /// Synthetic diesel.
  case synDiesel = 21
}
