import PlacesCore

extension GMSPlaceEVConnectorType {
  init(_ record: ConnectorTypeRecord?) {
    self = Self.all.first { $0.record == record } ?? .unspecified
  }

  /// The word of the wire; nil for none.
  var record: ConnectorTypeRecord? {
    switch self {
    case .unspecified: nil
    case .J1772: .j1772
    case .type2: .type2
    case .chaDeMO: .chademo
    case .ccsCombo1: .ccsCombo1
    case .ccsCombo2: .ccsCombo2
    case .NACS: .nacs
    case .tesla: .tesla
    case .unspecifiedGBT: .unspecifiedGBT
    case .unspecifiedWallOutlet: .unspecifiedWallOutlet
    case .other: .other
    }
  }

  private static let all = (0...10).compactMap(Self.init(rawValue:))
}
