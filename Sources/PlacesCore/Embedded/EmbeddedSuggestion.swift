import Foundation

/// A place as autocomplete suggests it, with the parts of its text that the input matched.
///
/// Each word of the input marks the first word it begins, of the name before the address. Ranges
/// count Unicode scalars.
struct EmbeddedSuggestion {
  /// How many an answer has at most.
  static let largestCount = 5
  /// What stands between name and address.
  static let separator = ", "

  let id: String
  let name: String
  let address: String?
  let types: [JSONValue]
  let nameMatches: [Range<Int>]
  let addressMatches: [Range<Int>]
  /// Metres along the great circle, when there is an origin.
  let distance: Int?

  /// The suggestion of a place for folded words; `json` is what the place is answered with.
  init(_ place: EmbeddedPlace, json: JSONValue, words: [String], origin: CoordinateRecord?) {
    id = place.id
    name = json["displayName"]?["text"]?.string ?? ""
    address = json["formattedAddress"]?.string
    types = json["types"]?.array ?? []
    distance = origin.flatMap { origin in
      place.record.coordinate.map { Int(origin.distance(to: $0).rounded()) }
    }
    var rest = words
    nameMatches = Self.matches(in: name, of: &rest)
    addressMatches = Self.matches(in: address ?? "", of: &rest)
  }

  /// Name and address.
  var text: String { address.map { name + Self.separator + $0 } ?? name }

  /// The matches of the whole text.
  var matches: [Range<Int>] {
    let start = (name + Self.separator).unicodeScalars.count
    return nameMatches
      + addressMatches.map { ($0.lowerBound + start)..<($0.upperBound + start) }
  }

  /// What words match in a text; those that match nothing are left over.
  private static func matches(in text: String, of words: inout [String]) -> [Range<Int>] {
    var free = EmbeddedWord.all(in: text)
    var ranges: [Range<Int>] = []
    words.removeAll { word in
      guard let index = free.firstIndex(where: { $0.begins(with: word) }) else { return false }
      ranges.append(free.remove(at: index).range(of: word))
      return true
    }
    return joined(ranges)
  }

  /// The same ranges in order, those that touch as one.
  private static func joined(_ ranges: [Range<Int>]) -> [Range<Int>] {
    ranges.sorted { $0.lowerBound < $1.lowerBound }.reduce(into: []) { joined, range in
      guard let last = joined.last, last.upperBound == range.lowerBound else {
        joined.append(range)
        return
      }
      joined[joined.count - 1] = last.lowerBound..<range.upperBound
    }
  }
}

extension EmbeddedSuggestion {
  /// The part of a text before a caret that counts Unicode scalars; nil for a caret beyond it.
  static func text(_ input: String, upTo caret: Int?) -> String? {
    guard let caret else { return input }
    guard (0...input.unicodeScalars.count).contains(caret) else { return nil }
    return String(input.unicodeScalars.prefix(caret))
  }
}
