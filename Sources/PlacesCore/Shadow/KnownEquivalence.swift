/// Something in which the two web services are known to differ about the same place.
public enum KnownEquivalence: String, CaseIterable, Hashable, Sendable {
  /// The same entries in another order.
  case order = "another order"
  /// An empty list, text or number that one service says and the other leaves out.
  case emptiness = "nothing said or said to be empty"
  /// Texts that are the same, of which only one service tells the language.
  case language = "only one service tells the language"
  /// The same but for parts that only one service has, such as links, pictures of authors, next
  /// changes of hours, the original of a translation.
  case missingParts = "parts that only one service has"
  /// The same point, to a metre.
  case rounding = "the same point, rounded"
  /// The same but for kinds of blanks and dashes.
  case typography = "other blanks and dashes"
  /// Types come from lists of their own.
  case typeLists = "types from another list"
  /// Two ways to shorten an address.
  case shortAddress = "another way to shorten"
  /// Names of photos, tokens and addresses of bytes, which each service has for itself.
  case ownNames = "names of the service's own"
  /// Links that lead to the same place.
  case links = "links of another form"
  /// A place that has yet to open, which Legacy has no word for.
  case futureOpening = "no word for a place yet to open"
  /// A text search of Legacy finds the best few places only.
  case fewerPlaces = "a search that finds fewer places"
  /// Bytes of a photo that both services made smaller, each in its way.
  case encoding = "the same image, encoded anew"
}

extension KnownEquivalence {
  /// What can explain a difference between answers of two services, or of one asked twice.
  static func between(_ one: PlacesDialect, _ other: PlacesDialect) -> [KnownEquivalence] {
    one == other ? [.ownNames, .encoding] : allCases
  }
}

extension KnownEquivalence: CustomStringConvertible {
  /// The difference in a few words.
  public var description: String { rawValue }
}
