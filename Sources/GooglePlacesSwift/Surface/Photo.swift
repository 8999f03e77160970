public import Foundation
package import PlacesCore

/// What is known of a photo before its bytes are fetched; it expires, do not store it.
///
/// Whoever shows the photo must credit its authors.
///
/// Follows `Photo` of the Places Swift SDK.
public struct Photo: Hashable, Sendable, CustomStringConvertible {
  package let record: PhotoRecord

  package init(_ record: PhotoRecord) { self.record = record }

  /// The names of the authors with links; nil when there are none.
  public var attributions: AttributedString? { AttributedString(record.authorAttributions.credits) }

  /// The authors.
  public var authorAttributions: [AuthorAttribution] {
    record.authorAttributions.map(AuthorAttribution.init)
  }

  /// The full size in pixels; zero where not said.
  public var maxSize: CGSize { CGSize(width: record.width, height: record.height) }

  /// Where to report the photo.
  public var flagContentURL: URL? { URL(text: record.flagContentUri) }

  /// The photo in Google Maps.
  public var googleMapsURL: URL? { URL(text: record.googleMapsUri) }

  /// The type with the values that are there.
  public var description: String {
    summary(
      "Photo",
      [
        "attributions": attributions, "authorAttributions": authorAttributions, "maxSize": maxSize,
        "flagContentURL": flagContentURL, "googleMapsURL": googleMapsURL,
      ])
  }
}
