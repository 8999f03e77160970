import PlacesCore

/// Which charging stations a search finds.
///
/// Follows `EVSearchOptions` of the Places Swift SDK; the default values are ours.
public struct EVSearchOptions: Hashable, Sendable, CustomStringConvertible {
  /// The least charging rate in kilowatts; 0 is no limit.
  public let minimumChargingRateKW: Double
  /// The plugs of which a station must have one, of which `unspecified` cannot be asked for; nil or
  /// none for any.
  public let connectorTypes: [EVConnectorType]?

  /// Options with a least rate and with plugs.
  public init(minimumChargingRateKW: Double = 0, connectorTypes: [EVConnectorType]? = nil) {
    self.minimumChargingRateKW = minimumChargingRateKW
    self.connectorTypes = connectorTypes
  }

  /// The type with the values that are there.
  public var description: String {
    summary(
      "EVSearchOptions",
      ["minimumChargingRateKW": minimumChargingRateKW, "connectorTypes": connectorTypes])
  }
}
