public import PlacesCore

extension PlacesClient {
  /// The ID that a place has now, to be kept in place of the one given; asking is free.
  ///
  /// Google advises to ask again for IDs that were kept for a year. Throws `notFound` when no place
  /// has the ID any longer.
  public func refreshedPlaceID(_ placeID: String) async throws(PlacesFailure) -> String {
    try await engine.refreshedPlaceID(placeID).get()
  }
}
