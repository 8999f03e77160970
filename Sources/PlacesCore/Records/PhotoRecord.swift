package import Foundation

/// What is known of a photo before its bytes are fetched.
package struct PhotoRecord: Hashable, Sendable {
  /// The resource name that fetches the bytes; it expires and must not be stored.
  package var name: String
  /// Pixels; 0 when not said.
  package var width: Int
  /// Pixels; 0 when not said.
  package var height: Int
  package var authorAttributions: [AuthorRecord]
  package var flagContentUri: String?
  package var googleMapsUri: String?
}

/// The person to credit for a photo or a review.
package struct AuthorRecord: Hashable, Sendable {
  package var displayName: String
  package var uri: String?
  package var photoUri: String?

  package init(displayName: String, uri: String?, photoUri: String?) {
    self.displayName = displayName
    self.uri = uri
    self.photoUri = photoUri
  }
}

/// What a visitor wrote.
package struct ReviewRecord: Hashable, Sendable {
  package var resourceName: String?
  package var relativePublishTime: String?
  package var text: LocalizedTextRecord?
  package var originalText: LocalizedTextRecord?
  /// 1…5; nil when not said.
  package var rating: Double?
  package var author: AuthorRecord?
  package var publishTime: InstantRecord?
  package var flagContentUri: String?
  package var googleMapsUri: String?
  /// The month of the visit; its day is 0.
  package var visitDate: CalendarDayRecord?

  /// A review built by hand, as both façades allow.
  package init(
    publishDate: Date, relativePublishTime: String?, text: LocalizedTextRecord?,
    originalText: LocalizedTextRecord?, rating: Double, author: AuthorRecord?
  ) {
    self.init()
    publishTime = InstantRecord(date: publishDate, text: publishDate.formatted(.iso8601))
    self.relativePublishTime = relativePublishTime
    self.text = text
    self.originalText = originalText
    self.rating = rating
    self.author = author
  }

  init() {}
}

/// A provider whose data is shown, who must be credited.
package struct AttributionRecord: Hashable, Sendable {
  package var provider: String?
  package var providerUri: String?
}
