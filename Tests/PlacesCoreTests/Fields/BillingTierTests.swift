import Testing

@testable import PlacesCore

@Suite("Billing tiers")
struct BillingTierTests {
  @Test("Tiers rise from free to the top, an unknown one below the top alone")
  func order() {
    #expect(
      BillingTier.allCases.reversed().sorted() == [
        .essentialsIDsOnly, .essentials, .pro, .enterprise, .unknown, .enterpriseAtmosphere,
      ])
  }

  @Test("No tier is below itself", arguments: BillingTier.allCases)
  func equal(tier: BillingTier) {
    #expect(!(tier < tier))
  }
}
