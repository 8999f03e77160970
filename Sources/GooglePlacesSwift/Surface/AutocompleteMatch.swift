public import Foundation

extension NSAttributedString.Key {
  /// Marks what matches the text of an autocomplete request; the value is an empty text.
  public static let autocompleteMatch = NSAttributedString.Key("autocompleteMatch")
}

extension AttributeScopes {
  /// The attributes of this module, as in `AttributeContainer(_:including:)`.
  public var googlePlaces: GooglePlacesAttributes.Type { GooglePlacesAttributes.self }
}
