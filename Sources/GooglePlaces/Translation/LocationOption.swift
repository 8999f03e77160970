import Foundation
import PlacesCore

/// The area that a global function makes; it is read like one of an app's own.
final class LocationOption: NSObject, GMSPlaceLocationBias, GMSPlaceLocationRestriction {
  private let area: SearchArea

  init(_ area: SearchArea) { self.area = area }

  func locationBiasURLQueryItem() -> URLQueryItem {
    URLQueryItem(name: "locationbias", value: area.legacyText)
  }

  func locationRestrictionURLQueryItem() -> URLQueryItem {
    URLQueryItem(name: "locationrestriction", value: area.legacyText)
  }

  /// The object itself, as it never changes.
  func copy(with zone: NSZone? = nil) -> Any { self }

  override func isEqual(_ object: Any?) -> Bool { (object as? LocationOption)?.area == area }

  override var hash: Int { area.hashValue }
}
