/// A text that a model wrote about a place, with what must be shown beside it.
package struct SummaryRecord: Hashable, Sendable {
  package var text: LocalizedTextRecord?
  package var disclosureText: LocalizedTextRecord?
  package var flagContentUri: String?
  /// The reviews a review summary is made from.
  package var reviewsUri: String?
}

/// A text with the places it speaks of.
package struct ContentBlockRecord: Hashable, Sendable {
  package var content: LocalizedTextRecord?
  /// Resource names, `places/ID`.
  package var referencedPlaces: [String]
}

/// What the neighbourhood is like.
package struct NeighborhoodSummaryRecord: Hashable, Sendable {
  package var overview: ContentBlockRecord?
  package var description: ContentBlockRecord?
  package var disclosureText: LocalizedTextRecord?
  package var flagContentUri: String?
}

/// What one can do near a charging station while it charges.
package struct EVChargeAmenitySummaryRecord: Hashable, Sendable {
  package var overview: ContentBlockRecord?
  package var coffee: ContentBlockRecord?
  package var restaurant: ContentBlockRecord?
  package var store: ContentBlockRecord?
  package var disclosureText: LocalizedTextRecord?
  package var flagContentUri: String?
}

/// A warning about a place, such as suspected fake reviews.
package struct ConsumerAlertRecord: Hashable, Sendable {
  package var overview: String?
  package var title: String?
  package var description: String?
  package var aboutLink: LinkRecord?
  /// Whether the alert came with details.
  package var hasDetails: Bool
  package var languageCode: String?
}

/// Links that open Google Maps.
package struct MapsLinksRecord: Hashable, Sendable {
  package var directionsUri: String?
  package var placeUri: String?
  package var writeAReviewUri: String?
  package var reviewsUri: String?
  package var photosUri: String?
}
