public import Foundation
package import PlacesCore

/// What is known of a photo before its bytes are fetched.
///
/// Follows `GMSPlacePhotoMetadata` of the Places SDK for iOS. It serves to fetch the photo and
/// expires; do not store it. Whoever shows the photo must credit its authors.
public final class GMSPlacePhotoMetadata: NSObject {
  /// What the service said.
  package let record: PhotoRecord

  /// A view of what the service said.
  package init(_ record: PhotoRecord) { self.record = record }

  /// The names of the authors with links to their profiles; nil when there are none.
  public var attributions: NSAttributedString? { .text(of: record.authorAttributions.credits) }

  /// The authors; at most ten, empty when none are said.
  public var authorAttributions: [GMSPlaceAuthorAttribution]? {
    record.authorAttributions.map(GMSPlaceAuthorAttribution.init(_:))
  }

  /// The full size in pixels; zero where not said.
  public var maxSize: CGSize { CGSize(width: record.width, height: record.height) }

  /// Where to report the photo.
  public var flagContentURL: URL? { URL(text: record.flagContentUri) }

  /// The photo in Google Maps.
  public var googleMapsURL: URL? { URL(text: record.googleMapsUri) }

  /// Equality by value.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? GMSPlacePhotoMetadata)?.record == record
  }

  /// A hash of the value.
  public override var hash: Int { record.hashValue }
}
