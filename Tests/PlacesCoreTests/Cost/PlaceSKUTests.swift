import Foundation
import PlacesTestSupport
import Testing

@testable import PlacesCore

@Suite("Billing of a field set")
struct PlaceSKUTests {
  @Test(
    "A details request is billed at its dearest field",
    arguments: [
      ([], .essentialsIDsOnly),
      ([.placeID], .essentialsIDsOnly),
      ([.placeID, .photos, .attributions, .resourceName, .movedPlace], .essentialsIDsOnly),
      ([.placeID, .formattedAddress], .essentials),
      ([.coordinate, .types, .viewport, .postalAddress], .essentials),
      ([.placeID, .name], .pro),
      ([.coordinate, .accessibilityOptions], .pro),
      ([.placeID, .rating], .enterprise),
      ([.name, .phoneNumber], .enterprise),
      ([.placeID, .rating, .reviews], .enterpriseAtmosphere),
      ([.takeout], .enterpriseAtmosphere),
      (PlaceField.bitFields, .enterpriseAtmosphere),
      (PlaceField.properties, .enterpriseAtmosphere),
    ] as [([PlaceField], BillingTier)])
  func details(fields: [PlaceField], tier: BillingTier) {
    #expect(PlaceSKU(.placeDetails, fields: fields).tier == tier)
    #expect(PlaceSKU(.placeDetails, fields: fields.reversed()).tier == tier)
  }

  @Test(
    "With a session token a request from Pro on is billed at the top",
    arguments: [
      ([.placeID], .essentialsIDsOnly),
      ([.placeID, .formattedAddress], .essentials),
      ([.name], .enterpriseAtmosphere),
      ([.rating], .enterpriseAtmosphere),
      ([.reviews], .enterpriseAtmosphere),
      ([.consumerAlert], .enterpriseAtmosphere),
    ] as [([PlaceField], BillingTier)])
  func session(fields: [PlaceField], tier: BillingTier) {
    #expect(PlaceSKU(.placeDetails, fields: fields, inSession: true).tier == tier)
  }

  @Test("A search has no session to end", arguments: [PlaceOperation.textSearch, .nearbySearch])
  func searchInSession(operation: PlaceOperation) {
    #expect(PlaceSKU(operation, fields: [.name], inSession: true).tier == .pro)
  }

  @Test(
    "A field of unknown tier leaves the price open unless the top is reached anyway",
    arguments: [
      ([.consumerAlert], .unknown),
      ([.placeID, .entrances], .unknown),
      ([.rating, .navigationPoints], .unknown),
      ([.consumerAlert, .reviews], .enterpriseAtmosphere),
    ] as [([PlaceField], BillingTier)])
  func unknownTier(fields: [PlaceField], tier: BillingTier) {
    let sku = PlaceSKU(.placeDetails, fields: fields)
    #expect(sku.tier == tier)
    #expect(sku.listPricePerThousand == (tier == .unknown ? nil : 25))
  }

  @Test(
    "Nearby search never costs less than Pro",
    arguments: [
      ([], .pro), ([.placeID], .pro), ([.formattedAddress], .pro), ([.consumerAlert], .pro),
      ([.rating], .enterprise), ([.reviews], .enterpriseAtmosphere), ([.entrances], .unknown),
    ] as [([PlaceField], BillingTier)])
  func nearby(fields: [PlaceField], tier: BillingTier) {
    #expect(PlaceSKU(.nearbySearch, fields: fields).tier == tier)
  }

  @Test(
    "Text search is free for identifiers alone",
    arguments: [
      ([.placeID, .resourceName], .essentialsIDsOnly), ([.consumerAlert], .essentialsIDsOnly),
      ([.photos], .pro), ([.formattedAddress], .pro), ([.rating], .enterprise),
      ([.reviews], .enterpriseAtmosphere),
    ] as [([PlaceField], BillingTier)])
  func textSearch(fields: [PlaceField], tier: BillingTier) {
    #expect(PlaceSKU(.textSearch, fields: fields).tier == tier)
  }

