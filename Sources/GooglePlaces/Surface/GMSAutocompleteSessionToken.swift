public import Foundation
package import PlacesCore

/// Joins the autocomplete requests of one search and the details request that ends it, so that
/// they are billed as a session.
///
/// Follows `GMSAutocompleteSessionToken`: make a new one for each search. Its text is its
/// `description`; two tokens with the same text are equal.
public final class GMSAutocompleteSessionToken: NSObject {
  package let token: SessionToken

  package init(_ token: SessionToken) { self.token = token }

  /// A new token.
  public override convenience init() { self.init(SessionToken()) }

  /// The text that is sent.
  public override var description: String { token.text }

  /// Equality by text.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? GMSAutocompleteSessionToken)?.token == token
  }

  /// A hash of the text.
  public override var hash: Int { token.hashValue }
}
