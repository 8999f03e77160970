import PlacesCore

extension ConnectorTypeRecord {
  /// The plug to ask for; throws for one that says nothing.
  init(_ type: EVConnectorType) throws(PlacesFailure) {
    switch type {
    case .unspecified:
      throw PlacesFailure(.invalidRequest, "A search cannot ask for the plug 'unspecified'.")
    case .j1772: self = .j1772
    case .type2: self = .type2
    case .chademo: self = .chademo
    case .ccsCombo1: self = .ccsCombo1
    case .ccsCombo2: self = .ccsCombo2
    case .nacs: self = .nacs
    case .tesla: self = .tesla
    case .unspecifiedGBT: self = .unspecifiedGBT
    case .unspecifiedWallOutlet: self = .unspecifiedWallOutlet
    case .other: self = .other
    }
  }
}
