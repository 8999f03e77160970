public import Foundation

/// A route that a text search looks along.
///
/// Follows `GMSPlaceSearchAlongRouteParameters` of the Places SDK for iOS.
public final class GMSPlaceSearchAlongRouteParameters: NSObject {
  /// The route.
  public let polyline: any GMSPlacePolyline

  /// A search along a route.
  public init(polyline: any GMSPlacePolyline) { self.polyline = polyline }
}
