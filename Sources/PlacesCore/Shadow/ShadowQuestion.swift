import Foundation

/// A question that can be asked of a second service, and whose answers can be compared.
protocol ShadowQuestion: Question {
  associatedtype Answer: Sendable

  /// The question as the candidate understands it; nil when there is nothing to ask it for.
  func asked(of dialect: PlacesDialect, _ counterparts: ShadowCounterparts) -> Self?

  /// The candidate's answer.
  static func ask(
    _ query: Self, _ candidate: PlacesEngine
  ) async -> Result<Answer, PlacesFailure>

  /// In what two answers differ, and what of it the known equivalences explain.
  static func differences(
    _ mine: Answer, _ theirs: Answer, _ known: KnownEquivalences
  ) -> [ShadowDifference]

  /// What the primary's answer calls something, with what the candidate's calls it.
  static func counterparts(_ mine: Answer, _ theirs: Answer) -> [(String, String)]
}

extension ShadowQuestion {
  static func counterparts(_ mine: Answer, _ theirs: Answer) -> [(String, String)] { [] }
}

extension PlacesEngine {
  /// The answer, which is considered for comparison on the way.
  func considered<Query: ShadowQuestion>(
    _ answer: Result<Query.Answer, PlacesFailure>, to query: Query,
    asking question: ((PlacesDialect) -> Query)? = nil
  ) -> Result<Query.Answer, PlacesFailure> {
    configuration.shadow?.consider(
      answer, of: configuration.dialect, to: query, redacting: redacted,
      asking: question ?? { _ in query })
    return answer
  }
}

// MARK: Details

extension PlaceQuery: ShadowQuestion {
  func asked(of dialect: PlacesDialect, _ counterparts: ShadowCounterparts) -> PlaceQuery? {
    var query = self
    query.fields.formIntersection(fields.filter(dialect.names))
    query.optionalFields.formIntersection(optionalFields.filter(dialect.names))
    query.diagnostics = []
    return query.allFields.isEmpty ? nil : query
  }

  static func ask(
    _ query: PlaceQuery, _ candidate: PlacesEngine
  ) async -> Result<PlaceRecord, PlacesFailure> {
    await candidate.fetchPlace(query)
  }

  static func differences(
    _ mine: PlaceRecord, _ theirs: PlaceRecord, _ known: KnownEquivalences
  ) -> [ShadowDifference] {
    mine.differences(from: theirs, known)
  }

  static func counterparts(_ mine: PlaceRecord, _ theirs: PlaceRecord) -> [(String, String)] {
    zip(mine.photos ?? [], theirs.photos ?? [])
      .filter { $0.width == $1.width && $0.height == $1.height }
      .map { ($0.name, $1.name) }
  }
}

// MARK: Searches

extension TextSearchQuery: ShadowQuestion {
  func asked(of dialect: PlacesDialect, _ counterparts: ShadowCounterparts) -> TextSearchQuery? {
    var query = self
    query.selection = selection.named(in: dialect)
    if let pageToken {
      guard let counterpart = counterparts[pageToken] else { return nil }
      query.pageToken = counterpart
    }
    return query.selection.all.isEmpty ? nil : query
  }

  static func ask(
    _ query: TextSearchQuery, _ candidate: PlacesEngine
  ) async -> Result<SearchRecord, PlacesFailure> {
    await candidate.searchByText(query)
  }

  static func differences(
    _ mine: SearchRecord, _ theirs: SearchRecord, _ known: KnownEquivalences
  ) -> [ShadowDifference] {
    mine.differences(from: theirs, known).map { $0.allowingForCredits(known) }
  }

  static func counterparts(_ mine: SearchRecord, _ theirs: SearchRecord) -> [(String, String)] {
    let pages = [mine.nextPageToken].compactMap { $0 }
    return zip(pages, [theirs.nextPageToken].compactMap { $0 }).map { ($0, $1) }
      + mine.photoCounterparts(theirs)
  }
}

extension NearbySearchQuery: ShadowQuestion {
  func asked(of dialect: PlacesDialect, _ counterparts: ShadowCounterparts) -> NearbySearchQuery? {
    var query = self
    query.selection = selection.named(in: dialect)
    return query.selection.all.isEmpty ? nil : query
  }

  static func ask(
    _ query: NearbySearchQuery, _ candidate: PlacesEngine
  ) async -> Result<SearchRecord, PlacesFailure> {
    await candidate.searchNearby(query)
  }

  static func differences(
    _ mine: SearchRecord, _ theirs: SearchRecord, _ known: KnownEquivalences
  ) -> [ShadowDifference] {
    mine.differences(from: theirs, known.without(.fewerPlaces))
  }

