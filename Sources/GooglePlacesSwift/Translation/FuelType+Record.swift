import PlacesCore

extension FuelType {
  init(_ record: FuelTypeRecord?) {
    switch record {
    case .diesel: self = .diesel
    case .regularUnleaded: self = .regularUnleaded
    case .midgrade: self = .midgrade
    case .premium: self = .premium
    case .sp91: self = .sp91
    case .sp91E10: self = .sp91E10
    case .sp92: self = .sp92
    case .sp95: self = .sp95
    case .sp95E10: self = .sp95E10
    case .sp98: self = .sp98
    case .sp99: self = .sp99
    case .sp100: self = .sp100
    case .lpg: self = .lpg
    case .e80: self = .e80
    case .e85: self = .e85
    case .methane: self = .methane
    case .bioDiesel: self = .bioDiesel
    case .truckDiesel: self = .truckDiesel
    case .dieselPlus: self = .dieselPlus
    case .e100: self = .e100
    case .synDiesel: self = .synDiesel
    default: self = .unspecified
    }
  }
}
