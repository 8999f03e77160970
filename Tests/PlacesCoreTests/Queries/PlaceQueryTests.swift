import Testing

@testable import PlacesCore

@Suite("Place queries")
struct PlaceQueryTests {
  @Test("Two queries with one token are one value")
  func oneToken() {
    let token = SessionToken()
    let query = { PlaceQuery(placeID: "ChIJ1", fields: [.name, .rating], sessionToken: token) }
    #expect(query() == query())
    #expect(Set([query(), query()]).count == 1)
  }

  @Test("Two queries with a token each are two values")
  func twoTokens() {
    let query = { PlaceQuery(placeID: "ChIJ1", fields: [.name], sessionToken: SessionToken()) }
    #expect(query() != query())
  }

  @Test("The order in which fields are named does not count")
  func order() {
    #expect(
      PlaceQuery(placeID: "ChIJ1", fields: [.name, .rating])
        == PlaceQuery(placeID: "ChIJ1", fields: [.rating, .name]))
  }

  @Test(
    "The price is that of the dearest field, and in a session that of the highest tier from Pro on",
    arguments: [
      ([.placeID], false, .essentialsIDsOnly), ([.placeID, .rating], false, .enterprise),
      ([.placeID, .rating, .reviews], false, .enterpriseAtmosphere),
      ([.name], false, .pro), ([.name], true, .enterpriseAtmosphere),
      ([.formattedAddress], true, .essentials), ([.placeID], true, .essentialsIDsOnly),
    ] as [(Set<PlaceField>, Bool, BillingTier)])
  func price(fields: Set<PlaceField>, isInSession: Bool, tier: BillingTier) {
    let query = PlaceQuery(
      placeID: "ChIJ1", fields: fields, sessionToken: isInSession ? SessionToken() : nil)
    #expect(query.sku.tier == tier)
  }
}
