import Foundation
import GooglePlaces
import PlacesTestSupport
import Testing

@testable import PlacesCore

/// Holds what README.md and MIGRATION.md say of costs against the price list in code.
struct CostTablesTests {
  @Test("The table of cost differences has the bill of either service", arguments: Compared.all)
  func difference(row: Compared) throws {
    let line = "| \(row.name) | \(price(row.legacy)) | \(price(row.new)) |"
    let table = try table(of: "MIGRATION.md", under: "| call | Legacy |")
    #expect(table.contains(line), "\(line)")
    #expect(table.count == Compared.all.count)
  }

  @Test("What the README prints of a cost is what is printed")
  func printed() throws {
    let fields: GMSPlaceField = [.coordinate, .name, .rating]
    let lines =
      ["\(fields.cost())"] + fields.cost().savings.map { "\($0)" }
      + [fields.cost(inSession: true).tier.rawValue, "\(fields.cost(in: .legacy))"]
    #expect(try blocks(of: "README.md").contains(lines.joined(separator: "\n")))
  }

  @Test("The README's error is that of the ceiling")
  func ceiling() throws {
    let cost = RequestCost(.placeDetails, fields: [.rating, .reviews], in: .new)
    let failure = #expect(throws: PlacesFailure.self) {
      try cost.check(under: .enterprise, alone: cost)
    }
    #expect(try text(of: "README.md").contains("`\(failure?.message ?? "none")`"))
  }

  @Test("The README's table is what a meter prints")
  func meter() async throws {
    let meter = PlacesMeter()
    var configuration = PlacesConfiguration.test(
      transport: CannedTransport(body: #"{"photoUri": "https://photos.example/a"}"#))
    configuration.meter = meter
    let engine = PlacesEngine(configuration: configuration)
    for _ in 0..<2 {
      _ = try await engine.searchByText(
        TextSearchQuery(text: "a", selection: FieldSelection([.rating]))
      ).get()
    }
    let token = SessionToken()
    for _ in 0..<7 {
      var query = AutocompleteQuery(input: "a")
      query.sessionToken = token
      _ = try await engine.suggestions(query).get()
    }
    _ = try await engine.fetchPlace(
      PlaceQuery(placeID: "a", fields: [.formattedAddress], sessionToken: token)
    ).get()
    let photo = PhotoQuery(name: "places/a/photos/b", maximumWidth: 1, maximumHeight: 1)
    _ = try await engine.photoURL(photo).get()
    #expect(try blocks(of: "README.md").contains(meter.description))
  }

  private func price(_ amount: Decimal?) -> String { amount.map { "\($0)" } ?? "unknown" }

  private func text(of document: String) throws -> String {
    try String(contentsOf: Fixture.projectRoot.appending(path: document), encoding: .utf8)
  }

  private func table(of document: String, under head: String) throws -> [String] {
    let lines = try text(of: document).split(separator: "\n", omittingEmptySubsequences: false)
    let start = try #require(lines.firstIndex { $0.hasPrefix(head) })
    return lines[(start + 2)...].prefix { $0.hasPrefix("|") }.map(String.init)
  }

  /// The texts between the fences.
  private func blocks(of document: String) throws -> [String] {
    try text(of: document).split(separator: "```\n").map {
      $0.trimmingCharacters(in: .newlines)
    }
  }
}

/// A call with the prices of both services.
struct Compared: Sendable, CustomTestStringConvertible {
  let name: String
  let legacy: Decimal?
  let new: Decimal?

  var testDescription: String { name }

  static let all: [Compared] =
    [
      fields(.placeDetails, [.placeID]), fields(.placeDetails, [.formattedAddress, .coordinate]),
      fields(.placeDetails, [.name]), fields(.placeDetails, [.name, .openingHours]),
      fields(.placeDetails, [.name, .rating]),
      fields(.placeDetails, [.name, .openingHours, .rating]),
      fields(.placeDetails, [.name, .reviews]),
      fields(.placeDetails, PlaceField.bitFields, "all 35 fields"),
      fields(.textSearch, [.placeID]), fields(.textSearch, [.name]),
      fields(.textSearch, [.name, .rating]), fields(.nearbySearch, [.name]),
      fields(.nearbySearch, [.name, .rating]),
    ] + [
      Compared("a photo") { .photo(in: $0) },
      Compared("a suggestion without a session") { .autocomplete(in: $0) },
      session(.name), session(.formattedAddress),
      Compared(
        name: "7 suggestions of a session that nothing ends",
        legacy: RequestCost.autocomplete(in: .legacy, inSession: true).listPricePerThousand,
        new: RequestCost.autocomplete(in: .new).listPricePerThousand.map { 7 * $0 }),
    ]

  private static func fields(
    _ operation: PlaceOperation, _ fields: [PlaceField], _ words: String? = nil
  ) -> Compared {
    let call = ["details", "text search", "nearby search"][
      PlaceOperation.allCases.firstIndex(of: operation) ?? 0]
    let names = fields.map { "`\($0.canonicalName)`" }.joined(separator: ", ")
    return Compared("\(call) of \(words ?? names)") {
      RequestCost(operation, fields: fields, in: $0)
    }
  }

  private static func session(_ field: PlaceField) -> Compared {
    let details = RequestCost(.placeDetails, fields: [field], in: .legacy)
    return Compared(
      name: "7 suggestions and details of `\(field.canonicalName)` in a session",
      legacy: ([.legacySession] + details.skus).listPricePerThousand,
      new: SessionBill(autocompleteRequests: 7, fields: [field]).listPricePerThousand)
  }

  private init(_ name: String, _ cost: (PlacesDialect) -> RequestCost) {
    self.init(
      name: name, legacy: cost(.legacy).listPricePerThousand,
      new: cost(.new).listPricePerThousand)
  }

  private init(name: String, legacy: Decimal?, new: Decimal?) {
    (self.name, self.legacy, self.new) = (name, legacy, new)
  }
}
