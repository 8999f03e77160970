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
  @Test("The list has each line that a call of ours can be billed by, and no other of ours")
  func names() {
    #expect(PriceLine.all.count == 27)
    #expect(Set(PriceLine.all.map(\.name)) == Set(PriceLine.ours.map(\.name)))
    #expect(PriceLine.ours.count == Set(PriceLine.ours.map(\.name)).count)
  }

  @Test("Service, price, class and free requests are those of the list", arguments: PriceLine.all)
  func line(line: PriceLine) throws {
    let sku = try #require(PriceLine.ours.first { $0.name == line.name })
    #expect(sku.dialect.rawValue == line["api"])
    #expect(sku.listPricePerThousand == line.price)
    #expect(sku.freeRequestsPerMonth == line.freeRequests)
    #expect(sku.tier.category == line["category"])
  }
}

/// A line of the reference price list.
struct PriceLine: Sendable, CustomTestStringConvertible {
  let cells: [String: String]

  static let file = Fixture.shared("reference/skus.csv")

  /// The current lines, but for those of calls that this package never makes.
  static let all: [PriceLine] =
    file.flatMap { try? String(contentsOf: $0, encoding: .utf8) }
    .map { text in
      CSVTable(text).lines.map(PriceLine.init).filter {
        $0["era"].hasPrefix("current") && !neverCalled.contains($0.name)
      }
    } ?? []

  private static let neverCalled = [
    "Places - Text Search", "Query Autocomplete - Per Request", "Find Current Place",
  ]

  /// The lines of the price list in code.
  static let ours: [PlaceSKU] = {
    let byFields = PlaceOperation.allCases.flatMap { operation in
      BillingTier.allCases.filter { $0 != .unknown }.map { tier in
        PlaceSKU(operation: operation, tier: max(tier, operation.lowestTier))
      }
    }
    .filter { $0.operation != .textSearch || $0.tier != .essentials }
    let others: [PlaceSKU] = [
      .photos, .autocompleteRequests, .autocompleteSessionUsage, .legacyDetails, .legacyIDRefresh,
      .legacyNearbySearch, .legacyFindPlace, .legacyFindPlaceIDOnly, .legacyPhoto,
      .legacyAutocomplete, .legacySession, .legacyAbandonedSession,
    ]
    return Array(Set(byFields)) + others + LegacyDataGroup.allCases.map(\.sku)
  }()

  var testDescription: String { name }
  var name: String { self["sku_name"] }
  var price: Decimal? { Decimal(string: self["usd_per_1000_first_paid_tier"]) }
  /// Some lines say how the number was found.
  var freeRequests: Int? {
    self["free_monthly_cap"].split(separator: " ").first.flatMap { Int($0) }
  }

  subscript(column: String) -> String { cells[column] ?? "" }
}

extension BillingTier {
  /// The list's word for the class, which knows no free tier and no atmosphere.
  fileprivate var category: String {
    rawValue.split(separator: " ").first.map(String.init) ?? ""
  }
}
