public import Foundation
package import PlacesCore
public import PlacesPlatform

/// A place that may be meant by a text.
///
/// Follows `AutocompletePlaceSuggestion` of the Places Swift SDK. What matches the text bears the
/// attribute ``Foundation/NSAttributedString/Key/autocompleteMatch`` in each of the texts.
public struct AutocompletePlaceSuggestion: Hashable, Sendable, CustomStringConvertible {
  package let record: SuggestionRecord

  package init(_ record: SuggestionRecord) { self.record = record }

  /// The ID to fetch the place by.
  public var placeID: String { record.placeID }

  /// Name and address in one.
  public var attributedFullText: AttributedString { AttributedString(record.text) }

  /// The name.
  public var attributedPrimaryText: AttributedString { AttributedString(record.mainText) }

  /// What tells it from others of the name, such as the town; nil when there is nothing.
  public var attributedSecondaryText: AttributedString? {
    record.secondaryText.map { AttributedString($0) }
  }

  /// ``attributedFullText`` in the older type.
  public var legacyAttributedFullText: NSAttributedString { .matched(record.text) }

  /// ``attributedPrimaryText`` in the older type.
  public var legacyAttributedPrimaryText: NSAttributedString { .matched(record.mainText) }

  /// ``attributedSecondaryText`` in the older type.
  public var legacyAttributedSecondaryText: NSAttributedString? {
    record.secondaryText.map { .matched($0) }
  }

  /// What kind of place it is.
  public var types: Set<PlaceType> { Set(record.types.map(PlaceType.init)) }

  /// Metres from the origin of the filter, as the crow flies; nil without one.
  public var distance: CLLocationDistance? { record.distanceMeters.map(CLLocationDistance.init) }

  /// The type with the values that are there.
  public var description: String {
    summary(
      "AutocompletePlaceSuggestion",
      [
        "placeID": placeID, "attributedFullText": record.text.text,
        "attributedPrimaryText": record.mainText.text,
        "attributedSecondaryText": record.secondaryText?.text, "types": types,
        "distance": distance,
      ])
  }
}
