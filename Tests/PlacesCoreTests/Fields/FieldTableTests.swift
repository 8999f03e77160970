import Foundation
import PlacesTestSupport
import Testing

@testable import PlacesCore

@Suite("Field table")
struct FieldTableTests {
  @Test("There are 83 fields")
  func count() {
    #expect(PlaceField.allCases.count == 83)
  }

  @Test("Bits run from 0 to 34 without a gap, in table order")
  func bits() {
    #expect(PlaceField.allCases.compactMap(\.row.bit) == Array(0...34))
  }

  @Test("There are 64 properties, and every field with a bit is one")
  func properties() {
    #expect(PlaceField.allCases.filter(\.row.isProperty).count == 64)
    #expect(PlaceField.allCases.filter { $0.row.bit != nil && !$0.row.isProperty } == [])
  }

  @Test("A property has a PlaceProperty name, and nothing else has")
  func swiftNames() {
    #expect(PlaceField.allCases.filter { $0.row.isProperty != ($0.row.swiftName != nil) } == [])
  }

  @Test("No wire name stands twice in its vocabulary")
  func wireNames() {
    let newNames = PlaceField.allCases.compactMap(\.row.newName)
    #expect(newNames.count == Set(newNames).count)
    let legacyNames = PlaceField.allCases.compactMap(\.row.legacyName)
    #expect(legacyNames.count == Set(legacyNames).count)
    #expect(!(newNames + legacyNames).contains(""))
  }

  @Test("Only two PlaceProperty names stand for two fields")
  func sharedSwiftNames() {
    let names = PlaceField.allCases.compactMap(\.row.swiftName)
    let repeated = Set(names.filter { name in names.filter { $0 == name }.count > 1 })
    #expect(repeated == ["timeZone", "accessibilityOptions"])
  }

  @Test("New names 81 fields, all but the two that Legacy had alone")
  func newNames() {
    let unnamed = PlaceField.allCases.filter { $0.row.newName == nil }
    #expect(unnamed == [.icon, .permanentlyClosed])
  }

  @Test(
    "A field has a tier in every operation when New names it",
    arguments: PlaceField.allCases, PlaceOperation.allCases)
  func tiers(field: PlaceField, operation: PlaceOperation) {
    #expect((field.row.tier(for: operation) != nil) == (field.row.newName != nil))
  }

  @Test("A likelihood list carries every field with a bit but eight")
  func likelihoods() {
    let left = PlaceField.allCases.filter { $0.row.bit != nil && !$0.row.isInLikelihoods }
    #expect(
      left == [
        .openingHours, .phoneNumber, .website, .addressComponents, .takeout, .delivery, .dineIn,
        .curbsidePickup,
      ])
    #expect(PlaceField.allCases.filter { $0.row.bit == nil && $0.row.isInLikelihoods } == [])
  }
}

@Suite(
  "Field table against the reference",
  .enabled(if: FieldMapLine.file != nil, "The reference table is not beside the project."))
struct FieldTableReferenceTests {
  @Test("The fields are the lines of the reference, in its order")
  func order() {
    #expect(PlaceField.allCases.map(\.canonicalName) == FieldMapLine.all.map(\.name))
  }

  @Test("A row says what its line says", arguments: FieldMapLine.all)
  func row(line: FieldMapLine) throws {
    let row = try #require(PlaceField(stringValue: line.name)).row
    #expect(row.bit == line["legacy_bit"].flatMap { Int($0) })
    #expect(row.isProperty == (line["gms_place_property"] != nil))
    #expect(row.swiftName == line["swift_place_property"])
    #expect(row.legacyName == line["legacy_wire_field"])
    #expect(row.newName == line["new_wire_field"])
    #expect(row.detailsTier == line.tier("sku_new"))
    #expect(row.textSearchTier == line.tier("sku_text_search"))
    #expect(row.nearbySearchTier == line.tier("sku_nearby_search"))
    #expect(row.isInLikelihoods == (line["supported_in_current_place"] == "true"))
  }

  @Test("The raw name of a property is its GMSPlaceProperty member", arguments: FieldMapLine.all)
  func propertyNames(line: FieldMapLine) {
    let member = line["gms_place_property"]?.split(separator: "|").last.map(String.init)
    #expect(member == nil || member == ".\(line.name)")
  }
}

/// A line of the reference table of fields.
struct FieldMapLine: Sendable, CustomTestStringConvertible {
  let cells: [String: String]

  static let file = Fixture.shared("reference/field-map.csv")

  /// Every line but the one of the façade value "all", which is no field.
  static let all: [FieldMapLine] =
    file.flatMap { try? String(contentsOf: $0, encoding: .utf8) }
    .map { text in
      CSVTable(text).lines.map(FieldMapLine.init).filter { $0.name != "all" }
    } ?? []

  var name: String { cells["canonical_name"] ?? "" }
  var testDescription: String { name }

  /// A cell; nil when it is empty.
  subscript(column: String) -> String? {
    cells[column].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The tier in a cell; nil when it is empty or no tier.
  func tier(_ column: String) -> BillingTier? {
    switch self[column] {
    case "Essentials IDs Only": .essentialsIDsOnly
    case "Essentials": .essentials
    case "Pro": .pro
    case "Enterprise": .enterprise
    case "Enterprise+Atmosphere": .enterpriseAtmosphere
    case "unknown": .unknown
    default: nil
    }
  }
}
