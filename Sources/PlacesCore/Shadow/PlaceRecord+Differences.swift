extension PlaceRecord {
  /// In what two answers about a place differ, among the fields that both were asked for.
  func differences(
    from other: PlaceRecord, _ known: [KnownEquivalence]
  ) -> [ShadowDifference] {
    let asked = requested.intersection(other.requested)
    return PlaceField.allCases.filter(asked.contains).compactMap { field in
      let (mine, theirs) = (value(of: field), other.value(of: field))
      guard mine != theirs else { return nil }
      return ShadowDifference(
        placeID: placeID, field: field.rawValue, primary: mine.map(ShadowText.init)?.description,
        candidate: theirs.map(ShadowText.init)?.description,
        equivalences: explanation(field, other, known))
    }
  }

  /// The equivalences that together make a field of both records equal, none of which could be
  /// missing; empty when they do not.
  private func explanation(
    _ field: PlaceField, _ other: PlaceRecord, _ known: [KnownEquivalence]
  ) -> [KnownEquivalence] {
    let explains: ([KnownEquivalence]) -> Bool = { equivalences in
      var (mine, theirs) = (self, other)
      for equivalence in equivalences { equivalence.reconcile(&mine, &theirs) }
      return mine.value(of: field) == theirs.value(of: field)
    }
    guard explains(known) else { return [] }
    return known.reduce(into: known) { needed, equivalence in
      let fewer = needed.filter { $0 != equivalence }
      if explains(fewer) { needed = fewer }
    }
  }
}

extension SearchRecord {
  /// In what two lists of places differ: which places, and what is said of those in both.
  func differences(
    from other: SearchRecord, _ known: [KnownEquivalence]
  ) -> [ShadowDifference] {
    let list = ShadowDifference(
      ofList: places.compactMap(\.placeID), other.places.compactMap(\.placeID), known)
    return [list].compactMap { $0 }
      + pairs(with: other).flatMap { $0.differences(from: $1, known) }
  }

  /// The places that both lists hold, told by their IDs.
  func pairs(with other: SearchRecord) -> [(PlaceRecord, PlaceRecord)] {
    places.compactMap { mine in
      other.places.first { $0.placeID == mine.placeID && mine.placeID != nil }.map { (mine, $0) }
    }
  }
}

extension SuggestionRecord {
  /// In what two lists of suggestions differ: which places, and what is said of those in both.
  static func differences(
    _ mine: [SuggestionRecord], _ theirs: [SuggestionRecord], _ known: [KnownEquivalence]
  ) -> [ShadowDifference] {
    let list = ShadowDifference(ofList: mine.map(\.placeID), theirs.map(\.placeID), known)
    let pairs = mine.compactMap { one in
      theirs.first { $0.placeID == one.placeID }.map { (one, $0) }
    }
    return [list].compactMap { $0 } + pairs.flatMap { $0.differences(from: $1, known) }
  }

  private func differences(
    from other: SuggestionRecord, _ known: [KnownEquivalence]
  ) -> [ShadowDifference] {
    let sharesType = !Set(types).isDisjoint(with: other.types)
    let typeReasons = known.filter {
      ($0 == .order && Set(types) == Set(other.types)) || ($0 == .typeLists && sharesType)
    }
    return [
      difference("text", text, other.text), difference("mainText", mainText, other.mainText),
      difference("secondaryText", secondaryText, other.secondaryText),
      difference("types", types, other.types, Array(typeReasons.prefix(1))),
      difference("distanceMeters", distanceMeters, other.distanceMeters),
    ].compactMap { $0 }
  }

  private func difference<Value: Hashable>(
    _ field: String, _ mine: Value, _ theirs: Value, _ equivalences: [KnownEquivalence] = []
  ) -> ShadowDifference? {
    guard mine != theirs else { return nil }
    return ShadowDifference(
      placeID: placeID, field: field, primary: ShadowText(AnyHashable(mine)).description,
      candidate: ShadowText(AnyHashable(theirs)).description, equivalences: equivalences)
  }
}

extension ShadowDifference {
  /// The difference between the IDs of two lists; nil when they are equal.
  fileprivate init?(ofList mine: [String], _ theirs: [String], _ known: [KnownEquivalence]) {
    guard mine != theirs else { return nil }
    let (own, other) = (Set(mine), Set(theirs))
    let (fewer, more) = own.count <= other.count ? (own, other) : (other, own)
    let isPart = !fewer.isEmpty && fewer.isSubset(of: more)
    let reason = own == other ? KnownEquivalence.order : .fewerPlaces
    self.init(
      field: "places", primary: mine.joined(separator: ", "),
      candidate: theirs.joined(separator: ", "),
      equivalences: known.filter { $0 == reason && isPart })
  }
}
