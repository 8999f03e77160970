import Foundation
import PlacesTestSupport
import Testing

@testable import PlacesCore

@Suite("What a narrower request saves")
struct RequestBillTests {
  @Test(
    "Each step is told with what it saves, those that leave out least first",
    arguments: [
      (
        .placeDetails, .new, [.placeID, .coordinate, .name, .rating, .reviews],
        [
          "without reviews: saves $5 per 1,000",
          "without rating, reviews: saves $8 per 1,000",
          "without name, rating, reviews: saves $20 per 1,000",
          "without name, coordinate, rating, reviews: saves $25 per 1,000",
        ]
      ),
      (.placeDetails, .new, [.placeID, .photos], []),
      (.placeDetails, .new, [.rating, .website], []),
      (
        .placeDetails, .new, [.name, .entrances],
        ["without entrances: saves an unknown amount"]
      ),
      (
        .textSearch, .new, [.placeID, .name, .rating],
        [
          "without rating: saves $3 per 1,000", "without name, rating: saves $35 per 1,000",
        ]
      ),
      (.nearbySearch, .new, [.placeID, .name], []),
      (.nearbySearch, .new, [.name, .rating], ["without rating: saves $3 per 1,000"]),
      (
        .placeDetails, .legacy, [.placeID, .attributions, .name, .website, .rating],
        [
          "without website: saves $3 per 1,000", "without rating: saves $5 per 1,000",
          "without rating, website: saves $8 per 1,000",
          "without name, rating, website: saves $25 per 1,000",
        ]
      ),
      (.placeDetails, .legacy, [.name], []),
      (.placeDetails, .legacy, [.name, .photos], []),
      (.nearbySearch, .legacy, [.placeID, .name, .rating], []),
      (
        .textSearch, .legacy, [.placeID, .name, .rating, .reviews],
        [
          "without rating: saves $5 per 1,000",
          "without name, rating: saves an unknown amount",
        ]
      ),
      (.textSearch, .legacy, [.name, .reviews], []),
    ] as [(PlaceOperation, PlacesDialect, [PlaceField], [String])])
  func savings(
    operation: PlaceOperation, dialect: PlacesDialect, fields: [PlaceField], lines: [String]
  ) {
    let cost = RequestCost(operation, fields: fields, in: dialect)
    #expect(cost.savings.map(\.description) == lines)
  }

  @Test("What a step leaves is billed as the request without its fields")
  func rest() throws {
    let cost = RequestCost(.placeDetails, fields: [.name, .coordinate, .rating], in: .new)
    let saving = try #require(cost.savings.last)
    #expect(saving.fields == ["name", "rating"])
    #expect(saving.skus == [PlaceSKU(.placeDetails, fields: [.coordinate])])
    #expect(saving.savedPerThousand == 15)
  }

  @Test("In a session a step below Pro has no price of its own: suggestions would be paid for")
  func session() {
    let fields: [PlaceField] = [.placeID, .coordinate, .name, .reviews]
    let new = RequestCost(.placeDetails, fields: fields, in: .new, inSession: true)
    #expect(
      new.savings.map(\.fields) == [["name", "reviews"], ["name", "coordinate", "reviews"]])
    #expect(new.savings.map(\.savedPerThousand) == [nil, nil])
    let legacy = RequestCost(.placeDetails, fields: fields, in: .legacy, inSession: true)
    #expect(legacy.savings == RequestCost(.placeDetails, fields: fields, in: .legacy).savings)
  }
}

@Suite(
  "Data groups against the reference",
  .enabled(
    if: Fixture.shared("reference/field-map.csv") != nil,
    "The reference field map is not beside the project."))
struct LegacyDataGroupReferenceTests {
  @Test("Each field that Legacy can name is in the group that the map tells")
  func groups() throws {
    let file = try #require(Fixture.shared("reference/field-map.csv"))
    let lines = CSVTable(try String(contentsOf: file, encoding: .utf8)).lines
    let told = lines.compactMap { line in
      LegacyDataGroup(rawValue: "\(line["sku_legacy"] ?? "") Data").map {
        "\(line["canonical_name"] ?? ""): \($0.rawValue)"
      }
    }
    let ours = PlaceField.allCases.compactMap { field in
      field.row.legacyDataGroup.map { "\(field.canonicalName): \($0.rawValue)" }
    }
    #expect(told.count > 40)
    #expect(Set(ours) == Set(told))
  }

  @Test("A field has a group only where Legacy can name it")
  func names() {
    let grouped = PlaceField.allCases.filter { $0.row.legacyDataGroup != nil }
    #expect(grouped.allSatisfy { $0.row.legacyName != nil })
    let free = PlaceField.allCases.filter {
      $0.row.legacyName != nil && $0.row.legacyDataGroup == nil
    }
    #expect(free == [.attributions])
  }
}
