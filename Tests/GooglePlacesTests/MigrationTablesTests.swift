import Foundation
import GooglePlaces
import PlacesTestSupport
import Testing

@testable import PlacesCore

/// Holds the tables of MIGRATION.md and README.md against the rows they tell of.
struct MigrationTablesTests {
  @Test("The first table has every bit with its property, New field and tier, in bit order")
  func bitmaskTable() throws {
    let expected = PlaceField.bitFields.map { field in
      [
        "`GMSPlaceField.\(field.rawValue)`", "`GMSPlaceProperty.\(field.rawValue)`",
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
        "`GMSPlaceProperty.\(field.rawValue)`", "`\(field.row.newName ?? "")`",
        field.row.detailsTier?.rawValue ?? "",
      ]
    }
    #expect(expected.count + 35 == GMSPlacePropertyArray().count)
    #expect(try rows(of: "MIGRATION.md", under: "| property |") == expected)
  }

  @Test("The table of errors has every code with its SDK code and retry verdict")
  func errorTable() throws {
    let expected = try PlacesFailure.Code.allCases.map { code in
      let gmsCode = try #require(GMSPlacesErrorCode(rawValue: code.row.gmsCode))
      return [
        "`\(code.rawValue)`", "`\(gmsCode)`", "\(gmsCode.rawValue)", words(for: code.row.retry),
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

  private func words(for verdict: RetryVerdict) -> String {
    switch verdict {
    case .again(let reason): "yes: \(reason)"
    case .never(let reason): "no: \(reason)"
    }
  }

  /// The cells of the table whose head starts with a text.
  private func rows(of document: String, under head: String) throws -> [[String]] {
    let text = try String(
      contentsOf: Fixture.projectRoot.appending(path: document), encoding: .utf8)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let start = try #require(lines.firstIndex { $0.hasPrefix(head) }, "no table '\(head)'")
    return lines[(start + 2)...].prefix { $0.hasPrefix("|") }.map { line in
      line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    }
  }
}
