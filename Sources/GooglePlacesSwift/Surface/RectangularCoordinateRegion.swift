public import Foundation
package import PlacesCore
public import PlacesPlatform

/// A rectangle on the map; one whose west is east of its east crosses the 180° line.
///
/// Follows `RectangularCoordinateRegion` of the Places Swift SDK.
public struct RectangularCoordinateRegion: CoordinateRegionBias, CoordinateRegionRestriction {
  /// What the service said.
  package let record: ViewportRecord

  /// A rectangle; nil when a corner is not on the Earth or the south is above the north.
  public init?(northEast: CLLocationCoordinate2D, southWest: CLLocationCoordinate2D) {
    self.init(ViewportRecord(low: CoordinateRecord(southWest), high: CoordinateRecord(northEast)))
  }

  /// A view of what the service said; nil when it is no rectangle on the Earth.
  package init?(_ record: ViewportRecord) {
    guard record.isValid else { return nil }
    self.record = record
  }

  /// The corner that is farthest north and east.
  public var northEast: CLLocationCoordinate2D { CLLocationCoordinate2D(record.high) }

  /// The corner that is farthest south and west.
  public var southWest: CLLocationCoordinate2D { CLLocationCoordinate2D(record.low) }

  /// The rectangle to prefer, as Places API (Legacy) writes it.
  public func bias() -> URLQueryItem { URLQueryItem(name: "locationbias", value: text) }

  /// The rectangle to stay in, as Places API (Legacy) writes it.
  public func restriction() -> URLQueryItem {
    URLQueryItem(name: "locationrestriction", value: text)
  }

  private var text: String { SearchArea.rectangle(record).legacyText }
}
