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
