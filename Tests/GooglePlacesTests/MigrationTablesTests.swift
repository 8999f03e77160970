import Foundation
import GooglePlaces
import PlacesTestSupport
import Testing

@testable import PlacesCore

/// Holds the tables of MIGRATION.md and README.md against the rows they tell of.
struct MigrationTablesTests {
  @Test("The first table has every bit with its properties, New field and tier, in bit order")
  func bitmaskTable() throws {
    let expected = PlaceField.bitFields.map { field in
      [
        "`GMSPlaceField.\(field.canonicalName)`", "`GMSPlaceProperty.\(field.canonicalName)`",
        "`PlaceProperty.\(field.row.swiftName ?? "")`",
        "`\(field.row.newName ?? "")`", field.row.detailsTier?.rawValue ?? "",
      ]
    }
    #expect(expected.count == 35)
    #expect(try rows(of: "MIGRATION.md", under: "| bitmask |") == expected)
  }

  @Test("The second table has every property without a bit, in table order")
  func propertyTable() throws {
    let expected = PlaceField.properties.filter { $0.row.bit == nil }.map { field in
      [
        "`GMSPlaceProperty.\(field.canonicalName)`",
        "`PlaceProperty.\(field.row.swiftName ?? "")`", "`\(field.row.newName ?? "")`",
        field.row.detailsTier?.rawValue ?? "",
      ]
    }
    #expect(expected.count + 35 == GMSPlacePropertyArray().count)
    #expect(try rows(of: "MIGRATION.md", under: "| property |") == expected)
  }

  @Test("The table of errors has every code with those of the SDKs and its retry verdict")
  func errorTable() throws {
    let expected = try PlacesFailure.Code.allCases.map { code in
      let gmsCode = try #require(GMSPlacesErrorCode(rawValue: code.row.gmsCode))
      return [
        "`\(code.rawValue)`", "`\(gmsCode)`", "\(gmsCode.rawValue)", "`\(code.row.swiftCase)`",
        words(for: code.row.retry),
      ]
    }
    #expect(try rows(of: "MIGRATION.md", under: "| failure |") == expected)
  }

  @Test("The README's prices are those of the known tiers, cheapest first")
  func priceTable() throws {
    let expected = BillingTier.allCases.filter { $0 != .unknown }.map { tier in
      let price = PlaceSKU(operation: .placeDetails, tier: tier).listPricePerThousand
      return [tier.rawValue, price.map { "\($0)" } ?? ""]
    }
    #expect(try rows(of: "README.md", under: "| tier |") == expected)
  }

  @Test("The table of equivalences has each that is known, in the words of the report")
  func equivalenceTable() throws {
    let found = try rows(of: "MIGRATION.md", under: "| equivalence |")
    #expect(found.map { $0.dropFirst().first } == KnownEquivalence.allCases.map(\.description))
    let source = try text(of: "Sources/PlacesCore/Shadow/KnownEquivalence.swift")
    let cases = found.map { row in "case \(row[0].unquoted) = \"\(row[1])\"" }
    #expect(cases.filter { !source.contains($0) } == [])
    #expect(found.map(\.count) == found.map { _ in 3 })
  }

  @Test("The table of tiers has every known tier as it is billed, cheapest first")
  func tierTable() throws {
    let expected = BillingTier.allCases.filter { $0 != .unknown }.map { tier in
      let sku = PlaceSKU(operation: .placeDetails, tier: tier)
      return [
        tier.rawValue, "`\(sku.name)`", sku.listPricePerThousand.map { "\($0)" } ?? "",
        sku.freeRequestsPerMonth.map { "\($0)" } ?? "without limit",
      ]
    }
    #expect(try rows(of: "MIGRATION.md", under: "| tier |") == expected)
  }

  @Test("The table of Legacy words has the failure of each")
  func legacyWordTable() throws {
    let rows = try rows(of: "MIGRATION.md", under: "| word |").map { $0.map(\.unquoted) }
    #expect(rows.count == 6)
    #expect(rows.map { PlacesFailure.Code(statusWord: $0[0])?.rawValue } == rows.map { $0[1] })
  }

  @Test("The properties that Legacy has no name for are listed, in table order")
  func legacyGaps() throws {
    let gaps = PlaceField.properties.filter { $0.row.legacyName == nil }.map {
      "`\($0.canonicalName)`"
    }
    let lines = try text(of: "MIGRATION.md").split(separator: "\n")
    #expect(lines.contains { $0 == gaps.joined(separator: ", ") })
  }

  @Test(
    "The table of type filters has what goes out for each, to either service",
    arguments: [
      (".geocode", .geocode), (".address", .address), (".establishment", .establishment),
      (".region", .region), (".city", .city),
    ] as [(String, GMSPlacesAutocompleteTypeFilter)])
  func typeFilterTable(name: String, type: GMSPlacesAutocompleteTypeFilter) async throws {
    let rows = try rows(of: "MIGRATION.md", under: "| filter |").map { $0.map(\.unquoted) }
    let row = try #require(rows.first { $0.first == name })
    let legacy = try await request(type, .legacy).url.query(percentEncoded: false)
    #expect(legacy?.contains("types=\(row[1])&") == true)
    let new = row[2].split(separator: ", ").map { "\"\($0)\"" }.joined(separator: ",")
    let body = try await request(type, .new).body.map { String(decoding: $0, as: UTF8.self) }
    #expect(body?.contains(#""includedPrimaryTypes":[\#(new)]"#) == true)
    #expect(rows.count == 5)
  }

  /// The request for suggestions with a type filter.
  private func request(
    _ type: GMSPlacesAutocompleteTypeFilter, _ dialect: PlacesDialect
  ) async throws -> HTTPRequest {
    let transport = CannedTransport(status: 500, body: "")
    let client = GMSPlacesClient.on(transport) { $0.dialect = dialect }
    let filter = GMSAutocompleteFilter()
    filter.type = type
    _ = try await failureThrown {
      try await received({ (_: [GMSAutocompletePrediction]) in [] }) {
        client.findAutocompletePredictions(
          fromQuery: "a", filter: filter, sessionToken: nil, callback: $0)
      }
    }
    return try #require(transport.requests.first)
  }

  private func words(for verdict: RetryVerdict) -> String {
    switch verdict {
    case .again(_, let reason): "yes: \(reason)"
    case .never(let reason): "no: \(reason)"
    }
  }

  /// The cells of the table whose head starts with a text.
  private func rows(of document: String, under head: String) throws -> [[String]] {
    let lines = try text(of: document).split(separator: "\n", omittingEmptySubsequences: false)
    let start = try #require(lines.firstIndex { $0.hasPrefix(head) }, "no table '\(head)'")
    return lines[(start + 2)...].prefix { $0.hasPrefix("|") }.map { line in
      line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    }
  }

  private func text(of document: String) throws -> String {
    try String(contentsOf: Fixture.projectRoot.appending(path: document), encoding: .utf8)
  }
}

extension String {
  /// Without the marks of code.
  fileprivate var unquoted: String { filter { $0 != "`" } }
}
