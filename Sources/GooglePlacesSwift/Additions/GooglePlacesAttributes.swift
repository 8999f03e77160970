public import Foundation

extension AttributeScopes {
  /// The attributes of this module. How the SDK names its scope is not known.
  public struct GooglePlacesAttributes: AttributeScope {
    /// Marks what matches the text of an autocomplete request; the value is an empty text.
    public let autocompleteMatch: AutocompleteMatchAttribute

    /// The key of ``autocompleteMatch``.
    public enum AutocompleteMatchAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = String

      /// The text of the key for `NSAttributedString`.
      public static let name = NSAttributedString.Key.autocompleteMatch.rawValue
    }
  }
}

extension AttributeDynamicLookup {
  /// Reads an attribute of this module by its name, as in `run.autocompleteMatch`.
  public subscript<Attribute: AttributedStringKey>(
    dynamicMember path: KeyPath<AttributeScopes.GooglePlacesAttributes, Attribute>
  ) -> Attribute { self[Attribute.self] }
}
