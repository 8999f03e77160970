public import Foundation
import PlacesCore

/// Connectors of one type and rate.
///
/// Follows `GMSPlaceConnectorAggregation` of the Places SDK for iOS.
public final class GMSPlaceConnectorAggregation: NSObject {
  let record: ConnectorAggregationRecord

  init(_ record: ConnectorAggregationRecord) { self.record = record }

  /// The plug.
  public var type: GMSPlaceEVConnectorType { GMSPlaceEVConnectorType(record.type) }

  /// The highest rate in kilowatts.
  public var maxChargeRateKW: Double { record.maxChargeRateKW }

  /// How many there are.
  public var count: UInt { UInt(clamping: record.count) }

  /// How many are free; 0 also when not said, see ``availabilityLastUpdateTime``.
  public var availableCount: UInt { UInt(clamping: record.availableCount ?? 0) }

  /// How many are broken; 0 also when not said.
  public var outOfServiceCount: UInt { UInt(clamping: record.outOfServiceCount ?? 0) }

  /// When the two counts were taken; nil when they are not known.
  public var availabilityLastUpdateTime: Date? { record.availabilityLastUpdateTime?.date }

  /// Equality by value.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? GMSPlaceConnectorAggregation)?.record == record
  }

  /// A hash of the value.
  public override var hash: Int { record.hashValue }
}
