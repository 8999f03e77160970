public import Foundation
import PlacesCore

/// The charging points of a place.
///
/// Follows `GMSPlaceEVChargeOptions` of the Places SDK for iOS.
public final class GMSPlaceEVChargeOptions: NSObject {
  let record: EVChargeRecord

  init(_ record: EVChargeRecord) { self.record = record }

  /// How many connectors there are; cars may have to share them.
  public var connectorCount: Int { record.connectorCount }

  /// The connectors by type and rate; empty when none are told.
  public var connectorAggregations: [GMSPlaceConnectorAggregation]? {
    record.connectorAggregations.map(GMSPlaceConnectorAggregation.init(_:))
  }

  /// Equality by value.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? GMSPlaceEVChargeOptions)?.record == record
  }

  /// A hash of the value.
  public override var hash: Int { record.hashValue }
}
