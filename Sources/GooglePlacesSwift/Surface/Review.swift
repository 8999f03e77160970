public import Foundation
package import PlacesCore

/// What a visitor wrote. Whoever shows it must credit the author.
///
/// Follows `Review` of the Places Swift SDK.
public struct Review: Hashable, Sendable, CustomStringConvertible {
  package let record: ReviewRecord

  package init(_ record: ReviewRecord) { self.record = record }

  /// A review from its parts.
  public init(
    publishDate: Date, relativePublishDateDescription: String?, text: String?,
    textLanguageCode: String?, originalText: String?, originalTextLanguageCode: String?,
    rating: Float, authorAttribution: AuthorAttribution?
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

  /// How long ago that is, in words.
  public var relativePublishDateDescription: String? { record.relativePublishTime }

  /// The text, translated where that was asked for.
  public var text: String? { record.text?.text }

  /// The BCP-47 code of ``text``.
  public var textLanguageCode: String? { record.text?.languageCode }

  /// The text as written.
  public var originalText: String? { record.originalText?.text }

  /// The BCP-47 code of ``originalText``.
  public var originalTextLanguageCode: String? { record.originalText?.languageCode }

  /// The rating, 1…5; 0 when not said.
  public var rating: Float { Float(record.rating ?? 0) }

  /// The author.
  public var authorAttribution: AuthorAttribution? { record.author.map(AuthorAttribution.init) }

  /// The type with the values that are there.
  public var description: String {
    summary(
      "Review",
      [
        "publishDate": publishDate,
        "relativePublishDateDescription": relativePublishDateDescription, "text": text,
        "textLanguageCode": textLanguageCode, "originalText": originalText,
        "originalTextLanguageCode": originalTextLanguageCode, "rating": rating,
        "authorAttribution": authorAttribution,
      ])
  }
}