  @Test("A field that New does not have costs nothing there")
  func legacyOnlyField() {
    #expect(PlaceSKU(.placeDetails, fields: [.icon]).tier == .essentialsIDsOnly)
  }

  @Test(
    "The description tells name and price",
    arguments: [
      (.placeDetails, [.placeID], "Places API Place Details Essentials (IDs Only), free"),
      (.placeDetails, [.name], "Places API Place Details Pro, $17 per 1,000"),
      (.textSearch, [.reviews], "Places API Text Search Enterprise + Atmosphere, $40 per 1,000"),
      (.placeDetails, [.entrances], "Places API Place Details Unknown, price unknown"),
    ] as [(PlaceOperation, [PlaceField], String)])
  func description(operation: PlaceOperation, fields: [PlaceField], text: String) {
    #expect(PlaceSKU(operation, fields: fields).description == text)
  }

  @Test(
    "Each tier has its list price and its free requests",
    arguments: [
      (.placeDetails, .essentialsIDsOnly, 0, nil), (.placeDetails, .essentials, 5, 10_000),
      (.placeDetails, .pro, 17, 5_000), (.placeDetails, .enterprise, 20, 1_000),
      (.placeDetails, .enterpriseAtmosphere, 25, 1_000), (.placeDetails, .unknown, nil, nil),
      (.textSearch, .essentialsIDsOnly, 0, nil), (.textSearch, .pro, 32, 5_000),
      (.textSearch, .enterprise, 35, 1_000), (.textSearch, .enterpriseAtmosphere, 40, 1_000),
      (.textSearch, .unknown, nil, nil), (.nearbySearch, .pro, 32, 5_000),
      (.nearbySearch, .enterprise, 35, 1_000), (.nearbySearch, .enterpriseAtmosphere, 40, 1_000),
      (.nearbySearch, .unknown, nil, nil),
    ] as [(PlaceOperation, BillingTier, Decimal?, Int?)])
  func prices(operation: PlaceOperation, tier: BillingTier, price: Decimal?, free: Int?) {
    let sku = PlaceSKU(operation: operation, tier: tier)
    #expect(sku.listPricePerThousand == price)
    #expect(sku.freeRequestsPerMonth == free)
  }
}

@Suite(
  "Prices against the reference",
  .enabled(if: PriceLine.file != nil, "The reference price list is not beside the project."))
struct PlaceSKUReferenceTests {
  @Test("The list holds a price for each tier an operation can be billed at")
  func names() {
    #expect(PriceLine.all.count == 12)
  }

  @Test("Name, price and free requests are those of the list", arguments: PriceLine.all)
  func line(line: PriceLine) throws {
    let sku = try #require(line.sku)
    #expect(sku.listPricePerThousand == line.price)
    #expect(sku.freeRequestsPerMonth == line.freeRequests)
  }
}

/// A line of the reference price list.
struct PriceLine: Sendable, CustomTestStringConvertible {
  let cells: [String: String]

  static let file = Fixture.shared("reference/skus.csv")

  /// The current lines of Places API (New) for calls that are billed by their fields.
  static let all: [PriceLine] =
    file.flatMap { try? String(contentsOf: $0, encoding: .utf8) }
    .map { text in
      CSVTable(text).lines.map(PriceLine.init).filter {
        $0["api"] == "Places API (New)" && $0["era"].hasPrefix("current")
          && $0["sku_name"].hasPrefix("Places API ") && !$0["sku_name"].hasSuffix("Photos")
      }
    } ?? []

  var testDescription: String { self["sku_name"] }
  var price: Decimal? { Decimal(string: self["usd_per_1000_first_paid_tier"]) }
  var freeRequests: Int? { Int(self["free_monthly_cap"]) }

  /// The SKU with the name of the line.
  var sku: PlaceSKU? {
    PlaceOperation.allCases
      .flatMap { operation in
        BillingTier.allCases.map { PlaceSKU(operation: operation, tier: $0) }
      }
      .first { $0.name == self["sku_name"] }
  }

  subscript(column: String) -> String { cells[column] ?? "" }
}
