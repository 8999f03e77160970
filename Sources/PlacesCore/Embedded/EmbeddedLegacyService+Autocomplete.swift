import Foundation

/// Autocomplete.
extension EmbeddedLegacyService {
  /// The predictions for a query.
  func autocomplete(
    _ query: EmbeddedQuery, language: String?
  ) throws(EmbeddedLegacyError) -> JSONValue {
    let region = try checkedRegion(query)
    try checkSessionToken(query)
    let search = try EmbeddedSearch(autocomplete: query)
    let places = search.results(in: data.answering, at: data.now())
      .prefix(EmbeddedSuggestion.largestCount)
    let predictions = places.map { place in
      let json = EmbeddedAnswer(place: place, now: data.now())
        .json(language: language, region: region)
      return EmbeddedSuggestion(
        place, json: json, words: search.words ?? [], origin: search.origin)
    }
    return [
      "predictions": .array(predictions.map(\.legacyJSON)), "status": status(of: predictions),
    ]
  }
}

extension EmbeddedSearch {
  fileprivate init(autocomplete query: EmbeddedQuery) throws(EmbeddedLegacyError) {
    let input = try query.requiredText("input")
    let caret = try query.integer("offset", in: 0...Int.max)
    guard let text = EmbeddedSuggestion.text(input, upTo: caret) else {
      throw .parameter("offset")
    }
    words = EmbeddedWord.folded(text)
    types = try query.value("types", Self.types) ?? EmbeddedTypeFilter()
    let components = try query.value("components") { text in
      EmbeddedLegacyArguments.list(text, atMost: 5, EmbeddedLegacyArguments.country)
    }
    countries = Set(components ?? [])
    origin = try query.point("origin")
    try readAreas(query)
  }

  private mutating func readAreas(_ query: EmbeddedQuery) throws(EmbeddedLegacyError) {
    let (location, radius) = (try query.point("location"), try query.radius())
    if radius != nil, location == nil { throw .parameter("location") }
    let isStrict = try query.flag("strictbounds")
    if isStrict, radius == nil { throw .parameter("strictbounds") }
    bias = try query.bias()
    restriction = try query.restriction()
    if bias != nil, restriction != nil { throw .parameter("locationrestriction") }
    guard let location, bias == nil, restriction == nil else { return }
    let circle = SearchArea.circle(location, radius: radius ?? 0)
    if isStrict { restriction = circle } else { bias = circle }
  }

  /// Types between vertical bars, or one collection.
  private static func types(_ text: String) -> EmbeddedTypeFilter? {
    switch text {
    case "geocode": return EmbeddedTypeFilter(excluded: ["establishment"])
    case "address": return EmbeddedTypeFilter(included: addresses, excluded: ["establishment"])
    default: break
    }
    if let collection = EmbeddedArguments.collection(text) {
      return EmbeddedTypeFilter(included: collection)
    }
    let types = EmbeddedLegacyArguments.list(text, atMost: 5) { part in
      EmbeddedArguments.isType(String(part)) && !["geocode", "address"].contains(part)
        ? String(part) : nil
    }
    return types.map { EmbeddedTypeFilter(included: Set($0)) }
  }

  private static let addresses: Set<String> = [
    "street_address", "premise", "subpremise", "route", "intersection",
  ]
}

extension EmbeddedSuggestion {
  fileprivate var legacyJSON: JSONValue {
    var format: JSONValue = [
      "main_text": .string(name), "main_text_matched_substrings": Self.json(nameMatches),
    ]
    format["secondary_text"] = address.map(JSONValue.string)
    if !addressMatches.isEmpty {
      format["secondary_text_matched_substrings"] = Self.json(addressMatches)
    }
    var prediction: JSONValue = [
      "description": .string(text), "matched_substrings": Self.json(matches),
      "place_id": .string(id), "reference": .string(id), "structured_formatting": format,
      "terms": .array(terms), "types": .array(types),
    ]
    prediction["distance_meters"] = distance.map { JSONValue($0) }
    return prediction
  }

  private static func json(_ matches: [Range<Int>]) -> JSONValue {
    .array(
      matches.map { ["length": JSONValue($0.count), "offset": JSONValue($0.lowerBound)] })
  }

  /// The parts of the text between commas, and where they start.
  private var terms: [JSONValue] {
    var offset = 0
    return text.components(separatedBy: Self.separator).map { term in
      defer { offset += (term + Self.separator).unicodeScalars.count }
      return ["offset": JSONValue(offset), "value": .string(term)]
    }
  }
}
