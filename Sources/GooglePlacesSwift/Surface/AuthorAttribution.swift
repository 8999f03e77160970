public import Foundation
package import PlacesCore

/// The person to credit for a photo or a review.
///
/// Follows `AuthorAttribution` of the Places Swift SDK.
public struct AuthorAttribution: Hashable, Sendable, CustomStringConvertible {
  /// What the service said.
  package let record: AuthorRecord

  /// A view of what the service said.
  package init(_ record: AuthorRecord) { self.record = record }

  /// An author from a name and two links.
  public init(displayName: String, url: URL?, photoUrl: URL?) {
    self.init(
      AuthorRecord(
        displayName: displayName, uri: url?.absoluteString, photoUri: photoUrl?.absoluteString))
  }

  /// The name to show.
  public var displayName: String { record.displayName }

  /// The profile.
  public var url: URL? { URL(text: record.uri) }

  /// The picture of the author.
  public var photoUrl: URL? { URL(text: record.photoUri) }

  /// The type with the values that are there.
  public var description: String {
    summary(
      "AuthorAttribution",
      ["displayName": displayName, "url": url, "photoUrl": photoUrl])
  }
}
