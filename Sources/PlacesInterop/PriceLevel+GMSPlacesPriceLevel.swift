public import GooglePlaces
public import GooglePlacesSwift

extension PriceLevel {
  /// The same level, which bears another name here: `medium` is `moderate`, `high` is `expensive`.
  public init(_ level: GMSPlacesPriceLevel) {
    self = PriceLevel.allCases.first { GMSPlacesPriceLevel($0) == level } ?? .unspecified
  }
}

extension GMSPlacesPriceLevel {
  /// The same level, which bears another name here: `moderate` is `medium`, `expensive` is `high`.
  public init(_ level: PriceLevel) {
    switch level {
    case .unspecified: self = .unknown
    case .free: self = .free
    case .inexpensive: self = .cheap
    case .moderate: self = .medium
    case .expensive: self = .high
    case .veryExpensive: self = .expensive
    }
  }
}
