public import Foundation

/// Finds suggestions for a text that somebody is typing.
///
/// Follows `GMSAutocompleteFetcher` of the Places SDK for iOS. A request goes out when the text has
/// rested for a tenth of a second, and only what belongs to the latest text reaches the delegate. A
/// blank text is answered with an empty list and no request.
///
/// Use it on one thread. Without ``provide(_:)`` requests carry no token, and each is billed by
/// itself: a token nobody else knows could not be ended by the request for the chosen place.
public final class GMSAutocompleteFetcher: NSObject {
  /// Who receives the suggestions; not kept alive.
  public weak var delegate: (any GMSAutocompleteFetcherDelegate)?

  /// What suggestions are limited to from the next text on; nil for nothing.
  public var autocompleteFilter: GMSAutocompleteFilter?

  let client: GMSPlacesClient
  /// How often the text has changed.
  var changeCount = 0
  /// What completes the latest text.
  var completion: Task<Void, Never>?
  private var token: GMSAutocompleteSessionToken?

  init(filter: GMSAutocompleteFilter?, client: GMSPlacesClient) {
    autocompleteFilter = filter
    self.client = client
  }

  /// A fetcher with a filter.
  #if MigrationWarnings
    @available(
      *, deprecated,
      message: """
        Use 'GMSPlacesClient.fetchAutocompleteSuggestions(from: GMSAutocompleteRequest(query:), \
        callback:)' when the text has rested; its callback stands in for the delegate. In New \
        Swift: 'await PlacesClient.shared.fetchAutocompleteSuggestions(with: \
        AutocompleteRequest(query:sessionToken:filter:))' in a task that the next text cancels.
        """
    )
  #endif
  public convenience init(filter: GMSAutocompleteFilter?) {
    self.init(filter: filter, client: GMSPlacesClient())
  }

  /// A fetcher without a filter.
  #if MigrationWarnings
    @available(
      *, deprecated,
      message: """
        Use 'GMSPlacesClient.fetchAutocompleteSuggestions(from: GMSAutocompleteRequest(query:), \
        callback:)' when the text has rested; its callback stands in for the delegate. In New \
        Swift: 'await PlacesClient.shared.fetchAutocompleteSuggestions(with: \
        AutocompleteRequest(query:sessionToken:filter:))' in a task that the next text cancels.
        """
    )
  #endif
  public override convenience init() { self.init(filter: nil) }

  deinit { completion?.cancel() }

  /// Sets the token of requests from the next text on; nil for none. Give a new one for each search.
  #if MigrationWarnings
    @available(
      *, deprecated,
      message: """
        Set 'sessionToken' of a 'GMSAutocompleteRequest'; in New Swift of an \
        'AutocompleteRequest'.
        """
    )
  #endif
  public func provide(_ sessionToken: GMSAutocompleteSessionToken?) { token = sessionToken }

  /// Takes the text as it is now; nil counts as blank.
  #if MigrationWarnings
    @available(
      *, deprecated,
      message: """
        Use 'GMSPlacesClient.fetchAutocompleteSuggestions(from: GMSAutocompleteRequest(query:), \
        callback:)' when the text has rested; its callback stands in for the delegate. In New \
        Swift: 'await PlacesClient.shared.fetchAutocompleteSuggestions(with: \
        AutocompleteRequest(query:sessionToken:filter:))' in a task that the next text cancels.
        """
    )
  #endif
  public func sourceTextHasChanged(_ text: String?) { complete(text ?? "", token) }
}
