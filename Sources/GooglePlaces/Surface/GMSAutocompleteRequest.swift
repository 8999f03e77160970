public import Foundation

/// What somebody has typed, to be completed.
///
/// Follows `GMSAutocompleteRequest`. Give all requests of one search the same token, and the request
/// for the chosen place too: they are billed as a session then.
public final class GMSAutocompleteRequest: NSObject {
  /// The text.
  public var query: String

  /// The token of the session; nil makes each request billed by itself.
  public var sessionToken: GMSAutocompleteSessionToken?

  /// What suggestions are limited to; nil for nothing.
  public var filter: GMSAutocompleteFilter?

  /// A request for a text, without token and filter.
  public init(query: String) { self.query = query }
}
