import Foundation
import PlacesTestSupport
import Testing

@testable import PlacesCore

@Suite("The ceiling of a configuration")
struct RequestCostCeilingTests {
  /// What a ceiling allows, by the classes in the order of their prices.
  private func isAllowed(_ tier: BillingTier, under ceiling: BillingTier) -> Bool {
    let known: [BillingTier] = [
      .essentialsIDsOnly, .essentials, .pro, .enterprise, .enterpriseAtmosphere,
    ]
    let place = known.firstIndex(of: tier) ?? 4
    return place <= known.firstIndex(of: ceiling) ?? 3
  }

  @Test(
    "A call above it is refused and not sent, any other is",
    arguments: BilledCall.all, BillingTier.allCases)
  func ceiling(call: BilledCall, tier: BillingTier) async {
    let transport = call.transport
    let meter = PlacesMeter()
    let failure = await call.ask(
      call.engine(transport) {
        $0.highestTier = tier
        $0.meter = meter
      })
    if isAllowed(call.tier, under: tier) {
      #expect(failure == nil)
      #expect(transport.requests.count > 0)
    } else {
      #expect(failure?.code == .invalidRequest)
      #expect(failure?.message.contains("is billed as \(call.tier.rawValue), above") == true)
      #expect(failure?.message.hasSuffix("highest tier, \(tier.rawValue).") == true)
      #expect(failure?.attempts == 0)
      #expect(transport.requests == [])
      #expect(meter.lines == [])
    }
  }

  @Test("Without one every call is sent", arguments: BilledCall.all)
  func none(call: BilledCall) async {
    let transport = call.transport
    #expect(await call.ask(call.engine(transport)) == nil)
    #expect(transport.requests.count > 0)
  }

  @Test(
    "The error names what is above it, and nothing that leaving out would not help",
    arguments: [
      (
        .placeDetails, .new, [.name, .rating, .website], .pro,
        "'rating', 'website' is billed as Enterprise, above the configuration's highest tier, Pro."
      ),
      (
        .placeDetails, .new, [.formattedAddress, .name, .reviews], .essentials,
        "'name', 'reviews' is billed as Enterprise + Atmosphere, above the configuration's highest "
          + "tier, Essentials."
      ),
      (
        .placeDetails, .new, [.name, .consumerAlert], .enterprise,
        "'consumerAlert' is billed as Unknown, above the configuration's highest tier, Enterprise."
      ),
      (
        .nearbySearch, .new, [.name, .rating], .essentials,
        "The call is billed as Enterprise, above the configuration's highest tier, Essentials."
      ),
      (
        .nearbySearch, .legacy, [.name, .rating], .pro,
        "The call is billed as Enterprise, above the configuration's highest tier, Pro."
      ),
      (
        .placeDetails, .legacy, [.placeID, .name, .rating], .essentials,
        "'name', 'rating' is billed as Enterprise, above the configuration's highest tier, "
          + "Essentials."
      ),
      (
        .textSearch, .legacy, [.name, .priceLevel], .pro,
        "'priceLevel' is billed as Enterprise, above the configuration's highest tier, Pro."
      ),
    ] as [(PlaceOperation, PlacesDialect, PlaceFieldSet, BillingTier, String)])
  func message(
    operation: PlaceOperation, dialect: PlacesDialect, fields: PlaceFieldSet,
    ceiling: BillingTier, message: String
  ) {
    let cost = RequestCost(operation, fields: fields, in: dialect)
    let failure = #expect(throws: PlacesFailure.self) {
      try cost.check(under: ceiling, alone: cost)
    }
    #expect(failure?.message == message)
  }

  @Test("A session is named where it is what raises the cost, until its token is used up")
  func session() async throws {
    let transport = CannedTransport(body: "{}")
    var configuration = PlacesConfiguration.test(transport: transport)
    configuration.highestTier = .pro
    let engine = PlacesEngine(configuration: configuration)
    let token = SessionToken()
    let query = PlaceQuery(placeID: "a", fields: [.placeID, .name], sessionToken: token)
    let result = await engine.fetchPlace(query)
    let failure = #expect(throws: PlacesFailure.self) { try result.get() }
    #expect(
      failure?.message
        == "'name' in a session is billed as Enterprise + Atmosphere, above the configuration's "
        + "highest tier, Pro.")
    let free = PlaceQuery(placeID: "a", fields: [.placeID], sessionToken: token)
    _ = try await engine.fetchPlace(free).get()
    _ = try await engine.fetchPlace(query).get()
    #expect(transport.requests.count == 2)
  }

  @Test("What a search asks for beside its places is named")
  func besides() async {
    var query = TextSearchQuery(text: "a", selection: FieldSelection([.name]))
    query.includesRoutingSummaries = true
    query.polyline = "abc"
    var configuration = PlacesConfiguration.test(transport: CannedTransport(body: "{}"))
    configuration.highestTier = .enterprise
    let result = await PlacesEngine(configuration: configuration).searchByText(query)
    let failure = #expect(throws: PlacesFailure.self) { try result.get() }
    #expect(failure?.message.hasPrefix("'routingSummaries' is billed as Unknown") == true)
  }

  @Test("An embedded engine keeps it too", arguments: PlacesDialect.allCases)
  func embedded(dialect: PlacesDialect) async throws {
    var configuration = PlacesConfiguration.test()
    configuration.dialect = dialect
    configuration.highestTier = .pro
    let meter = PlacesMeter()
    configuration.meter = meter
    let engine = PlacesEngine.embedded(configuration: configuration)
    let id = "ChIJV4k8_9UodTERU5KXbkYpSYs"
    let result = await engine.fetchPlace(PlaceQuery(placeID: id, fields: [.rating]))
    let failure = #expect(throws: PlacesFailure.self) { try result.get() }
    #expect(failure?.code == .invalidRequest)
    #expect(meter.lines == [])
    _ = try await engine.fetchPlace(PlaceQuery(placeID: id, fields: [.name])).get()
    #expect(meter.lines.contains { $0.sku.listPricePerThousand == 17 && $0.requests == 1 })
  }
}
