import PlacesCore

extension GMSPlacesPriceLevel {
  init(_ record: PriceLevelRecord?) {
    self = Self.all.first { $0.record == record } ?? .unknown
  }

  /// The word of the wire; nil for none.
  var record: PriceLevelRecord? {
    switch self {
    case .unknown: nil
    case .free: .free
    case .cheap: .inexpensive
    case .medium: .moderate
    case .high: .expensive
    case .expensive: .veryExpensive
    }
  }

  private static let all = (-1...4).compactMap(Self.init(rawValue:))
}
