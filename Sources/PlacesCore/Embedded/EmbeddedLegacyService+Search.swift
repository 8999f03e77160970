/// Find place and nearby search.
extension EmbeddedLegacyService {
  /// The candidates for a text or a phone number.
  func findPlace(
    _ query: EmbeddedQuery, language: String?
  ) throws(EmbeddedLegacyError) -> JSONValue {
    let mask = try mask(query["fields"] ?? "place_id")
    let search = try EmbeddedSearch(findPlace: query)
    let number = try Self.phoneNumber(query)
    let places = search.results(in: data.answering, at: data.now()).filter { place in
      number.map { $0 == place.record.phoneNumber?.filter(\.isWholeNumber) } ?? true
    }
    let candidates = try results(places.prefix(EmbeddedPage.largestSize), language: language)
    return [
      "candidates": .array(candidates.map { mask?.applied(to: $0.legacySearchJSON) ?? [:] }),
      "status": status(of: candidates),
    ]
  }

  /// The digits of the number to find, with their country code; nil when a text is to be found.
  private static func phoneNumber(_ query: EmbeddedQuery) throws(EmbeddedLegacyError) -> String? {
    let input = try query.requiredText("input")
    switch query["inputtype"] {
    case "textquery": return nil
    case "phonenumber":
      guard input.wholeMatch(of: /\+[1-9][0-9]{1,14}/) != nil else { throw .parameter("input") }
      return String(input.dropFirst())
    default: throw .parameter("inputtype")
    }
  }

  /// A page of the places around a point.
  ///
  /// A page token stands for the whole query that it comes from, and beside it nothing counts but
  /// the key. It is good at once.
  func nearbySearch(
    _ query: EmbeddedQuery, language: String?
  ) throws(EmbeddedLegacyError) -> JSONValue {
    var (query, language, offset) = (query, language, 0)
    if let text = query["pagetoken"], !text.isEmpty {
      guard let token = EmbeddedPageToken(text: text) else { throw .parameter("pagetoken") }
      (query, offset) = (EmbeddedQuery(text: token.search), token.offset)
      language = try checkedLanguage(query)
    }
    let search = try EmbeddedSearch(nearby: query)
    let page = EmbeddedPage(
      of: search.results(in: data.answering, at: data.now()), from: offset,
      size: EmbeddedPage.largestSize)
    let records = try results(page.places[...], language: language)
    let credits = records.flatMap { $0.attributions ?? [] }.map(\.legacyHTML)
      .reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    var answer: JSONValue = [
      "html_attributions": JSONValue(credits),
      "results": .array(records.map(\.legacySearchJSON)), "status": status(of: records),
    ]
    answer["next_page_token"] = page.next.map { next in
      .string(EmbeddedPageToken(offset: next, search: query.text(without: "key")).text)
    }
    return answer
  }

  private func results(
    _ places: ArraySlice<EmbeddedPlace>, language: String?
  ) throws(EmbeddedLegacyError) -> [PlaceRecord] {
    var records: [PlaceRecord] = []
    for place in places {
      records.append(try record(of: place, language: language, region: nil))
    }
    return records
  }
}

extension EmbeddedSearch {
  fileprivate init(findPlace query: EmbeddedQuery) throws(EmbeddedLegacyError) {
    if query["inputtype"] == "textquery" {
      words = EmbeddedWord.searched(in: try query.requiredText("input"))
    }
    findsKinds = true
    bias = try query.bias()
  }

  fileprivate init(nearby query: EmbeddedQuery) throws(EmbeddedLegacyError) {
    guard let location = try query.point("location") else { throw .parameter("location") }
    let (radius, type) = (try query.radius(), try query.value("type", Self.type))
    if let keyword = query["keyword"], !keyword.isEmpty {
      words = EmbeddedWord.searched(in: keyword)
      findsKinds = true
    }
    switch query["rankby"] ?? "prominence" {
    case "prominence":
      guard radius != nil else { throw .parameter("radius") }
      order = .popularity
    case "distance":
      guard radius == nil, words != nil || type != nil else { throw .parameter("rankby") }
      order = .distance
    default: throw .parameter("rankby")
    }
    restriction = .circle(location, radius: radius ?? EmbeddedArguments.largestRadius)
    types.included = Set(type.map { [$0] } ?? [])
    isOpenNow = try query.flag("opennow")
    try readPrices(query)
  }

  private static func type(_ text: String) -> String? {
    EmbeddedArguments.isType(text) ? text : nil
  }

  private mutating func readPrices(_ query: EmbeddedQuery) throws(EmbeddedLegacyError) {
    let all = PriceLevelRecord.legacyOrder
    let range = 0...(all.count - 1)
    let (low, high) = (
      try query.integer("minprice", in: range), try query.integer("maxprice", in: range)
    )
    guard low != nil || high != nil else { return }
    let (least, most) = (low ?? range.lowerBound, high ?? range.upperBound)
    guard least <= most else { throw .parameter("maxprice") }
    priceLevels = Set(all[least...most])
  }
}

extension PlaceRecord {
  /// The place as searches answer it: without what only details have, and of the hours no more
  /// than whether it is open.
  fileprivate var legacySearchJSON: JSONValue {
    var json = legacyJSON
    for field in PlaceField.onlyInLegacyDetails {
      if let name = field.legacyAnswerName { json[name] = nil }
    }
    if let hours = json["opening_hours"] {
      json["opening_hours"] = hours["open_now"].map { ["open_now": $0] }
    }
    return json
  }
}

extension PlaceField {
  /// What searches of Places API (Legacy) never answer.
  fileprivate static let onlyInLegacyDetails: [PlaceField] = [
    .addressComponents, .adrFormatAddress, .curbsidePickup, .currentOpeningHours, .delivery,
    .dineIn, .editorialSummary, .googleMapsUri, .nationalPhoneNumber, .phoneNumber, .reservable,
    .reviews, .secondaryOpeningHours, .servesBeer, .servesBreakfast, .servesBrunch, .servesDinner,
    .servesLunch, .servesVegetarianFood, .servesWine, .takeout, .utcOffsetMinutes, .website,
    .wheelchairAccessibleEntrance,
  ]
}
