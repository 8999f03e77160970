import Foundation
import PlacesCore
import PlacesTestSupport
import Testing

@testable import GooglePlacesSwift

struct CostTests {
  @Test(
    "A search is billed by its dearest property",
    arguments: [
      ([PlaceProperty.placeID], BillingTier.essentialsIDsOnly, BillingTier.pro),
      ([.displayName], .pro, .pro), ([.rating], .enterprise, .enterprise),
      ([.reviews, .placeID], .enterpriseAtmosphere, .enterpriseAtmosphere),
    ])
  func searches(_ properties: [PlaceProperty], _ byText: BillingTier, _ nearby: BillingTier) {
    let text = SearchByTextRequest(
      textQuery: "tea", placeProperties: properties, locationBias: nil)
    #expect(text.sku.operation == .textSearch)
    #expect(text.sku.tier == byText)
    let around = SearchNearbyRequest(
      locationRestriction: Samples.circle, placeProperties: properties)
    #expect(around.sku.operation == .nearbySearch)
    #expect(around.sku.tier == nearby)
  }

  @Test(
    "A session pays for its suggestions by what the details ask for",
    arguments: [
      ([PlaceProperty.displayName], 0, 3), ([.formattedAddress], 3, 3), ([.placeID], 3, 3),
    ])
  func sessions(_ properties: [PlaceProperty], _ inSession: Int, _ alone: Int) {
    let with = FetchPlaceRequest(
      placeID: "id", placeProperties: properties, sessionToken: AutocompleteSessionToken())
    let without = FetchPlaceRequest(placeID: "id", placeProperties: properties)
    let session = SessionBill(autocompleteRequests: 3, details: with)
    #expect(session.billedAutocompleteRequests == inSession)
    #expect(session.details == with.sku)
    let calls = SessionBill(autocompleteRequests: 3, details: without)
    #expect(calls.billedAutocompleteRequests == alone)
    #expect(calls.details == without.sku)
  }

  @Test(
    "Properties and requests have a cost at either service",
    arguments: [
      (PlacesDialect.new, Decimal(20), Decimal(25), Optional(Decimal(35)), Decimal(35)),
      (.legacy, 22, 22, nil, 40),
    ])
  func cost(
    dialect: PlacesDialect, alone: Decimal, inSession: Decimal, text: Decimal?, nearby: Decimal
  ) {
    let properties: [PlaceProperty] = [.displayName, .rating]
    #expect(properties.cost(in: dialect).listPricePerThousand == alone)
    #expect(properties.cost(in: dialect, inSession: true).listPricePerThousand == inSession)
    let place = FetchPlaceRequest(
      placeID: "a", placeProperties: properties, sessionToken: AutocompleteSessionToken())
    #expect(place.cost(in: dialect).listPricePerThousand == inSession)
    let byText = SearchByTextRequest(
      textQuery: "a", placeProperties: properties, locationBias: nil)
    #expect(byText.cost(in: dialect).listPricePerThousand == text)
    let around = SearchNearbyRequest(
      locationRestriction: Samples.circle, placeProperties: properties)
    #expect(around.cost(in: dialect).listPricePerThousand == nearby)
  }

  @Test("A property that Legacy has half of costs as that half")
  func halfProperty() {
    #expect([PlaceProperty.timeZone].cost(in: .legacy).listPricePerThousand == 17)
  }

  @Test("Ways to the places found, and a link to the search, leave the price open")
  func besides() {
    let text = SearchByTextRequest(
      textQuery: "a", placeProperties: [.displayName], locationBias: nil,
      shouldIncludeSearchURL: true)
    #expect(text.sku.tier == .unknown)
    #expect(text.cost().raisingFields == ["searchUri"])
    #expect(text.cost(in: .legacy).raisingFields == ["name"])
    let around = SearchNearbyRequest(
      locationRestriction: Samples.circle, placeProperties: [.displayName],
      shouldIncludeRoutingSummaries: true)
    #expect(around.sku.listPricePerThousand == nil)
    #expect(around.cost().raisingFields == ["routingSummaries"])
  }

  @Test("A session is told with its bill when details end it")
  func session() async throws {
    let told = Locked<[PlacesDiagnostic]>([])
    let client = PlacesClient(CannedTransport(body: #"{"id": "one"}"#)) { diagnostic in
      told.withLock { $0.append(diagnostic) }
    }
    let token = AutocompleteSessionToken()
    for text in ["c", "ca"] {
      _ = try await client.fetch(AutocompleteRequest(query: text, sessionToken: token))
    }
    let request = FetchPlaceRequest(
      placeID: "one", placeProperties: [.formattedAddress], sessionToken: token)
    _ = try await client.fetch(request)
    let bill = SessionBill(autocompleteRequests: 2, details: request)
    #expect(told.withLock { $0 }.contains(.sessionEnded(bill)))
  }
}
