public import Foundation

extension NSAttributedString.Key {
  /// Marks the parts of a suggestion's texts that match what was typed; they have some value under
  /// it, the others have none.
  public static let gmsAutocompleteMatchAttribute = NSAttributedString.Key(
    "GMSAutocompleteMatch")
}
