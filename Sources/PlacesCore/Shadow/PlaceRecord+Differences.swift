extension PlaceRecord {
  /// In what two answers about a place differ, among the fields that both were asked for.
  func differences(
    from other: PlaceRecord, _ known: KnownEquivalences
  ) -> [ShadowDifference] {
    let asked = requested.intersection(other.requested)
      .filter { known.primary.names($0) && known.candidate.names($0) }
    return asked.compactMap { field in
      let (mine, theirs) = (value(of: field), other.value(of: field))
      guard mine != theirs else { return nil }
      return ShadowDifference(
        placeID: placeID, field: field.canonicalName,
        primary: mine.map(ShadowText.init)?.description,
        candidate: theirs.map(ShadowText.init)?.description,
        equivalences: explanation(field, other, known))
    }
  }

  /// The equivalences that together make a field of both records equal, none of which could be
  /// missing, the narrowest where there is a choice; empty when they do not.
  private func explanation(
    _ field: PlaceField, _ other: PlaceRecord, _ known: KnownEquivalences
  ) -> [KnownEquivalence] {
    let explains: ([KnownEquivalence]) -> Bool = { equivalences in
      var (mine, theirs) = (self, other)
      for equivalence in equivalences { equivalence.reconcile(&mine, &theirs) }
      return mine.value(of: field) == theirs.value(of: field)
    }
    guard explains(known.list) else { return [] }
    return known.list.reversed().reduce(into: known.list) { needed, equivalence in
      let fewer = needed.filter { $0 != equivalence }
      if explains(fewer) { needed = fewer }
    }
  }
}

extension SearchRecord {
  /// In what two lists of places differ: which places, and what is said of those in both.
  func differences(
    from other: SearchRecord, _ known: KnownEquivalences
  ) -> [ShadowDifference] {
    [listDifference(from: other, known), wayDifference(from: other)].compactMap { $0 }
      + pairs(with: other).flatMap { mine, theirs in
        mine.differences(from: theirs, known).map {
          $0.allowingForHours(mine.openingHours, theirs.openingHours, known)
        }
      }
  }

  /// The places that both lists hold, told by their IDs; without IDs, by where they stand.
  func pairs(with other: SearchRecord) -> [(PlaceRecord, PlaceRecord)] {
    guard hasIDs, other.hasIDs else { return Array(zip(places, other.places)) }
    return places.compactMap { mine in
      other.places.first { $0.placeID == mine.placeID }.map { (mine, $0) }
    }
  }

  private var hasIDs: Bool { places.allSatisfy { $0.placeID != nil } }

  private func listDifference(
    from other: SearchRecord, _ known: KnownEquivalences
  ) -> ShadowDifference? {
    if hasIDs, other.hasIDs {
      return ShadowDifference(
        ofList: places.compactMap(\.placeID), other.places.compactMap(\.placeID), known)
    }
    let (mine, theirs) = (places.count, other.places.count)
    guard mine != theirs else { return nil }
    let isShorter =
      known.primary == .legacy ? 0 < mine && mine < theirs : 0 < theirs && theirs < mine
    return ShadowDifference(
      field: "places", primary: "\(mine) places", candidate: "\(theirs) places",
      equivalences: known.only(.fewerPlaces, if: isShorter))
  }

  private func wayDifference(from other: SearchRecord) -> ShadowDifference? {
    guard routingSummaries != other.routingSummaries else { return nil }
    return ShadowDifference(
      field: "routingSummaries",
      primary: ShadowText(AnyHashable(routingSummaries)).description,
      candidate: ShadowText(AnyHashable(other.routingSummaries)).description)
  }
}

extension SuggestionRecord {
  /// In what two lists of suggestions differ: which places, and what is said of those in both.
  static func differences(
    _ mine: [SuggestionRecord], _ theirs: [SuggestionRecord], _ known: KnownEquivalences
  ) -> [ShadowDifference] {
    let list = ShadowDifference(
      ofList: mine.map(\.placeID), theirs.map(\.placeID), known.without(.fewerPlaces))
    let pairs = mine.compactMap { one in
      theirs.first { $0.placeID == one.placeID }.map { (one, $0) }
    }
    return [list].compactMap { $0 } + pairs.flatMap { $0.differences(from: $1, known) }
  }

  private func differences(
    from other: SuggestionRecord, _ known: KnownEquivalences
  ) -> [ShadowDifference] {
    let typeReasons =
      known.only(.order, if: types.sorted() == other.types.sorted())
      + known.only(.typeLists, if: types.sharesKind(with: other.types))
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
  /// The same, with the reason why hours in a search of Legacy tell only whether it is open now.
  fileprivate func allowingForHours(
    _ mine: HoursRecord?, _ theirs: HoursRecord?, _ known: KnownEquivalences
  ) -> ShadowDifference {
    guard field == PlaceField.openingHours.canonicalName, known.primary != known.candidate,
      let mine,
      let theirs
    else { return self }
    let legacy = known.primary == .legacy ? mine : theirs
    let said = Set([mine.isOpenNow, theirs.isOpenNow].compactMap { $0 })
    guard legacy.periods == nil, said.count < 2 else { return self }
    return ShadowDifference(
      placeID: placeID, field: field, primary: primary, candidate: candidate,
      equivalences: known.only(.missingParts))
  }

  /// The difference between the IDs of two lists; nil when they are equal.
  fileprivate init?(ofList mine: [String], _ theirs: [String], _ known: KnownEquivalences) {
    guard mine != theirs else { return nil }
    let isReordered = mine.sorted() == theirs.sorted()
    let (fewer, more) = known.primary == .legacy ? (mine, theirs) : (theirs, mine)
    let isPart = !fewer.isEmpty && Set(fewer).isStrictSubset(of: more)
    self.init(
      field: "places", primary: mine.joined(separator: ", "),
      candidate: theirs.joined(separator: ", "),
      equivalences: known.only(.order, if: isReordered) + known.only(.fewerPlaces, if: isPart))
  }
}
