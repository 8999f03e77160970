#if canImport(CoreLocation)
  @_exported public import CoreLocation
#else
  public import Foundation

  /// An angle in degrees.
  public typealias CLLocationDegrees = Double

  /// A distance in metres.
  public typealias CLLocationDistance = Double

  /// How far off a measurement may be, in metres; negative for one that was not made.
  public typealias CLLocationAccuracy = Double

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

  /// Where something was at a time: the stand-in for CoreLocation's class where that framework is
  /// absent.
  public final class CLLocation: NSObject, Sendable {
    /// The point.
    public let coordinate: CLLocationCoordinate2D
    /// Metres above sea level.
    public let altitude: CLLocationDistance
    /// How far off ``coordinate`` may be; 0 when made from nothing else.
    public let horizontalAccuracy: CLLocationAccuracy
    /// How far off ``altitude`` may be; −1 when made from a coordinate alone.
    public let verticalAccuracy: CLLocationAccuracy
    /// When it was there.
    public let timestamp: Date

    /// A location from all it says.
    public init(
      coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
      horizontalAccuracy: CLLocationAccuracy, verticalAccuracy: CLLocationAccuracy,
      timestamp: Date
    ) {
      self.coordinate = coordinate
      self.altitude = altitude
      self.horizontalAccuracy = horizontalAccuracy
      self.verticalAccuracy = verticalAccuracy
      self.timestamp = timestamp
    }

    /// A location at a point, now.
    public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
      self.init(
        coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0,
        horizontalAccuracy: 0, verticalAccuracy: -1, timestamp: Date())
    }

    /// The way over the Earth's surface, which is taken as a sphere.
    public func distance(from location: CLLocation) -> CLLocationDistance {
      let radians = { (degrees: CLLocationDegrees) in degrees * .pi / 180 }
      let from = radians(location.coordinate.latitude)
      let to = radians(coordinate.latitude)
      let east = radians(coordinate.longitude - location.coordinate.longitude)
      let chord = pow(sin((to - from) / 2), 2) + cos(from) * cos(to) * pow(sin(east / 2), 2)
      return 2 * 6_371_008.8 * asin(min(1, chord.squareRoot()))
    }
  }
#endif
