import PlacesCore
import PlacesPlatform

extension CLLocationCoordinate2D {
  /// The same point; the invalid one for nil.
  init(_ record: CoordinateRecord?) {
    self = kCLLocationCoordinate2DInvalid
    guard let record else { return }
    self.init(latitude: record.latitude, longitude: record.longitude)
  }
}
