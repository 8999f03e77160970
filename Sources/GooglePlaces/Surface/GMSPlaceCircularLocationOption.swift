import PlacesCore
public import PlacesPlatform

/// The area around a centre, with a radius of up to 50,000 metres; text searches stay in rectangles
/// only.
///
/// Follows the function of this name of the Places SDK for iOS. Both are checked when a call is made.
public func GMSPlaceCircularLocationOption(
  _ center: CLLocationCoordinate2D, _ radius: CLLocationDistance
) -> any GMSPlaceLocationBias & GMSPlaceLocationRestriction {
  LocationOption(.circle(CoordinateRecord(center), radius: radius))
}
