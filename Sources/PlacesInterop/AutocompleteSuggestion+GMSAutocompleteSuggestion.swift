public import GooglePlaces
public import GooglePlacesSwift

extension AutocompletePlaceSuggestion {
  /// The same suggestion; its matches are marked with the attribute of this module.
  public init(_ suggestion: GMSAutocompletePlaceSuggestion) { self.init(suggestion.record) }

  /// The same suggestion; its matches are marked with the attribute of this module.
  public init(_ prediction: GMSAutocompletePrediction) { self.init(prediction.record) }
}

extension GMSAutocompletePlaceSuggestion {
  /// The same suggestion; its matches are marked with the attribute of this module.
  public convenience init(_ suggestion: AutocompletePlaceSuggestion) {
    self.init(suggestion.record)
  }
}

extension GMSAutocompletePrediction {
  /// The same suggestion; its matches are marked with the attribute of this module.
  public convenience init(_ suggestion: AutocompletePlaceSuggestion) {
    self.init(suggestion.record)
  }
}

extension AutocompleteSuggestion {
  /// The same suggestion; nil for one of nothing, as `GMSAutocompleteSuggestion` can be.
  public init?(_ suggestion: GMSAutocompleteSuggestion) {
    guard let place = suggestion.placeSuggestion else { return nil }
    self = .place(AutocompletePlaceSuggestion(place))
  }
}

extension GMSAutocompleteSuggestion {
  /// The same suggestion.
  public convenience init(_ suggestion: AutocompleteSuggestion) {
    self.init()
    switch suggestion {
    case .place(let place): placeSuggestion = GMSAutocompletePlaceSuggestion(place)
    }
  }
}
