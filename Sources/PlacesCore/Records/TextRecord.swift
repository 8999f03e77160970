/// A text with the language it is in.
package struct LocalizedTextRecord: Hashable, Sendable {
  /// The text; empty when the service sent none.
  package var text: String
  /// A BCP-47 code; nil when the service did not say.
  package var languageCode: String?

  package init(text: String, languageCode: String? = nil) {
    self.text = text
    self.languageCode = languageCode
  }
}

/// A link with the text to show for it.
package struct LinkRecord: Hashable, Sendable {
  package var title: String?
  package var uri: String?
}
