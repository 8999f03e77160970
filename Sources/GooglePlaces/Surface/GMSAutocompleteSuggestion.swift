public import Foundation
import PlacesCore

/// Something that may be meant by what somebody typed; so far always a place.
///
/// Follows `GMSAutocompleteSuggestion`.
public final class GMSAutocompleteSuggestion: NSObject {
  /// The place.
  public var placeSuggestion: GMSAutocompletePlaceSuggestion?

  init(_ record: SuggestionRecord) { placeSuggestion = GMSAutocompletePlaceSuggestion(record) }

  /// A suggestion of nothing.
  public override init() {}
}
