extension LocalizedTextRecord {
  /// A text with its language; nil without a text.
  package init?(_ text: String?, languageCode: String?) {
    guard let text else { return nil }
    self.init(text: text, languageCode: languageCode)
  }
}
