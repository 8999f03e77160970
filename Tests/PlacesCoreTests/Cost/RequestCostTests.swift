import Foundation
import PlacesTestSupport
import Testing

@testable import PlacesCore

@Suite("Cost of a request")
struct RequestCostTests {
  @Test("The bill of a field set has these lines at this price", arguments: Priced.all)
  func bill(row: Priced) {
    let cost = row.cost
    #expect(cost.skus.map(\.name) == row.lines)
    #expect(cost.skus.allSatisfy { $0.dialect == row.dialect })
    #expect(cost.listPricePerThousand == row.price)
    #expect(cost.tier == row.tier)
    #expect(cost.raisingFields == row.raising)
  }

  @Test(
    "New's bill is the line that its SKU names", arguments: PlaceOperation.allCases, [false, true])
  func sku(operation: PlaceOperation, inSession: Bool) {
    let fields = PlaceField.allCases.filter { $0.row.newName != nil }
    let bills = fields.map {
      RequestCost(operation, fields: [$0], in: .new, inSession: inSession).skus
    }
    #expect(bills == fields.map { [PlaceSKU(operation, fields: [$0], inSession: inSession)] })
  }

  @Test(
    "The fields above a tier are told in table order",
    arguments: [
      (.essentialsIDsOnly, ["name", "coordinate", "rating", "reviews", "entrances"]),
      (.essentials, ["name", "rating", "reviews", "entrances"]),
      (.pro, ["rating", "reviews", "entrances"]),
      (.enterprise, ["reviews", "entrances"]), (.unknown, ["reviews", "entrances"]),
      (.enterpriseAtmosphere, []),
    ] as [(BillingTier, [String])])
  func above(tier: BillingTier, fields: [String]) {
    let all: PlaceFieldSet = [.placeID, .coordinate, .name, .rating, .reviews, .entrances]
    let cost = RequestCost(.placeDetails, fields: all, in: .new)
    #expect(cost.fields(above: tier) == fields)
  }

  @Test(
    "Suggestions and photos have a line each",
    arguments: [
      (.autocomplete(in: .new), "Autocomplete Requests", "2.83"),
      (.autocomplete(in: .new, inSession: true), "Autocomplete Requests", "2.83"),
      (.autocomplete(in: .legacy), "Autocomplete - Per Request", "2.83"),
      (
        .autocomplete(in: .legacy, inSession: true),
        "Autocomplete without Place Details - Per Session", nil
      ),
      (.photo(in: .new), "Places API Place Details Photos", "7"),
      (.photo(in: .legacy), "Places Photo", "7"),
    ] as [(RequestCost, String, String?)])
  func others(cost: RequestCost, name: String, price: String?) {
    #expect(cost.skus.map(\.name) == [name])
    #expect(cost.listPricePerThousand == price.flatMap { Decimal(string: $0) })
    #expect(cost.raisingFields == [] && cost.savings == [])
    #expect(cost.fields(above: .essentialsIDsOnly) == [])
  }

  @Test("What a search asks for beside its places leaves its price open at New alone")
  func besides() {
    let new = RequestCost(.textSearch, fields: [.name], in: .new, besides: ["searchUri"])
    #expect(new.tier == .unknown)
    #expect(new.listPricePerThousand == nil)
    #expect(new.raisingFields == ["searchUri"])
    let dearest = RequestCost(.nearbySearch, fields: [.reviews], in: .new, besides: ["a"])
    #expect(dearest.listPricePerThousand == 40)
    let legacy = RequestCost(.textSearch, fields: [.name], in: .legacy, besides: ["a"])
    #expect(legacy == RequestCost(.textSearch, fields: [.name], in: .legacy))
  }

  @Test(
    "It has a line for a log",
    arguments: [
      (
        RequestCost(.placeDetails, fields: [.name, .rating], in: .new),
        "Places API Place Details Enterprise, $20 per 1,000, for rating"
      ),
      (
        RequestCost(.placeDetails, fields: [.placeID], in: .new),
        "Places API Place Details Essentials (IDs Only), free"
      ),
      (
        RequestCost(.placeDetails, fields: [.name, .rating], in: .legacy),
        "Places Details, $17 per 1,000 + Basic Data, free + Atmosphere Data, $5 per 1,000,"
          + " for rating"
      ),
      (
        RequestCost(.textSearch, fields: [.name], in: .legacy),
        "Find Place, price unknown + Basic Data, free, for name"
      ),
    ])
  func description(cost: RequestCost, text: String) {
    #expect(cost.description == text)
  }
}

/// A field set with its bill.
struct Priced: Sendable, CustomTestStringConvertible {
  let operation: PlaceOperation
  let dialect: PlacesDialect
  let fields: [PlaceField]
  var inSession = false
  let lines: [String]
  let price: Decimal?
  let tier: BillingTier
  let raising: [String]

  var cost: RequestCost {
    RequestCost(operation, fields: fields, in: dialect, inSession: inSession)
  }

