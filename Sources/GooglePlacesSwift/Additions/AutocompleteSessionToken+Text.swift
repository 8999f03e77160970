import PlacesCore

extension AutocompleteSessionToken {
  /// A token with a text of yours, for one made elsewhere.
  ///
  /// It must be 1 to 36 characters of A–Z, a–z, 0–9, `-`, `_` and `=`; a request with another fails
  /// before it is sent.
  public init(text: String) { self.init(SessionToken(text: text)) }
}
