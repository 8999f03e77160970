/// The places a search found.
package struct SearchRecord: Hashable, Sendable {
  package var places: [PlaceRecord]
  /// What asks for the next page; nil when this is the last.
  package var nextPageToken: String?
  /// One for each place, when asked for.
  package var routingSummaries: [RoutingSummaryRecord] = []
  /// Where Google Maps shows the search.
  package var searchUri: String?
}

/// The way to one of the places found.
package struct RoutingSummaryRecord: Hashable, Sendable {
  /// To the place, and on to the route's end when there is one.
  package var legs: [LegRecord]
  package var directionsUri: String?

  package init(legs: [LegRecord] = [], directionsUri: String? = nil) {
    self.legs = legs
    self.directionsUri = directionsUri
  }
}

/// A part of a way.
package struct LegRecord: Hashable, Sendable {
  /// In seconds.
  package var duration: Double
  package var distanceMeters: Int

  package init(duration: Double, distanceMeters: Int) {
    self.duration = duration
    self.distanceMeters = distanceMeters
  }
}