  var testDescription: String {
    let names = fields.map(\.canonicalName).joined(separator: ", ")
    return "\(operation.rawValue), \(dialect.rawValue)\(inSession ? ", session" : ""): \(names)"
  }

  init(
    _ operation: PlaceOperation, _ dialect: PlacesDialect, _ fields: [PlaceField],
    _ lines: [String], _ price: Decimal?, _ tier: BillingTier, _ raising: [String],
    inSession: Bool = false
  ) {
    (self.operation, self.dialect, self.fields) = (operation, dialect, fields)
    (self.lines, self.price, self.tier, self.raising) = (lines, price, tier, raising)
    self.inSession = inSession
  }

  static let all = new + legacy

  private static let details = "Places API Place Details"

  private static let new: [Priced] = [
    .init(
      .placeDetails, .new, [.placeID, .photos], ["\(details) Essentials (IDs Only)"], 0,
      .essentialsIDsOnly, []),
    .init(.placeDetails, .new, [], ["\(details) Essentials (IDs Only)"], 0, .essentialsIDsOnly, []),
    .init(
      .placeDetails, .new, [.placeID, .coordinate], ["\(details) Essentials"], 5, .essentials,
      ["coordinate"]),
    .init(
      .placeDetails, .new, [.coordinate, .businessStatus, .name], ["\(details) Pro"], 17, .pro,
      ["name", "businessStatus"]),
    .init(
      .placeDetails, .new, [.name, .website, .openingHours], ["\(details) Enterprise"], 20,
      .enterprise, ["openingHours", "website"]),
    .init(
      .placeDetails, .new, [.rating, .takeout], ["\(details) Enterprise + Atmosphere"], 25,
      .enterpriseAtmosphere, ["takeout"]),
    .init(
      .placeDetails, .new, [.rating, .entrances], ["\(details) Unknown"], nil, .unknown,
      ["entrances"]),
    .init(
      .placeDetails, .new, [.name, .icon], ["\(details) Pro"], 17, .pro, ["name"]),
    .init(
      .placeDetails, .new, [.coordinate, .name], ["\(details) Enterprise + Atmosphere"], 25,
      .enterpriseAtmosphere, ["name"], inSession: true),
    .init(
      .placeDetails, .new, [.coordinate], ["\(details) Essentials"], 5, .essentials,
      ["coordinate"], inSession: true),
    .init(
      .textSearch, .new, [.placeID], ["Places API Text Search Essentials (IDs Only)"], 0,
      .essentialsIDsOnly, []),
    .init(
      .textSearch, .new, [.placeID, .photos], ["Places API Text Search Pro"], 32, .pro, ["photos"]),
    .init(
      .textSearch, .new, [.rating], ["Places API Text Search Enterprise"], 35, .enterprise,
      ["rating"]),
    .init(.nearbySearch, .new, [.name], ["Places API Nearby Search Pro"], 32, .pro, []),
    .init(
      .nearbySearch, .new, [.name, .reviews], ["Places API Nearby Search Enterprise + Atmosphere"],
      40, .enterpriseAtmosphere, ["reviews"]),
  ]

  private static let legacy: [Priced] = [
    .init(
      .placeDetails, .legacy, [.placeID, .attributions], ["Places Details - ID Refresh"], 0,
      .essentialsIDsOnly, []),
    .init(
      .placeDetails, .legacy, [.placeID, .photos], ["Places Details", "Basic Data"], 17, .pro,
      ["photos"]),
    .init(
      .placeDetails, .legacy, [.phoneNumber], ["Places Details", "Contact Data"], 20, .enterprise,
      ["phoneNumber"]),
    .init(
      .placeDetails, .legacy, [.name, .rating],
      ["Places Details", "Basic Data", "Atmosphere Data"],
      22, .enterprise, ["rating"]),
    .init(
      .placeDetails, .legacy, PlaceField.bitFields,
      ["Places Details", "Basic Data", "Contact Data", "Atmosphere Data"], 25, .enterprise,
      PlaceField.bitFields.filter { $0.row.legacyDataGroup != .basic }.map(\.canonicalName)),
    .init(
      .placeDetails, .legacy, [.name, .fuelOptions, .priceRange], ["Places Details", "Basic Data"],
      17, .pro, ["name"]),
    .init(
      .placeDetails, .legacy, [.name], ["Places Details", "Basic Data"], 17, .pro, ["name"],
      inSession: true),
    .init(
      .textSearch, .legacy, [.placeID], ["Find Place - ID Only"], nil, .essentials, []),
    .init(
      .textSearch, .legacy, [.placeID, .reviews, .website], ["Find Place - ID Only"], nil,
      .essentials, []),
    .init(
      .textSearch, .legacy, [.name, .rating, .phoneNumber],
      ["Find Place", "Basic Data", "Atmosphere Data"], nil, .enterprise, ["rating"]),
    .init(
      .nearbySearch, .legacy, [.placeID],
      ["Places - Nearby Search", "Basic Data", "Contact Data", "Atmosphere Data"], 40, .enterprise,
      []),
  ]
}
