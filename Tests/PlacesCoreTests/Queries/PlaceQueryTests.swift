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
    ] as [(PlaceFieldSet, Bool, BillingTier)])
  func price(fields: PlaceFieldSet, isInSession: Bool, tier: BillingTier) {
    let query = PlaceQuery(
      placeID: "ChIJ1", fields: fields, sessionToken: isInSession ? SessionToken() : nil)
    #expect(query.sku.tier == tier)
  }

  // MARK: What the caller should learn

  /// A field that only one of the services has, and one that both have.
  private static let onlyNew = PlaceField.allCases.filter { !PlacesDialect.legacy.names($0) }
  private static let onlyLegacy = PlaceField.allCases.filter { !PlacesDialect.new.names($0) }

  @Test(
    "A session that raises the cost is told of, at the service that knows sessions so",
    arguments: [
      ([.name], .new, true), ([.rating], .new, true), ([.name, .reviews], .new, false),
      ([.formattedAddress], .new, false), ([.placeID], .new, false), ([.name], .legacy, false),
    ] as [(PlaceFieldSet, PlacesDialect, Bool)])
  func sessionCost(fields: PlaceFieldSet, dialect: PlacesDialect, isTold: Bool) {
    let alone = PlaceQuery(placeID: "ChIJ1", fields: fields)
    let inSession = PlaceQuery(placeID: "ChIJ1", fields: fields, sessionToken: SessionToken())
    #expect(alone.diagnostics(in: dialect) == [])
    #expect(
      inSession.diagnostics(in: dialect)
        == (isTold ? [.sessionRaisesCost(from: alone.sku, to: inSession.sku)] : []))
  }

  @Test("Optional fields that a service has no name for are told in the order of the table")
  func dropped() throws {
    let query = PlaceQuery(
      placeID: "ChIJ1", fields: [.name], optionalFields: .all)
    #expect(Self.onlyNew.count > 1)
    #expect(
      query.diagnostics(in: .legacy)
        == [.fieldsDropped(Self.onlyNew.map(\.canonicalName), "Places API (Legacy)")])
    #expect(
      query.diagnostics(in: .new)
        == [.fieldsDropped(Self.onlyLegacy.map(\.canonicalName), "Places API (New)")])
  }

  @Test("Optional fields that a service has are not told", arguments: PlacesDialect.allCases)
  func notDropped(dialect: PlacesDialect) {
    let query = PlaceQuery(placeID: "ChIJ1", fields: [.name], optionalFields: [.rating])
    #expect(query.diagnostics(in: dialect) == [])
  }

  @Test("What the query says itself comes first")
  func ownFirst() throws {
    let field = try #require(Self.onlyNew.first)
    let query = PlaceQuery(
      placeID: "ChIJ1", fields: [.name], optionalFields: [field],
      diagnostics: [.unknownFieldBits(1)])
    #expect(
      query.diagnostics(in: .legacy)
        == [.unknownFieldBits(1), .fieldsDropped([field.canonicalName], "Places API (Legacy)")])
  }
}
