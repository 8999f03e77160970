/// How one travels.
///
/// Stands for `GMSPlaceTravelMode` of the Places SDK; its cases are those of the service.
public enum TravelMode: Hashable, Sendable {
  /// By car.
  case drive
  /// By bicycle.
  case bicycle
  /// On foot.
  case walk
  /// By a two-wheeler with a motor.
  case twoWheeler
}
