/// The words by which a place is found, in every language it is given in.
struct EmbeddedPlaceWords: Sendable {
  /// By language.
  private let names: [[String]]
  private let address: Set<String>
  private let kinds: Set<String>

  /// The words of a place from its JSON and from those of its translations.
  init(_ versions: [JSONValue]) {
    names = versions.compactMap { $0["displayName"]?["text"]?.string }.map(EmbeddedWord.folded)
    address = Set(versions.flatMap(Self.addressTexts).flatMap(EmbeddedWord.folded))
    kinds = Set(versions.flatMap(Self.kindTexts).flatMap(EmbeddedWord.folded))
  }

  private static func addressTexts(_ json: JSONValue) -> [String] {
    let parts = json["addressComponents"]?.array ?? []
    let texts = [json["formattedAddress"], json["shortFormattedAddress"]]
    return (texts + parts.map { $0["longText"] }).compactMap { $0?.string }
  }

  private static func kindTexts(_ json: JSONValue) -> [String] {
    let types = json["types"]?.array ?? []
    return (types + [json["primaryType"], json["primaryTypeDisplayName"]?["text"]])
      .compactMap { $0?.string }
  }

  /// How far words are from this place, 0 for the best match; nil unless each of them begins a
  /// word of the name or the address, or of the kind when kinds count.
  ///
  /// A word of the name costs less than another, a whole word less than a beginning, and a name
  /// that begins with the words less than one that holds them further on.
  func cost(of words: [String], withKinds: Bool = false) -> Int? {
    var cost = names.contains { Self.words(words, begin: $0) } ? 0 : 1
    for word in words {
      guard let own = self.cost(of: word, withKinds) else { return nil }
      cost += own
    }
    return cost
  }

  private func cost(of word: String, _ withKinds: Bool) -> Int? {
    if names.contains(where: { $0.contains(word) }) { return 0 }
    if names.contains(where: { Self.contains($0, word) }) { return 1 }
    let isKind = withKinds && (kinds.contains(word) || kinds.contains { "\($0)s" == word })
    if isKind || address.contains(word) { return 2 }
    return Self.contains(address, word) || withKinds && Self.contains(kinds, word) ? 3 : nil
  }

  private static func contains(_ words: some Sequence<String>, _ beginning: String) -> Bool {
    words.contains { $0.begins(with: beginning) }
  }

  private static func words(_ words: [String], begin name: [String]) -> Bool {
    words.count <= name.count && zip(words, name).allSatisfy { $1.begins(with: $0) }
  }
}
