/// Autocomplete: places only, since queries that nobody made cannot be predicted.
extension EmbeddedNewService {
  /// The answer to an autocomplete request.
  func autocomplete(_ request: HTTPRequest) throws(EmbeddedNewError) -> JSONValue {
    let mask = try optionalMask(of: request, over: .autocomplete)
    let body = try body(of: request, EmbeddedAutocompleteBody.init)
    let language =
      try checkedLanguage(body.languageCode) ?? EmbeddedArguments.acceptedLanguage(request)
    let region = try checkedRegion(body.regionCode)
    try checkSessionToken(body.sessionToken)
    let places = body.search.results(in: data.answering, at: data.now())
      .prefix(EmbeddedSuggestion.largestCount)
    guard !places.isEmpty else { return [:] }
    let suggestions = places.map { place in
      let json = EmbeddedAnswer(place: place, now: data.now())
        .json(language: language, region: region)
      return EmbeddedSuggestion(
        place, json: json, words: body.search.words ?? [], origin: body.search.origin)
    }
    let answer: JSONValue = ["suggestions": .array(suggestions.map(\.newJSON))]
    return mask?.applied(to: answer) ?? answer
  }
}

/// The body of an autocomplete request.
private struct EmbeddedAutocompleteBody {
  var search = EmbeddedSearch()
  let languageCode: String?
  let regionCode: String?
  let sessionToken: String?

  init(_ body: JSONCursor) throws(WireError) {
    try body.expectMembers(
      "input inputOffset includedPrimaryTypes includedRegionCodes locationBias locationRestriction"
        + " origin languageCode regionCode sessionToken includeQueryPredictions"
        + " includePureServiceAreaBusinesses includeFutureOpeningBusinesses")
    languageCode = try body.string("languageCode")
    regionCode = try body.string("regionCode")
    sessionToken = try body.string("sessionToken")
    _ = try body.bool("includeQueryPredictions")
    search.words = try Self.words(body)
    search.types = try Self.types(body)
    search.countries = try Self.countries(body)
    search.origin = try body.value("origin", CoordinateRecord.init(argument:))
    try search.readAreas(body)
    try search.readInclusions(body)
  }

  private static func words(_ body: JSONCursor) throws(WireError) -> [String] {
    let input = try body.requiredText("input")
    let caret = try body.member("inputOffset")
    let offset = try caret?.integer(Int.self)
    guard let text = EmbeddedSuggestion.text(input, upTo: offset) else {
      throw (caret ?? body).error("it is not a place in the input")
    }
    return EmbeddedWord.folded(text)
  }

  private static func types(_ body: JSONCursor) throws(WireError) -> EmbeddedTypeFilter {
    let names = try body.strings("includedPrimaryTypes") ?? []
    if names.count == 1, let collection = EmbeddedArguments.collection(names[0]) {
      return EmbeddedTypeFilter(included: collection)
    }
    let types = try body.texts("includedPrimaryTypes", atMost: 5, EmbeddedArguments.isType)
    return EmbeddedTypeFilter(includedPrimary: Set(types ?? []))
  }

  private static func countries(_ body: JSONCursor) throws(WireError) -> Set<String> {
    let codes = try body.texts("includedRegionCodes", atMost: 15, EmbeddedArguments.isRegion)
    return Set((codes ?? []).map { $0.uppercased() })
  }
}

extension EmbeddedSearch {
  /// Reads the bias and the restriction of a body, of which one may be there.
  mutating func readAreas(_ body: JSONCursor) throws(WireError) {
    bias = try body.value("locationBias", SearchArea.init(bias:))
    restriction = try body.value("locationRestriction", SearchArea.init(restriction:))
    if bias != nil, restriction != nil {
      throw WireError(path: "locationBias", problem: "it does not go with a locationRestriction")
    }
  }

  /// Reads which places a body asks for that are left out otherwise.
  mutating func readInclusions(_ body: JSONCursor) throws(WireError) {
    includesPureServiceAreas = try body.bool("includePureServiceAreaBusinesses") ?? false
    includesFutureOpenings = try body.bool("includeFutureOpeningBusinesses") ?? false
  }
}

extension EmbeddedSuggestion {
  fileprivate var newJSON: JSONValue {
    var format: JSONValue = ["mainText": Self.json(name, nameMatches)]
    format["secondaryText"] = address.map { Self.json($0, addressMatches) }
    var prediction: JSONValue = [
      "place": .string("places/\(id)"), "placeId": .string(id), "text": Self.json(text, matches),
      "structuredFormat": format,
    ]
    if !types.isEmpty { prediction["types"] = .array(types) }
    if let distance, distance != 0 { prediction["distanceMeters"] = JSONValue(distance) }
    return ["placePrediction": prediction]
  }

  private static func json(_ text: String, _ matches: [Range<Int>]) -> JSONValue {
    var json: JSONValue = ["text": .string(text)]
    if !matches.isEmpty { json["matches"] = .array(matches.map(json(of:))) }
    return json
  }

  private static func json(of match: Range<Int>) -> JSONValue {
    let end: JSONValue = ["endOffset": JSONValue(match.upperBound)]
    guard match.lowerBound != 0 else { return end }
    return [
      "startOffset": JSONValue(match.lowerBound), "endOffset": JSONValue(match.upperBound),
    ]
  }
}
