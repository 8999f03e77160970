public import Foundation
package import PlacesCore

/// A place that may be meant by what somebody typed.
///
/// Follows `GMSAutocompletePrediction` of the Places SDK for iOS. What matches in its texts carries
/// `NSAttributedString.Key.gmsAutocompleteMatchAttribute`.
public final class GMSAutocompletePrediction: NSObject {
  /// What the service said.
  package let record: SuggestionRecord

  /// A view of what the service said.
  package init(_ record: SuggestionRecord) { self.record = record }

  /// Name and address in one line.
  public var attributedFullText: NSAttributedString { .text(record.text) }

  /// The name, for a list's first line.
  public var attributedPrimaryText: NSAttributedString { .text(record.mainText) }

  /// What tells it from places of the same name; nil when there is nothing.
  public var attributedSecondaryText: NSAttributedString? { record.secondaryText.map { .text($0) } }

  /// The ID, to fetch the place with.
  public var placeID: String { record.placeID }

  /// What kind of place it is.
  public var types: [String] { record.types }

  /// How far it is from the filter's origin, in metres; nil without one.
  public var distanceMeters: NSNumber? { record.distanceMeters.map { $0 as NSNumber } }

  /// Equality by value.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? GMSAutocompletePrediction)?.record == record
  }

  /// A hash of the value.
  public override var hash: Int { record.hashValue }
}
