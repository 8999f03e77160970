public import Foundation
import PlacesCore
public import PlacesPlatform

/// A circle on the map.
///
/// Follows `CircularCoordinateRegion` of the Places Swift SDK. Centre and radius are checked when a
/// request is sent.
public struct CircularCoordinateRegion: CoordinateRegionBias, CoordinateRegionRestriction {
  private let middle: CoordinateRecord
  /// The radius in metres, 0…50,000.
  public let radius: CLLocationDistance

  /// A circle from its centre and its radius in metres.
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
    middle = CoordinateRecord(center)
    self.radius = radius
  }

  /// The centre.
  public var center: CLLocationCoordinate2D { CLLocationCoordinate2D(middle) }

  /// The circle to prefer, as Places API (Legacy) writes it.
  public func bias() -> URLQueryItem { URLQueryItem(name: "locationbias", value: text) }

  /// The circle to stay in, as Places API (Legacy) writes it.
  public func restriction() -> URLQueryItem {
    URLQueryItem(name: "locationrestriction", value: text)
  }

  private var text: String { SearchArea.circle(middle, radius: radius).legacyText }
}
