public import GooglePlaces
public import GooglePlacesSwift

extension AutocompleteSessionToken {
  /// The same token: a session that was begun in one style ends in the other.
  public init(_ token: GMSAutocompleteSessionToken) { self.init(token.token) }
}

extension GMSAutocompleteSessionToken {
  /// The same token: a session that was begun in one style ends in the other.
  public convenience init(_ token: AutocompleteSessionToken) { self.init(token.token) }
}
