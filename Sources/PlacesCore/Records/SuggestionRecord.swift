/// A place that may be meant by what somebody types.
package struct SuggestionRecord: Hashable, Sendable {
  package var placeID: String
  package var text: MatchedTextRecord
  package var mainText: MatchedTextRecord
  package var secondaryText: MatchedTextRecord?
  package var types: [String]
  /// From the origin of the question; nil without one.
  package var distanceMeters: Int?

  package init(
    placeID: String, text: MatchedTextRecord, mainText: MatchedTextRecord,
    secondaryText: MatchedTextRecord? = nil, types: [String] = [], distanceMeters: Int? = nil
  ) {
    self.placeID = placeID
    self.text = text
    self.mainText = mainText
    self.secondaryText = secondaryText
    self.types = types
    self.distanceMeters = distanceMeters
  }
}

/// A text, and the parts of it that match what somebody typed.
package struct MatchedTextRecord: Hashable, Sendable {
  package var text: String
  /// Counted in Unicode scalars, within the text.
  package private(set) var matches: [Range<Int>]

  /// Matches that reach out of the text are cut, and those outside it dropped.
  package init(text: String, matches: [Range<Int>] = []) {
    self.text = text
    let whole = 0..<text.unicodeScalars.count
    self.matches = matches.map { $0.clamped(to: whole) }.filter { !$0.isEmpty }
  }

  /// The matches as ranges of the text.
  package var matchedRanges: [Range<String.Index>] {
    let scalars = text.unicodeScalars
    return matches.map { match in
      let start = scalars.index(scalars.startIndex, offsetBy: match.lowerBound)
      return start..<scalars.index(start, offsetBy: match.count)
    }
  }
}
