public import Foundation

/// Which charging stations a text search finds.
///
/// Follows `GMSPlaceEVSearchOptions` of the Places SDK for iOS.
public final class GMSPlaceEVSearchOptions: NSObject {
  /// The least charging rate in kilowatts; 0 is no limit.
  public let minimumChargingRateKW: Double

  /// Raw values of ``GMSPlaceEVConnectorType`` of which a station must have one, without
  /// `unspecified`; nil for all.
  public let connectorTypes: [NSNumber]?

  /// Stations with some rate and plugs.
  public init(minimumChargingRateKW: Double, connectorTypes: [NSNumber]?) {
    self.minimumChargingRateKW = minimumChargingRateKW
    self.connectorTypes = connectorTypes
  }
}
