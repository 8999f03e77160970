public import Foundation
package import PlacesCore

/// The person to credit for a photo or a review.
///
/// Follows `GMSPlaceAuthorAttribution` of the Places SDK for iOS.
public final class GMSPlaceAuthorAttribution: NSObject {
  /// What the service said.
  package let record: AuthorRecord

  /// A view of what the service said.
  package init(_ record: AuthorRecord) { self.record = record }

  /// An author without a name.
  public override convenience init() {
    self.init(AuthorRecord(displayName: "", uri: nil, photoUri: nil))
  }

  /// An author made by hand.
  public convenience init(name: String, uri: URL?, photoURI: URL?) {
    self.init(
      AuthorRecord(
        displayName: name, uri: uri?.absoluteString, photoUri: photoURI?.absoluteString))
  }

  /// The name to show; empty when not said.
  public var name: String { record.displayName }

  /// The profile of the author.
  public var uri: URL? { URL(text: record.uri) }

  /// The picture of the author.
  public var photoURI: URL? { URL(text: record.photoUri) }

  /// Equality by value.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? GMSPlaceAuthorAttribution)?.record == record
  }

  /// A hash of the value.
  public override var hash: Int { record.hashValue }
}