  static func counterparts(_ mine: SearchRecord, _ theirs: SearchRecord) -> [(String, String)] {
    mine.photoCounterparts(theirs)
  }
}

extension ShadowDifference {
  /// The same, with the reason why a text search of Legacy credits nobody.
  fileprivate func allowingForCredits(_ known: KnownEquivalences) -> ShadowDifference {
    let legacy = known.primary == .legacy ? primary : candidate
    guard field == PlaceField.attributions.canonicalName, legacy == nil else { return self }
    return ShadowDifference(
      placeID: placeID, field: field, primary: primary, candidate: candidate,
      equivalences: known.only(.missingParts))
  }
}

extension FieldSelection {
  /// Without the fields that a service has no name for.
  fileprivate func named(in dialect: PlacesDialect) -> FieldSelection {
    FieldSelection(required.filter(dialect.names), optional: optional.filter(dialect.names))
  }
}

extension SearchRecord {
  /// The photos of places that both answers hold.
  fileprivate func photoCounterparts(_ other: SearchRecord) -> [(String, String)] {
    pairs(with: other).flatMap { PlaceQuery.counterparts($0, $1) }
  }
}

// MARK: Suggestions

extension AutocompleteQuery: ShadowQuestion {
  func asked(of dialect: PlacesDialect, _ counterparts: ShadowCounterparts) -> AutocompleteQuery? {
    self
  }

  static func ask(
    _ query: AutocompleteQuery, _ candidate: PlacesEngine
  ) async -> Result<[SuggestionRecord], PlacesFailure> {
    await candidate.suggestions(query)
  }

  static func differences(
    _ mine: [SuggestionRecord], _ theirs: [SuggestionRecord], _ known: KnownEquivalences
  ) -> [ShadowDifference] {
    SuggestionRecord.differences(mine, theirs, known)
  }
}

// MARK: Photos

extension PhotoQuery: ShadowQuestion {
  func asked(of dialect: PlacesDialect, _ counterparts: ShadowCounterparts) -> PhotoQuery? {
    guard let counterpart = counterparts[name] else { return nil }
    let limit = Self.maximumSize(in: dialect)
    return PhotoQuery(
      name: counterpart, maximumWidth: min(maximumWidth, limit),
      maximumHeight: min(maximumHeight, limit))
  }

  static func ask(
    _ query: PhotoQuery, _ candidate: PlacesEngine
  ) async -> Result<ImageRecord, PlacesFailure> {
    await candidate.photo(query)
  }

  static func differences(
    _ mine: ImageRecord, _ theirs: ImageRecord, _ known: KnownEquivalences
  ) -> [ShadowDifference] {
    let type = ShadowDifference(
      field: "mediaType", primary: mine.mediaType, candidate: theirs.mediaType)
    let data = ShadowDifference(
      field: "data", primary: "\(mine.data.count) bytes", candidate: "\(theirs.data.count) bytes",
      equivalences: known.only(.encoding))
    return (mine.mediaType == theirs.mediaType ? [] : [type])
      + (mine.data == theirs.data ? [] : [data])
  }
}

/// A question for the address of a photo's bytes.
struct PhotoURLQuery: ShadowQuestion {
  static let operation = PhotoQuery.operation
  let photo: PhotoQuery

  func check(for dialect: PlacesDialect) throws(PlacesFailure) { try photo.check(for: dialect) }

  func cost(in dialect: PlacesDialect, inSession: Bool) -> RequestCost {
    photo.cost(in: dialect, inSession: inSession)
  }

  func asked(of dialect: PlacesDialect, _ counterparts: ShadowCounterparts) -> PhotoURLQuery? {
    photo.asked(of: dialect, counterparts).map(PhotoURLQuery.init)
  }

  static func ask(
    _ query: PhotoURLQuery, _ candidate: PlacesEngine
  ) async -> Result<URL, PlacesFailure> {
    await candidate.photoURL(query.photo)
  }

  static func differences(
    _ mine: URL, _ theirs: URL, _ known: KnownEquivalences
  ) -> [ShadowDifference] {
    guard mine != theirs else { return [] }
    return [
      ShadowDifference(
        field: "url", primary: mine.withoutPath, candidate: theirs.withoutPath,
        equivalences: known.only(.ownNames))
    ]
  }
}

extension URL {
  /// Where it leads, without the path that lets whoever has it fetch the bytes.
  fileprivate var withoutPath: String { "\(scheme ?? "")://\(host() ?? "")/…" }
}
