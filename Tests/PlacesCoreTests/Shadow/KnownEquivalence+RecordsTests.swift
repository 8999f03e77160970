import Foundation
import Testing

@testable import PlacesCore

@Suite("What the two services are known to differ in")
struct KnownEquivalenceRecordsTests {
  /// Two answers that an equivalence explains, and one that differs in more from the first.
  struct Row: Sendable, CustomTestStringConvertible {
    let equivalence: KnownEquivalence
    let field: PlaceField
    let one: String
    let other: String
    let neighbour: String

    init(
      _ equivalence: KnownEquivalence, _ field: PlaceField, _ one: String, _ other: String,
      not neighbour: String
    ) {
      self.equivalence = equivalence
      self.field = field
      self.one = one
      self.other = other
      self.neighbour = neighbour
    }

    var testDescription: String { "\(equivalence): \(one)" }

    static let all: [Row] = [
      Row(
        .order, .types, #""types": ["cafe", "bar"]"#, #""types": ["bar", "cafe"]"#,
        not: #""types": ["zoo"]"#),
      Row(
        .order, .openingHours, hours("1, 2"), hours("2, 1"), not: hours("2, 3")),
      Row(
        .order, .openingHours, spans("1, 2"), spans("2, 1"), not: spans("2, 3")),
      Row(
        .order, .addressComponents, component(#""a", "b""#), component(#""b", "a""#),
        not: component(#""b", "c""#)),
      Row(.emptiness, .types, #""types": []"#, "", not: #""types": ["bar"]"#),
      Row(.emptiness, .rating, #""rating": 0"#, "", not: #""rating": 1"#),
      Row(
        .language, .name, name(#", "languageCode": "en""#), name(""),
        not: name(#", "languageCode": "fr""#)),
      Row(
        .language, .name, name(#", "languageCode": "en""#), name(""),
        not: #""displayName": {"text": "Other"}"#),
      Row(
        .missingParts, .photos, photo("a", #", "googleMapsUri": "https://example.com""#),
        photo("a", ""), not: photo("a", #", "widthPx": 9"#)),
      Row(
        .missingParts, .secondaryOpeningHours,
        #""currentSecondaryOpeningHours": [{"secondaryHoursType": "ACCESS"}]"#, "",
        not: #""currentSecondaryOpeningHours": [{"secondaryHoursType": "DELIVERY"}]"#),
      Row(.rounding, .coordinate, point(48.8566), point(48.8566001), not: point(48.857)),
      Row(
        .typography, .formattedAddress, #""formattedAddress": "9\u202f–\u00a02""#,
        #""formattedAddress": "9 - 2""#, not: #""formattedAddress": "9 - 3""#),
      Row(
        .typeLists, .types, #""types": ["cafe", "food", "establishment"]"#,
        #""types": ["cafe", "establishment"]"#, not: #""types": ["bar", "establishment"]"#),
      Row(
        .shortAddress, .shortFormattedAddress, #""shortFormattedAddress": "1 Sample Street""#,
        #""shortFormattedAddress": "Sample street 1, Paris""#,
        not: #""shortFormattedAddress": "Elsewhere""#),
      Row(
        .ownNames, .photos, photo("a", ""), photo("b", ""), not: #""photos": []"#),
      Row(
        .links, .googleMapsUri, #""googleMapsUri": "https://maps.google.com/?cid=1""#,
        #""googleMapsUri": "https://www.google.com/maps?cid=1&hl=en""#,
        not: #""googleMapsUri": "https://maps.google.com/?cid=2""#),
      Row(
        .links, .website, #""websiteUri": "https://Example.com/?cid=1""#,
        #""websiteUri": "http://example.com?cid=1""#,
        not: #""websiteUri": "https://example.org/?cid=1""#),
      Row(
        .futureOpening, .businessStatus, #""businessStatus": "FUTURE_OPENING""#, "",
        not: #""businessStatus": "CLOSED_PERMANENTLY""#),
    ]

    private static func hours(_ days: String) -> String {
      let periods = days.split(separator: ", ").map { #"{"open": {"day": \#($0), "hour": 9}}"# }
      return #""regularOpeningHours": {"periods": [\#(periods.joined(separator: ", "))]}"#
    }

    /// Periods that begin together and end at some hours.
    private static func spans(_ ends: String) -> String {
      let periods = ends.split(separator: ", ").map {
        #"{"open": {"day": 1, "hour": 0}, "close": {"day": 1, "hour": \#($0)}}"#
      }
      return #""regularOpeningHours": {"periods": [\#(periods.joined(separator: ", "))]}"#
    }

    private static func component(_ types: String) -> String {
      #""addressComponents": [{"longText": "Paris", "shortText": "Paris", "types": [\#(types)]}]"#
    }

    private static func name(_ language: String) -> String {
      #""displayName": {"text": "Name"\#(language)}"#
    }

    private static func photo(_ name: String, _ more: String) -> String {
      #""photos": [{"name": "places/p/photos/\#(name)"\#(more)}]"#
    }

    private static func point(_ latitude: Double) -> String {
      #""location": {"latitude": \#(latitude), "longitude": 2}"#
    }
  }

  private func differences(
    _ row: Row, _ one: String, _ other: String, in candidate: PlacesDialect = .legacy
  ) throws -> [ShadowDifference] {
    let records = try [one, other].map { json in
      try PlaceRecord(
        new: JSONDocument(Array("{\(json)}".utf8)).root, requested: [row.field],
        receivedAt: .distantPast)
    }
    return records[0].differences(
      from: records[1], KnownEquivalences(between: .new, and: candidate))
  }

  @Test("It explains what it is about, by itself and both ways", arguments: Row.all)
  func explains(row: Row) throws {
    for difference in [
      try differences(row, row.one, row.other), try differences(row, row.other, row.one),
    ] {
      #expect(difference.map(\.equivalences) == [[row.equivalence]])
      #expect(difference.map(\.field) == [row.field.canonicalName])
    }
  }

  @Test("It does not explain what lies next to it", arguments: Row.all)
  func neighbours(row: Row) throws {
    #expect(try differences(row, row.one, row.neighbour).map(\.isExplained) == [false])
    #expect(try differences(row, row.neighbour, row.one).map(\.isExplained) == [false])
  }

  @Test("One service asked twice differs in names of its own only", arguments: Row.all)
  func sameService(row: Row) throws {
    let found = try differences(row, row.one, row.other, in: .new)
    #expect(found.map(\.isExplained) == [row.equivalence == .ownNames])
  }

  @Test("Each equivalence of places has a row")
  func completeness() {
    let others: Set<KnownEquivalence> = [.fewerPlaces, .encoding]
    #expect(Set(Row.all.map(\.equivalence)) == Set(KnownEquivalence.allCases).subtracting(others))
  }
}
