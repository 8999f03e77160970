public import Foundation
package import PlacesCore

/// What a visitor wrote about a place.
///
/// Follows `GMSPlaceReview` of the Places SDK for iOS. Whoever shows it must credit its author.
public final class GMSPlaceReview: NSObject {
  /// What the service said.
  package let record: ReviewRecord

  /// A view of what the service said.
  package init(_ record: ReviewRecord) { self.record = record }

  /// A review without text, author or rating, dated to the start of 1970.
  public override convenience init() {
    self.init(
      publishDate: Date(timeIntervalSince1970: 0), relativePublishDateDescription: nil, text: nil,
      textLanguageCode: nil, originalText: nil, originalTextLanguageCode: nil, rating: 0,
      authorAttribution: nil)
  }

  /// A review made by hand; a language code without its text is dropped.
  public convenience init(
    publishDate: Date, relativePublishDateDescription: String?, text: String?,
    textLanguageCode: String?, originalText: String?, originalTextLanguageCode: String?,
    rating: Float, authorAttribution: GMSPlaceAuthorAttribution?
  ) {
    self.init(
      ReviewRecord(
        publishDate: publishDate, relativePublishTime: relativePublishDateDescription,
        text: LocalizedTextRecord(text, languageCode: textLanguageCode),
        originalText: LocalizedTextRecord(originalText, languageCode: originalTextLanguageCode),
        rating: Double(rating), author: authorAttribution?.record))
  }

  /// When it was published; the start of 1970 when not said.
  public var publishDate: Date { record.publishTime?.date ?? Date(timeIntervalSince1970: 0) }

  /// How long ago that was, in words.
  public var relativePublishDateDescription: String? { record.relativePublishTime }

  /// The text, which may be a translation.
  public var text: String? { record.text?.text }

  /// The BCP-47 code of ``text``.
  public var textLanguageCode: String? { record.text?.languageCode }

  /// The text as it was written.
  public var originalText: String? { record.originalText?.text }

  /// The BCP-47 code of ``originalText``.
  public var originalTextLanguageCode: String? { record.originalText?.languageCode }

  /// Stars, 1…5; 0 when not said.
  public var rating: Double { record.rating ?? 0 }

  /// The author.
  public var authorAttribution: GMSPlaceAuthorAttribution? {
    record.author.map(GMSPlaceAuthorAttribution.init(_:))
  }

  /// Equality by value.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? GMSPlaceReview)?.record == record
  }

  /// A hash of the value.
  public override var hash: Int { record.hashValue }
}
