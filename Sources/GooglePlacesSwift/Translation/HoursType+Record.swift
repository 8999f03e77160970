import PlacesCore

extension HoursType {
  init(_ record: HoursTypeRecord?) {
    switch record {
    case .access: self = .access
    case .breakfast: self = .breakfast
    case .brunch: self = .brunch
    case .lunch: self = .lunch
    case .dinner: self = .dinner
    case .seniorHours: self = .seniorHours
    case .pickup: self = .pickup
    case .takeout: self = .takeout
    case .delivery: self = .delivery
    case .kitchen: self = .kitchen
    case .onlineServiceHours: self = .onlineServiceHours
    case .driveThrough: self = .driveThrough
    case .happyHour: self = .happyHour
    default: self = .unknown
    }
  }
}
