public import Foundation
import PlacesCore

/// Connectors of one type and rate.
///
/// Follows `ConnectorAggregation` of the Places Swift SDK.
public struct ConnectorAggregation: Hashable, Sendable, CustomStringConvertible {
  let record: ConnectorAggregationRecord

  init(_ record: ConnectorAggregationRecord) { self.record = record }

  /// The plug.
  public var type: EVConnectorType { EVConnectorType(record.type) }

  /// The highest rate in kilowatts.
  public var maxChargeRateKW: Double { record.maxChargeRateKW }

  /// How many there are.
  public var count: Int { record.count }

  /// How many are free; nil when not said.
  public var availableCount: Int? { record.availableCount }

  /// How many are broken; nil when not said.
  public var outOfServiceCount: Int? { record.outOfServiceCount }

  /// When the two counts were taken.
  public var availabilityLastUpdateTime: Date? { record.availabilityLastUpdateTime?.date }

  /// The type with the values that are there.
  public var description: String {
    summary(
      "ConnectorAggregation",
      [
        "type": type, "maxChargeRateKW": maxChargeRateKW, "count": count,
        "availableCount": availableCount, "outOfServiceCount": outOfServiceCount,
        "availabilityLastUpdateTime": availabilityLastUpdateTime,
      ])
  }
}
