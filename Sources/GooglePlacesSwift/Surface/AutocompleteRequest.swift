/// A question for the places that may be meant by what somebody types.
///
/// Follows `AutocompleteRequest` of the Places Swift SDK. Make one for each change of the text, all
/// with the token that the request for the chosen place ends with. A blank text fails when it is
/// sent.
public struct AutocompleteRequest: Sendable {
  /// What has been typed.
  public let query: String
  /// The token of the session; nil has each request billed by itself.
  public let sessionToken: AutocompleteSessionToken?
  /// What narrows the suggestions; nil for nothing.
  public let filter: AutocompleteFilter?
  /// The caret in the text, in characters; 0 takes the filter's, and is the end without one.
  public let inputOffset: Int

  /// A question about a text.
  public init(
    query: String, sessionToken: AutocompleteSessionToken? = nil,
    filter: AutocompleteFilter? = nil, inputOffset: Int = 0
  ) {
    self.query = query
    self.sessionToken = sessionToken
    self.filter = filter
    self.inputOffset = inputOffset
  }
}
