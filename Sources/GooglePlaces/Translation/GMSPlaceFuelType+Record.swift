import PlacesCore

extension GMSPlaceFuelType {
  init(_ record: FuelTypeRecord?) {
    switch record {
    case .diesel: self = .diesel
    case .regularUnleaded: self = .regularUnleaded
    case .midgrade: self = .midgrade
    case .premium: self = .premium
    case .sp91: self = .SP91
    case .sp91E10: self = .SP91E10
    case .sp92: self = .SP92
    case .sp95: self = .SP95
    case .sp95E10: self = .SP95E10
    case .sp98: self = .SP98
    case .sp99: self = .SP99
    case .sp100: self = .SP100
    case .lpg: self = .LPG
    case .e80: self = .E80
    case .e85: self = .E85
    case .methane: self = .methane
    case .bioDiesel: self = .bioDiesel
    case .truckDiesel: self = .truckDiesel
    case .dieselPlus: self = .dieselPlus
    case .e100: self = .E100
    default: self = .unspecified
    }
  }
}
