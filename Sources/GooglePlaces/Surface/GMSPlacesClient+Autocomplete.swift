import PlacesCore

extension GMSPlacesClient {
  /// Finds the places that may be meant by a text, which is taken without blanks around it.
  ///
  /// Without a token each call is billed by itself.
  #if MigrationWarnings
    @available(
      *, deprecated,
      message: """
        Use 'fetchAutocompleteSuggestions(from: GMSAutocompleteRequest(query:), callback:)'; the \
        request has 'filter' and 'sessionToken', each suggestion a 'placeSuggestion'. In New \
        Swift: 'await PlacesClient.shared.fetchAutocompleteSuggestions(with: \
        AutocompleteRequest(query:sessionToken:filter:))', whose suggestions are cases \
        '.place(suggestion)'.
        """
    )
  #endif
  public func findAutocompletePredictions(
    fromQuery query: String, filter: GMSAutocompleteFilter?,
    sessionToken: GMSAutocompleteSessionToken?,
    callback: @escaping GMSAutocompletePredictionsCallback
  ) {
    let query = AutocompleteQuery.result(trimming: query, filter, sessionToken)
    suggest(query, as: GMSAutocompletePrediction.init, callback)
  }

  /// Finds the places that may be meant by the text of a request.
  public func fetchAutocompleteSuggestions(
    from request: GMSAutocompleteRequest, callback: @escaping GMSAutocompleteSuggestionsCallback
  ) {
    suggest(AutocompleteQuery.result(of: request), as: GMSAutocompleteSuggestion.init, callback)
  }
}
