import PlacesCore

/// The charging points of a place.
///
/// Follows `EVChargeOptions` of the Places Swift SDK.
public struct EVChargeOptions: Hashable, Sendable, CustomStringConvertible {
  let record: EVChargeRecord

  init(_ record: EVChargeRecord) { self.record = record }

  /// How many connectors there are; cars may have to share them.
  public var connectorCount: Int { record.connectorCount }

  /// The connectors by type and rate; empty when none are told.
  public var connectorAggregations: [ConnectorAggregation]? {
    record.connectorAggregations.map(ConnectorAggregation.init)
  }

  /// The type with the values that are there.
  public var description: String {
    summary(
      "EVChargeOptions",
      ["connectorCount": connectorCount, "connectorAggregations": connectorAggregations])
  }
}
