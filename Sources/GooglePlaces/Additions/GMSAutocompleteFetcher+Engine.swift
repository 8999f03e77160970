public import PlacesCore

extension GMSAutocompleteFetcher {
  /// A fetcher with an engine of its own, for tests and for a second project in one process; its
  /// clock measures how long a text rests.
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
  public convenience init(filter: GMSAutocompleteFilter?, engine: PlacesEngine) {
    self.init(filter: filter, client: GMSPlacesClient(engine: engine))
  }
}
