import PlacesCore

/// A text with the places it speaks of.
///
/// Follows `ContentBlock` of the Places Swift SDK.
public struct ContentBlock: Hashable, Sendable, CustomStringConvertible {
  let record: ContentBlockRecord

  init(_ record: ContentBlockRecord) { self.record = record }

  /// The text.
  public var content: String? { record.content?.text }

  /// The BCP-47 code of ``content``.
  public var contentLanguageCode: String? { record.content?.languageCode }

  /// The IDs of the places.
  public var referencedPlaceIDs: [String] { record.referencedPlaces.map(String.init(placeIDIn:)) }

  /// The type with the values that are there.
  public var description: String {
    summary(
      "ContentBlock",
      [
        "content": content, "contentLanguageCode": contentLanguageCode,
        "referencedPlaceIDs": referencedPlaceIDs,
      ])
  }
}
