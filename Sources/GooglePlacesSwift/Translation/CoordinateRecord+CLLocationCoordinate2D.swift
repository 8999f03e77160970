import PlacesCore
import PlacesPlatform

extension CoordinateRecord {
  init(_ coordinate: CLLocationCoordinate2D) {
    self.init(latitude: coordinate.latitude, longitude: coordinate.longitude)
  }
}
