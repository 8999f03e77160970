public import Foundation
import PlacesCore

/// The way to a place that was found.
///
/// Follows `GMSPlaceRoutingSummary` of the Places SDK for iOS.
public final class GMSPlaceRoutingSummary: NSObject {
  let record: RoutingSummaryRecord

  init(_ record: RoutingSummaryRecord) { self.record = record }

  /// To the place, and on to the end of the route searched along; empty when there is no way.
  public var legs: [GMSPlaceLeg]? { record.legs.map(GMSPlaceLeg.init(_:)) }

  /// The way in Google Maps.
  public var directionsURL: URL? { URL(text: record.directionsUri) }

  /// Equality by value.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? GMSPlaceRoutingSummary)?.record == record
  }

  /// A hash of the value.
  public override var hash: Int { record.hashValue }
}
