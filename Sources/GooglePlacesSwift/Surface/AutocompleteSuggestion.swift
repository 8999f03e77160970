/// What may be meant by a text.
///
/// Follows `AutocompleteSuggestion` of the Places Swift SDK.
public enum AutocompleteSuggestion: Hashable, Sendable {
  /// A place.
  case place(AutocompletePlaceSuggestion)
}
