import PlacesCore
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
}
