import PlacesCore
import PlacesPlatform

extension CoordinateRecord {
  static let invalid = CoordinateRecord(kCLLocationCoordinate2DInvalid)

  init(_ coordinate: CLLocationCoordinate2D) {
    self.init(latitude: coordinate.latitude, longitude: coordinate.longitude)
  }
}
