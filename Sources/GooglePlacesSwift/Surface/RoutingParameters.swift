import PlacesCore
public import PlacesPlatform

/// How the ways to the places of a search are reckoned.
///
/// Follows `RoutingParameters` of the Places Swift SDK; its members are named after those of the
/// service.
public struct RoutingParameters: Hashable, Sendable, CustomStringConvertible {
  private let start: CoordinateRecord?
  /// How one travels; nil is by car.
  public let travelMode: TravelMode?
  /// What to avoid; nil is nothing.
  public let routeModifiers: RouteModifiers?
  /// Whether traffic counts; nil leaves that to the service.
  public let routingPreference: RoutingPreference?

  /// Parameters; an origin replaces that of the route which is searched along.
  public init(
    origin: CLLocationCoordinate2D? = nil, travelMode: TravelMode? = nil,
    routeModifiers: RouteModifiers? = nil, routingPreference: RoutingPreference? = nil
  ) {
    start = origin.map { CoordinateRecord($0) }
    self.travelMode = travelMode
    self.routeModifiers = routeModifiers
    self.routingPreference = routingPreference
  }

  /// Where the ways begin; nil when not given.
  public var origin: CLLocationCoordinate2D? { start.map { CLLocationCoordinate2D($0) } }

  /// The type with the values that are there.
  public var description: String {
    summary(
      "RoutingParameters",
      [
        "origin": start?.legacyText, "travelMode": travelMode, "routeModifiers": routeModifiers,
        "routingPreference": routingPreference,
      ])
  }
}
