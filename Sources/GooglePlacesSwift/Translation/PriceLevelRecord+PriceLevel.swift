import PlacesCore

extension PriceLevelRecord {
  /// The words of the levels to ask for, the cheapest first; throws for one that says nothing.
  static func words(_ levels: Set<PriceLevel>?) throws(PlacesFailure) -> [PriceLevelRecord] {
    try PriceLevel.allCases.filter { levels?.contains($0) ?? false }.map(PriceLevelRecord.init)
  }

  private init(_ level: PriceLevel) throws(PlacesFailure) {
    switch level {
    case .unspecified:
      throw PlacesFailure(
        .invalidRequest, "A search cannot ask for the price level 'unspecified'.")
    case .free: self = .free
    case .inexpensive: self = .inexpensive
    case .moderate: self = .moderate
    case .expensive: self = .expensive
    case .veryExpensive: self = .veryExpensive
    }
  }
}
