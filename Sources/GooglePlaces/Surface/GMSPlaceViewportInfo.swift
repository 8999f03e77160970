public import Foundation
package import PlacesCore
public import PlacesPlatform

/// A part of the map to show for a place: a rectangle given by two corners.
///
/// Follows `GMSPlaceViewportInfo` of the Places SDK for iOS. A west edge east of the east edge
/// means that the rectangle crosses the 180° line.
public final class GMSPlaceViewportInfo: NSObject {
  /// What the service said.
  package let record: ViewportRecord

  /// A view of what the service said.
  package init(_ record: ViewportRecord) { self.record = record }

  /// A rectangle that is not valid.
  public override convenience init() { self.init(ViewportRecord(low: .invalid, high: .invalid)) }

  /// A rectangle between two corners, not checked; never nil, though typed as the SDK types it.
  public convenience init!(northEast: CLLocationCoordinate2D, southWest: CLLocationCoordinate2D) {
    self.init(ViewportRecord(low: CoordinateRecord(southWest), high: CoordinateRecord(northEast)))
  }

  /// The north-east corner.
  public var northEast: CLLocationCoordinate2D { CLLocationCoordinate2D(record.high) }

  /// The south-west corner.
  public var southWest: CLLocationCoordinate2D { CLLocationCoordinate2D(record.low) }

  /// Whether both corners are on the Earth and the south is not above the north.
  public var isValid: Bool { record.isValid }

  /// Equality by value.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? GMSPlaceViewportInfo)?.record == record
  }

  /// A hash of the value.
  public override var hash: Int { record.hashValue }
}
