import Foundation

extension SuggestionRecord {
  init(new cursor: JSONCursor) throws(WireError) {
    let text = try cursor.value("text", MatchedTextRecord.init(new:)) ?? MatchedTextRecord(text: "")
    let format = try cursor.member("structuredFormat")
    self.init(
      placeID: try cursor.string("placeId") ?? "", text: text,
      mainText: try format?.value("mainText", MatchedTextRecord.init(new:)) ?? text,
      secondaryText: try format?.value("secondaryText", MatchedTextRecord.init(new:)),
      types: try cursor.strings("types") ?? [],
      distanceMeters: try cursor.integer("distanceMeters"))
  }
}

extension MatchedTextRecord {
  fileprivate init(new cursor: JSONCursor) throws(WireError) {
    let matches = try cursor.list("matches") { match throws(WireError) -> Range<Int> in
      let start = try match.integer("startOffset") ?? 0
      return start..<max(start, try match.integer("endOffset") ?? start)
    }
    self.init(text: try cursor.string("text") ?? "", matches: matches ?? [])
  }
}

extension SearchRecord {
  init(
    new cursor: JSONCursor, _ selection: FieldSelection, receivedAt: Date
  ) throws(WireError) {
    let requested = selection.all.union(FieldMask.alwaysAsked)
    places =
      try cursor.list("places") { place throws(WireError) in
        try PlaceRecord(new: place, requested: requested, receivedAt: receivedAt)
      } ?? []
    nextPageToken = try cursor.string("nextPageToken").flatMap { $0.isEmpty ? nil : $0 }
    routingSummaries = try cursor.list("routingSummaries", RoutingSummaryRecord.init(new:)) ?? []
    searchUri = try cursor.string("searchUri")
  }
}

extension RoutingSummaryRecord {
  fileprivate init(new cursor: JSONCursor) throws(WireError) {
    self.init(
      legs: try cursor.list("legs", LegRecord.init(new:)) ?? [],
      directionsUri: try cursor.string("directionsUri"))
  }
}

extension LegRecord {
  fileprivate init(new cursor: JSONCursor) throws(WireError) {
    let duration = try cursor.value("duration") { value throws(WireError) -> Double in
      let text = try value.string()
      guard text.hasSuffix("s"), let seconds = Double(text.dropLast()), seconds.isFinite else {
        throw value.mismatch("a number of seconds with an 's'")
      }
      return seconds
    }
    self.init(duration: duration ?? 0, distanceMeters: try cursor.integer("distanceMeters") ?? 0)
  }
}
