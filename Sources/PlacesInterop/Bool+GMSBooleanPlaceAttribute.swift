public import GooglePlaces

extension GMSBooleanPlaceAttribute {
  /// Yes or no; nil is `unknown`.
  public init(_ answer: Bool?) {
    switch answer {
    case true: self = .true
    case false: self = .false
    case nil: self = .unknown
    }
  }

  /// Yes or no as a `Place` says it; nil when `unknown`.
  public var bool: Bool? {
    switch self {
    case .true: true
    case .false: false
    case .unknown: nil
    }
  }
}
