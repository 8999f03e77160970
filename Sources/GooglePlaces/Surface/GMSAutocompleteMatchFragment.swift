public import Foundation

/// A part of a text that matches what was typed, in UTF-16 units.
///
/// Follows `GMSAutocompleteMatchFragment` of the Places SDK for iOS, which nothing gives any more:
/// the attributed texts mark what matches.
public final class GMSAutocompleteMatchFragment: NSObject {
  /// Where it begins.
  public let offset: UInt = 0

  /// How long it is.
  public let length: UInt = 0
}
