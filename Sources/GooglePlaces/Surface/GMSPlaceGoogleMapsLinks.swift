public import Foundation
import PlacesCore

/// Links that open a place in Google Maps.
///
/// Follows `GMSPlaceGoogleMapsLinks` of the Places SDK for iOS.
public final class GMSPlaceGoogleMapsLinks: NSObject {
  let record: MapsLinksRecord

  init(_ record: MapsLinksRecord) { self.record = record }

  /// The way there.
  public var directionsURL: URL? { URL(text: record.directionsUri) }

  /// The place.
  public var placeURL: URL? { URL(text: record.placeUri) }

  /// Writing a review.
  public var writeAReviewURL: URL? { URL(text: record.writeAReviewUri) }

  /// The reviews.
  public var reviewsURL: URL? { URL(text: record.reviewsUri) }

  /// The photos.
  public var photosURL: URL? { URL(text: record.photosUri) }

  /// Equality by value.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? GMSPlaceGoogleMapsLinks)?.record == record
  }

  /// A hash of the value.
  public override var hash: Int { record.hashValue }
}
