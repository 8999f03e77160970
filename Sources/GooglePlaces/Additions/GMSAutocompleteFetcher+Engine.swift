public import PlacesCore

extension GMSAutocompleteFetcher {
  /// A fetcher with an engine of its own, for tests and for a second project in one process; its
  /// clock measures how long a text rests.
  public convenience init(filter: GMSAutocompleteFilter?, engine: PlacesEngine) {
    self.init(filter: filter, client: GMSPlacesClient(engine: engine))
  }
}
