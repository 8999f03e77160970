public import Foundation
public import PlacesPlatform

/// How the ways to the places found are reckoned.
///
/// Follows `GMSPlaceRoutingParameters` of the Places SDK for iOS.
public final class GMSPlaceRoutingParameters: NSObject {
  /// Where ways begin; `kCLLocationCoordinate2DInvalid` leaves it to the route searched along.
  public let origin: CLLocationCoordinate2D

  /// How one travels.
  public let travelMode: GMSPlaceTravelMode

  /// What to avoid; nil for nothing.
  public let routeModifiers: GMSPlaceRouteModifiers?

  /// Whether traffic counts.
  public let routingPreference: GMSPlaceRoutingPreference

  /// Ways from an origin. Google's spelling of this initialiser is not published.
  public init(
    origin: CLLocationCoordinate2D, travelMode: GMSPlaceTravelMode,
    routeModifiers: GMSPlaceRouteModifiers?, routingPreference: GMSPlaceRoutingPreference
  ) {
    self.origin = origin
    self.travelMode = travelMode
    self.routeModifiers = routeModifiers
    self.routingPreference = routingPreference
  }

  /// Ways from the origin of the route searched along.
  public convenience init(
    travelMode: GMSPlaceTravelMode, routeModifiers: GMSPlaceRouteModifiers?,
    routingPreference: GMSPlaceRoutingPreference
  ) {
    self.init(
      origin: kCLLocationCoordinate2DInvalid, travelMode: travelMode,
      routeModifiers: routeModifiers, routingPreference: routingPreference)
  }
}
