import PlacesCore
public import PlacesPlatform

/// The area between a north-east and a south-west corner; nearby searches take circles only.
///
/// Follows the function of this name of the Places SDK for iOS. Corners are checked when a call is
/// made. A west edge east of the east edge means that the area crosses the 180° line.
public func GMSPlaceRectangularLocationOption(
  _ northEast: CLLocationCoordinate2D, _ southWest: CLLocationCoordinate2D
) -> any GMSPlaceLocationBias & GMSPlaceLocationRestriction {
  let corners = ViewportRecord(low: CoordinateRecord(southWest), high: CoordinateRecord(northEast))
  return LocationOption(.rectangle(corners))
}
