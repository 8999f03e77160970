/// Where the device is, for the calls that ask for the current place.
public struct PlacesPosition: Hashable, Sendable {
  /// Degrees north, −90…90.
  public var latitude: Double
  /// Degrees east, −180…180.
  public var longitude: Double
  /// How far off the position may be, in metres.
  public var accuracy: Double

  /// A position; one that is not said to be vague counts as good to 20 metres.
  public init(latitude: Double, longitude: Double, accuracy: Double = 20) {
    self.latitude = latitude
    self.longitude = longitude
    self.accuracy = accuracy
  }
}
