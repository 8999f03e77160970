public import GooglePlaces
public import GooglePlacesSwift

extension RectangularCoordinateRegion {
  /// The same rectangle; nil when it is not valid, which this type cannot hold.
  public init?(_ viewport: GMSPlaceViewportInfo) { self.init(viewport.record) }
}

extension GMSPlaceViewportInfo {
  /// The same rectangle.
  public convenience init(_ region: RectangularCoordinateRegion) { self.init(region.record) }
}
