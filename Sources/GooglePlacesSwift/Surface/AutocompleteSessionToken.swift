package import PlacesCore

/// Joins the autocomplete requests of one search and the details request that ends it, so that
/// they are billed as a session.
///
/// Follows `AutocompleteSessionToken` of the Places Swift SDK: make a new one for each search.
public struct AutocompleteSessionToken: Hashable, Sendable, CustomStringConvertible {
  package let token: SessionToken

  package init(_ token: SessionToken) { self.token = token }

  /// A new token.
  public init() { self.init(SessionToken()) }

  /// The text that is sent.
  public var description: String { token.text }
}
