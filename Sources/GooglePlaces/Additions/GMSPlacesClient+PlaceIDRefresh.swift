import PlacesCore

extension GMSPlacesClient {
  /// Tells the ID that a place has now, by a request that is free.
  ///
  /// For IDs that were kept for long, a year or more. An ID that refers to nothing any more is a
  /// failure `notFound`: search for the place again.
  public func refreshPlaceID(
    _ placeID: String, callback: @escaping (String?, (any Error)?) -> Void
  ) {
    deliver(to: callback) { engine in await engine.refreshedPlaceID(placeID) }
  }
}
