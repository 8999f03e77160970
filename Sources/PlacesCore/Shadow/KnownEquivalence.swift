/// Something in which the two web services are known to differ about the same place.
public enum KnownEquivalence: String, CaseIterable, Hashable, Sendable {
  /// The same entries in another order.
  case order = "another order"
  /// An empty list, text or number that one service says and the other leaves out.
  case emptiness = "nothing said or said to be empty"
  /// Texts that are the same, of which only one service tells the language.
  case language = "only one service tells the language"
  /// The same but for parts that only one service has, such as links, pictures of authors, next
  /// changes of hours, the original of a translation, the credits in a text search.
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

/// What can explain differences between the answers of two services, or of one asked twice.
struct KnownEquivalences: Sendable {
  let primary: PlacesDialect
  let candidate: PlacesDialect
  let list: [KnownEquivalence]

  init(between primary: PlacesDialect, and candidate: PlacesDialect) {
    self.primary = primary
    self.candidate = candidate
    list = primary == candidate ? [.ownNames] : KnownEquivalence.allCases
  }

  private init(_ other: KnownEquivalences, _ list: [KnownEquivalence]) {
    primary = other.primary
    candidate = other.candidate
    self.list = list
  }

  /// The same without one.
  func without(_ equivalence: KnownEquivalence) -> KnownEquivalences {
    KnownEquivalences(self, list.filter { $0 != equivalence })
  }

  /// An equivalence by itself, where it is known and a condition holds; else none.
  func only(_ equivalence: KnownEquivalence, if holds: Bool = true) -> [KnownEquivalence] {
    list.filter { $0 == equivalence && holds }
  }
}

extension KnownEquivalence: CustomStringConvertible {
  /// The difference in a few words.
  public var description: String { rawValue }
}
