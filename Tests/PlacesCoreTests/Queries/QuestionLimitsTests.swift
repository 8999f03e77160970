import Testing

@testable import PlacesCore

@Suite("Limits of what can be asked")
struct QuestionLimitsTests {
  @Test("A question within the limits passes", arguments: Limit.rows.filter(\.passes))
  func within(limit: Limit) throws {
    try limit.question.check(for: limit.dialect)
  }

  @Test(
    "A question beyond a limit is refused, and the text says why",
    arguments: Limit.rows.filter { !$0.passes })
  func beyond(limit: Limit) {
    let failure = #expect(throws: PlacesFailure.self) {
      try limit.question.check(for: limit.dialect)
    }
    #expect(failure?.code == .invalidRequest)
    let message = failure?.message ?? ""
    #expect(message.contains(limit.word), "\(message)")
  }
}

/// A question on one side of a limit.
struct Limit: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let dialect: PlacesDialect
  let question: any Question
  /// A part of the refusal; empty for a question that passes.
  let word: String

  var passes: Bool { word.isEmpty }

  static let rows = autocomplete + text + nearby + legacy + photos

  private static func autocomplete(
    _ name: String, in dialect: PlacesDialect = .new, refused word: String = "",
    _ change: (inout AutocompleteQuery) -> Void
  ) -> Limit {
    var query = AutocompleteQuery(input: "hotel")
    change(&query)
    return Limit(testDescription: name, dialect: dialect, question: query, word: word)
  }

  private static func text(
    _ name: String, in dialect: PlacesDialect = .new, refused word: String = "",
    _ change: (inout TextSearchQuery) -> Void
  ) -> Limit {
    var query = TextSearchQuery(text: "tea", selection: FieldSelection([.name]))
    change(&query)
    return Limit(testDescription: name, dialect: dialect, question: query, word: word)
  }

  private static func nearby(
    _ name: String, in dialect: PlacesDialect = .new, refused word: String = "",
    _ change: (inout NearbySearchQuery) -> Void
  ) -> Limit {
    var query = NearbySearchQuery(area: .circle, selection: FieldSelection([.name]))
    change(&query)
    return Limit(testDescription: name, dialect: dialect, question: query, word: word)
  }

  private static func photo(
    _ width: Double, _ height: Double, in dialect: PlacesDialect, refused word: String = ""
  ) -> Limit {
    Limit(
      testDescription: "\(width) × \(height) pixels, \(dialect)", dialect: dialect,
      question: PhotoQuery(name: "a", maximumWidth: width, maximumHeight: height), word: word)
  }

  private static func types(_ count: Int) -> [String] { (0..<count).map { "type_\($0)" } }

  private static func circle(_ radius: Double) -> SearchArea { .circle(.paris, radius: radius) }

  private static func rectangle(
    _ south: Double, _ west: Double, _ north: Double, _ east: Double
  ) -> SearchArea {
    .rectangle(
      ViewportRecord(
        low: CoordinateRecord(latitude: south, longitude: west),
        high: CoordinateRecord(latitude: north, longitude: east)))
  }

  private static let autocomplete = [
    autocomplete("a text") { _ in },
    autocomplete("no text", refused: "empty") { $0.input = "" },
    autocomplete("blanks", refused: "empty") { $0.input = " \n" },
    autocomplete("5 types") { $0.types = types(5) },
    autocomplete("6 types", refused: "At most 5") { $0.types = types(6) },
    autocomplete("a collection") { $0.types = ["(cities)"] },
    autocomplete("a collection and a type", refused: "alone") { $0.types = ["(cities)", "cafe"] },
    autocomplete("a legacy collection and a type", refused: "alone") {
      $0.types = ["cafe", "address"]
    },
    autocomplete("a type with a bar", refused: "no place type") { $0.types = ["a|b"] },
    autocomplete("an empty type", refused: "no place type") { $0.types = [""] },
    autocomplete("15 countries") { $0.countries = Array(repeating: "fr", count: 15) },
    autocomplete("16 countries", refused: "At most 15") {
      $0.countries = Array(repeating: "fr", count: 16)
    },
    autocomplete("5 countries, Legacy", in: .legacy) {
      $0.countries = Array(repeating: "FR", count: 5)
    },
    autocomplete("6 countries, Legacy", in: .legacy, refused: "At most 5") {
      $0.countries = Array(repeating: "fr", count: 6)
    },
    autocomplete("a long country", refused: "two letters") { $0.countries = ["fra"] },
    autocomplete("offset 0") { $0.inputOffset = 0 },
    autocomplete("a negative offset", refused: "negative") { $0.inputOffset = -1 },
    autocomplete("an origin") { $0.origin = CoordinateRecord(latitude: -90, longitude: 180) },
    autocomplete("an origin off the map", refused: "latitude") {
      $0.origin = CoordinateRecord(latitude: 90.1, longitude: 0)
    },
    autocomplete("an origin that is no point", refused: "latitude") {
      $0.origin = CoordinateRecord(latitude: .nan, longitude: 0)
    },
    autocomplete("a bias without a radius") { $0.bias = circle(0) },
    autocomplete("a restriction without a radius", refused: "radius") {
      $0.restriction = circle(0)
    },
    autocomplete("50 km") { $0.restriction = circle(50_000) },
    autocomplete("more than 50 km", refused: "radius") { $0.bias = circle(50_000.1) },
    autocomplete("a negative radius", refused: "radius") { $0.bias = circle(-1) },
    autocomplete("a radius that is no number", refused: "radius") { $0.bias = circle(.nan) },
    autocomplete("a point as rectangle") { $0.bias = rectangle(1, 1, 1, 1) },
    autocomplete("across the 180° line") { $0.restriction = .rectangle },
    autocomplete("the whole map") { $0.restriction = rectangle(-90, -180, 90, 180) },
    autocomplete("upside down", refused: "empty") { $0.bias = rectangle(1, 0, 0, 1) },
    autocomplete("no longitude", refused: "empty") { $0.bias = rectangle(0, 180, 1, -180) },
    autocomplete("a corner off the map", refused: "longitude") {
      $0.bias = rectangle(0, 0, 1, 180.1)
    },
    autocomplete("a bias and a restriction", refused: "exclude each other") {
      $0.bias = .circle
      $0.restriction = .circle
    },
    autocomplete("a token of 36") { $0.sessionToken = SessionToken(text: "\(uuid)") },
    autocomplete("a token of 37", refused: "session token") {
      $0.sessionToken = SessionToken(text: "\(uuid)a")
    },
    autocomplete("a token that is not ASCII", refused: "session token") {
      $0.sessionToken = SessionToken(text: "é")
    },
    autocomplete("service areas") { $0.includesPureServiceAreas = true },
    autocomplete("service areas, Legacy", in: .legacy, refused: "PureServiceArea") {
      $0.includesPureServiceAreas = true
    },
  ]

  private static let uuid = "123e4567-e89b-42d3-a456-426614174000"

  private static let text = [
    text("a text") { _ in },
    text("no text", refused: "empty") { $0.text = " " },
    text("no fields", refused: "No place properties") { $0.selection = FieldSelection([]) },
    text("1 result") { $0.maximumResultCount = 1 },
    text("20 results") { $0.maximumResultCount = 20 },
    text("no result", refused: "1…20") { $0.maximumResultCount = 0 },
    text("21 results", refused: "1…20") { $0.maximumResultCount = 21 },
    text("rating 5") { $0.minimumRating = 5 },
    text("rating above 5", refused: "0…5") { $0.minimumRating = 5.01 },
    text("rating below 0", refused: "0…5") { $0.minimumRating = -0.1 },
    text("rating that is no number", refused: "0…5") { $0.minimumRating = .nan },
    text("very expensive") { $0.priceLevels = [.veryExpensive] },
    text("free", refused: "free") { $0.priceLevels = [.moderate, .free] },
    text("a circle as bias") { $0.bias = .circle },
    text("a rectangle to stay in") { $0.restriction = .rectangle },
    text("a circle to stay in", refused: "rectangle") { $0.restriction = .circle },
    text("a type with a blank", refused: "no place type") { $0.includedType = "a b" },
    text("any charging rate") {
      $0.evOptions = .init(minimumChargingRateKW: 0, connectorTypes: [])
    },
    text("a negative charging rate", refused: "charging rate") {
      $0.evOptions = .init(minimumChargingRateKW: -1, connectorTypes: [])
    },
    text("an endless charging rate", refused: "charging rate") {
      $0.evOptions = .init(minimumChargingRateKW: .infinity, connectorTypes: [])
    },
    text("a route") { $0.polyline = "_p~iF" },
    text("an empty route", refused: "polyline") { $0.polyline = "" },
    text("summaries with an origin") {
      $0.routing = .everything
      $0.includesRoutingSummaries = true
    },
    text("summaries with a route") {
      $0.polyline = "_p~iF"
      $0.includesRoutingSummaries = true
    },
    text("summaries from nowhere", refused: "origin") { $0.includesRoutingSummaries = true },
  ]

  private static let nearby = [
    nearby("a circle") { _ in },
    nearby("a rectangle", refused: "circle only") { $0.area = .rectangle },
    nearby("50 km") { $0.area = circle(50_000) },
    nearby("more than 50 km", refused: "radius") { $0.area = circle(50_001) },
    nearby("no radius", refused: "radius") { $0.area = circle(0) },
    nearby("no fields", refused: "No place properties") { $0.selection = FieldSelection([]) },
    nearby("20 results") { $0.maximumResultCount = 20 },
    nearby("21 results", refused: "1…20") { $0.maximumResultCount = 21 },
    nearby("1 result nearby") { $0.maximumResultCount = 1 },
    nearby("no result nearby", refused: "1…20") { $0.maximumResultCount = 0 },
    nearby("50 types") { $0.includedTypes = types(50) },
    nearby("50 excluded types") { $0.excludedTypes = types(50) },
    nearby("50 primary types") { $0.includedPrimaryTypes = types(50) },
    nearby("50 excluded primary types") { $0.excludedPrimaryTypes = types(50) },
    nearby("51 types", refused: "At most 50") { $0.includedTypes = types(51) },
    nearby("51 excluded types", refused: "At most 50") { $0.excludedTypes = types(51) },
    nearby("51 primary types", refused: "At most 50") { $0.includedPrimaryTypes = types(51) },
    nearby("51 excluded primary types", refused: "At most 50") {
      $0.excludedPrimaryTypes = types(51)
    },
    nearby("a type in and out", refused: "'cafe'") {
      $0.includedTypes = ["bar", "cafe"]
      $0.excludedTypes = ["cafe"]
    },
    nearby("a primary type in and out", refused: "'cafe'") {
      $0.includedPrimaryTypes = ["cafe"]
      $0.excludedPrimaryTypes = ["cafe"]
    },
    nearby("a type in, as primary type out") {
      $0.includedTypes = ["cafe"]
      $0.excludedPrimaryTypes = ["cafe"]
    },
    nearby("summaries from nowhere", refused: "origin") { $0.includesRoutingSummaries = true },
  ]

  private static let legacy = [
    text("a text, Legacy", in: .legacy) { _ in },
    text("relevance, Legacy", in: .legacy) { $0.rank = .relevance },
    text("a bias, Legacy", in: .legacy) { $0.bias = .rectangle },
    text("distance, Legacy", in: .legacy, refused: "rankPreference") { $0.rank = .distance },
    text("open now, Legacy", in: .legacy, refused: "isOpenNow") { $0.isOpenNow = true },
    text("two of them, Legacy", in: .legacy, refused: "includedType, minRating") {
      $0.includedType = "cafe"
      $0.minimumRating = 4
    },
    text("strict, Legacy", in: .legacy, refused: "isStrict") { $0.isStrictTypeFiltering = true },
    text("prices, Legacy", in: .legacy, refused: "priceLevels") { $0.priceLevels = [.moderate] },
    text("a region, Legacy", in: .legacy, refused: "regionCode") { $0.regionCode = "fr" },
    text("to stay in, Legacy", in: .legacy, refused: "locationRestriction") {
      $0.restriction = .rectangle
    },
    text("a page, Legacy", in: .legacy, refused: "next page") { $0.pageToken = "a" },
    text("service areas, Legacy", in: .legacy, refused: "PureServiceArea") {
      $0.includesPureServiceAreas = true
    },
    text("charging, Legacy", in: .legacy, refused: "evSearchOptions") {
      $0.evOptions = .init(minimumChargingRateKW: 1, connectorTypes: [])
    },
    text("routing, Legacy", in: .legacy, refused: "routingParameters") { $0.routing = .everything },
    text("a route, Legacy", in: .legacy, refused: "searchAlongRoute") { $0.polyline = "a" },
    text("a search URL, Legacy", in: .legacy, refused: "SearchURL") {
      $0.includesSearchURL = true
    },
    text("a field that it has not, Legacy", in: .legacy) {
      $0.selection = FieldSelection([.name, .website])
    },
    text("only fields that it has not, Legacy", in: .legacy, refused: "none of the fields") {
      $0.selection = FieldSelection([.website])
    },
    nearby("a circle, Legacy", in: .legacy) { _ in },
    nearby("a type by distance, Legacy", in: .legacy) {
      $0.includedTypes = ["cafe"]
      $0.rank = .distance
    },
    nearby("anything by distance, Legacy", in: .legacy, refused: "rankPreference") {
      $0.rank = .distance
    },
    nearby("two types, Legacy", in: .legacy, refused: "includedTypes") {
      $0.includedTypes = ["cafe", "bar"]
    },
    nearby("excluded, Legacy", in: .legacy, refused: "excludedTypes") {
      $0.excludedTypes = ["bar"]
    },
    nearby("primary, Legacy", in: .legacy, refused: "includedPrimaryTypes") {
      $0.includedPrimaryTypes = ["bar"]
    },
    nearby("excluded primary, Legacy", in: .legacy, refused: "excludedPrimaryTypes") {
      $0.excludedPrimaryTypes = ["bar"]
    },
    nearby("a region, Legacy", in: .legacy, refused: "regionCode") { $0.regionCode = "fr" },
    nearby("routing, Legacy", in: .legacy, refused: "routingParameters") {
      $0.routing = .everything
    },
  ]

  private static let photos = [
    photo(1, 1, in: .new), photo(4_800, 4_800, in: .new),
    photo(4_801, 1, in: .new, refused: "4800"), photo(1, 4_801, in: .new, refused: "4800"),
    photo(0, 1, in: .new, refused: "whole"), photo(1, -1, in: .new, refused: "whole"),
    photo(1.5, 1, in: .new, refused: "whole"), photo(.nan, 1, in: .new, refused: "whole"),
    photo(.infinity, 1, in: .new, refused: "whole"),
    photo(1_600, 1_600, in: .legacy), photo(1_601, 1, in: .legacy, refused: "1600"),
    photo(1, 1_601, in: .legacy, refused: "1600"),
  ]
}
