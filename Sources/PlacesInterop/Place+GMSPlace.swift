public import GooglePlaces
public import GooglePlacesSwift

extension Place {
  /// The same place in the New Swift style: nothing is fetched, and nothing is lost.
  ///
  /// What one style does not show is kept, so that the way back gives an equal place; so is what
  /// was requested, and when the answer came.
  public init(_ place: GMSPlace) { self.init(place.record) }
}

extension GMSPlace {
  /// The same place for code that takes a `GMSPlace`: nothing is fetched, and nothing is lost.
  public convenience init(_ place: Place) { self.init(place.record) }
}
