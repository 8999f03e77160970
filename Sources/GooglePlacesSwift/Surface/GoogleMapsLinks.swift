public import Foundation
import PlacesCore

/// Links that open Google Maps.
///
/// Follows `GoogleMapsLinks` of the Places Swift SDK.
public struct GoogleMapsLinks: Hashable, Sendable, CustomStringConvertible {
  let record: MapsLinksRecord

  init(_ record: MapsLinksRecord) { self.record = record }

  /// The way to the place.
  public var directionsURL: URL? { URL(text: record.directionsUri) }

  /// The place.
  public var placeURL: URL? { URL(text: record.placeUri) }

  /// The form for a review.
  public var writeAReviewURL: URL? { URL(text: record.writeAReviewUri) }

  /// The reviews.
  public var reviewsURL: URL? { URL(text: record.reviewsUri) }

  /// The photos.
  public var photosURL: URL? { URL(text: record.photosUri) }

  /// The type with the values that are there.
  public var description: String {
    summary(
      "GoogleMapsLinks",
      [
        "directionsURL": directionsURL, "placeURL": placeURL, "writeAReviewURL": writeAReviewURL,
        "reviewsURL": reviewsURL, "photosURL": photosURL,
      ])
  }
}
