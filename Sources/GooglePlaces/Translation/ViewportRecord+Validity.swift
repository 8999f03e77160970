import PlacesCore
import PlacesPlatform

extension ViewportRecord {
  var isValid: Bool {
    [low, high].map(CLLocationCoordinate2D.init).allSatisfy(CLLocationCoordinate2DIsValid)
      && low.latitude <= high.latitude
  }
}
