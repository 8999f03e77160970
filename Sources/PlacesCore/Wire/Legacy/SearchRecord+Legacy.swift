import Foundation

extension JSONDocument {
  /// The root of an answer; throws when it does not say how it went.
  func legacyRoot() throws(WireError) -> JSONCursor {
    guard try root.string("status") != nil else { throw root.mismatch("an answer with a 'status'") }
    return root
  }
}

extension SuggestionRecord {
  init(legacy cursor: JSONCursor) throws(WireError) {
    let text = MatchedTextRecord(
      text: try cursor.string("description") ?? "",
      matches: try cursor.matches("matched_substrings"))
    let format = try cursor.member("structured_formatting")
    let main = try format.flatMap { format throws(WireError) in
      try format.matchedText("main_text", "main_text_matched_substrings")
    }
    let secondary = try format.flatMap { format throws(WireError) in
      try format.matchedText("secondary_text", "secondary_text_matched_substrings")
    }
    self.init(
      placeID: try cursor.string("place_id") ?? "", text: text, mainText: main ?? text,
      secondaryText: secondary, types: try cursor.strings("types") ?? [],
      distanceMeters: try cursor.integer("distance_meters"))
  }
}

extension JSONCursor {
  fileprivate func matchedText(
    _ name: StaticString, _ matches: StaticString
  ) throws(WireError) -> MatchedTextRecord? {
    guard let text = try string(name) else { return nil }
    return MatchedTextRecord(text: text, matches: try self.matches(matches))
  }

  fileprivate func matches(_ name: StaticString) throws(WireError) -> [Range<Int>] {
    try list(name) { match throws(WireError) -> Range<Int> in
      let start = try match.integer("offset") ?? 0
      let length = try match.integer("length") ?? 0
      return start..<max(start, start.addingReportingOverflow(length).partialValue)
    } ?? []
  }
}

extension SearchRecord {
  /// The places of a list in an answer; credits stand beside it and belong to each of them.
  init(
    legacy cursor: JSONCursor, _ list: StaticString, _ selection: FieldSelection, receivedAt: Date
  ) throws(WireError) {
    let requested = selection.all.intersection(PlaceField.inLegacySearch)
      .union(.besideLegacyPlaces)
    let beside = try FieldMembers(cursor, .legacy)
    places =
      try cursor.list(list) { result throws(WireError) in
        try PlaceRecord(
          legacyResult: result, beside: beside, requested: requested, receivedAt: receivedAt)
      } ?? []
  }

  /// The first places only.
  func prefix(_ count: Int) -> SearchRecord {
    var copy = self
    copy.places = Array(places.prefix(count))
    return copy
  }
}
