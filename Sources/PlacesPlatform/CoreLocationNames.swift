#if canImport(CoreLocation)
  @_exported public import CoreLocation
#else
  /// An angle in degrees.
  public typealias CLLocationDegrees = Double

  /// A distance in metres.
  public typealias CLLocationDistance = Double

  /// A point on the Earth: the stand-in for CoreLocation's type where that framework is absent.
  ///
  /// Nothing is checked on creation; ask ``CLLocationCoordinate2DIsValid(_:)``.
  public struct CLLocationCoordinate2D: Sendable {
    /// Degrees north of the equator, −90…90.
    public var latitude: CLLocationDegrees
    /// Degrees east of Greenwich, −180…180.
    public var longitude: CLLocationDegrees

    /// The point (0, 0).
    public init() { self.init(latitude: 0, longitude: 0) }

    /// A point from its two angles.
    public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
      self.latitude = latitude
      self.longitude = longitude
    }
  }

  /// The point that stands for "no coordinate", −180° in both directions.
  public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(
    latitude: -180, longitude: -180)

  /// Whether both angles are numbers within their ranges.
  public func CLLocationCoordinate2DIsValid(_ coordinate: CLLocationCoordinate2D) -> Bool {
    (-90...90).contains(coordinate.latitude) && (-180...180).contains(coordinate.longitude)
  }

  /// A point from its two angles.
  public func CLLocationCoordinate2DMake(
    _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
  ) -> CLLocationCoordinate2D {
    CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
  }
#endif
