import PlacesCore

/// A route to search along, such as one of the Routes API.
///
/// Stands for `GMSPlaceSearchAlongRouteParameters` of the Places SDK, with a polyline of the one
/// kind there is.
public struct SearchAlongRouteParameters: Hashable, Sendable, CustomStringConvertible {
  /// The route.
  public let polyline: EncodedPolyline

  /// Parameters with a route.
  public init(polyline: EncodedPolyline) { self.polyline = polyline }

  /// The type with its values.
  public var description: String {
    summary("SearchAlongRouteParameters", ["polyline": polyline])
  }
}
