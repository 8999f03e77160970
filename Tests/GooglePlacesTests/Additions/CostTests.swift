import Foundation
import GooglePlaces
import PlacesCore
import Testing

@Suite("What a request is billed as")
struct CostTests {
  @Test(
    "A bitmask costs what its dearest field costs",
    arguments: [
      (.placeID, .essentialsIDsOnly), ([.placeID, .photos], .essentialsIDsOnly),
      ([.placeID, .coordinate], .essentials), ([.coordinate, .name], .pro),
      ([.placeID, .rating], .enterprise), ([.name, .takeout], .enterpriseAtmosphere),
      ([], .enterpriseAtmosphere), (.all, .enterpriseAtmosphere),
      (GMSPlaceField(rawValue: 1 << 50 | 2), .essentialsIDsOnly),
    ] as [(GMSPlaceField, BillingTier)])
  func bitmask(fields: GMSPlaceField, tier: BillingTier) {
    #expect(fields.sku().tier == tier)
    #expect(fields.sku().operation == .placeDetails)
  }

  @Test(
    "Properties cost what the dearest costs, as a request too",
    arguments: [
      ([.placeID], .essentialsIDsOnly), ([.placeID, .rating], .enterprise),
      ([.placeID, .rating, .reviews], .enterpriseAtmosphere), ([.all], .enterpriseAtmosphere),
      ([.timeZone, .addressDescriptor], .pro),
    ] as [([GMSPlaceProperty], BillingTier)])
  func properties(properties: [GMSPlaceProperty], tier: BillingTier) throws {
    #expect(try properties.sku().tier == tier)
    let request = GMSFetchPlaceRequest(
      placeID: "a", placeProperties: properties, sessionToken: nil)
    #expect(try request.sku == properties.sku())
  }

  @Test("The list price is told before anything is sent")
  func price() throws {
    #expect(GMSPlaceField.rating.sku().listPricePerThousand == 20)
    #expect(GMSPlaceField.placeID.sku().listPricePerThousand == 0)
    #expect(try [GMSPlaceProperty.reviews].sku(for: .textSearch).listPricePerThousand == 40)
    #expect(try [GMSPlaceProperty.name].sku(for: .nearbySearch).tier == .pro)
  }

  @Test("In a session a request is billed at the top from Pro on")
  func session() throws {
    #expect(GMSPlaceField.name.sku(inSession: true).tier == .enterpriseAtmosphere)
    #expect(GMSPlaceField.coordinate.sku(inSession: true).tier == .essentials)
    #expect(try [GMSPlaceProperty.name].sku(inSession: true).tier == .enterpriseAtmosphere)
    let request = GMSFetchPlaceRequest(
      placeID: "a", placeProperties: ["name"], sessionToken: GMSAutocompleteSessionToken())
    #expect(try request.sku.tier == .enterpriseAtmosphere)
  }

  @Test(
    "A search costs what its dearest property costs in such a search",
    arguments: [
      ([.placeID], .essentialsIDsOnly, .pro), ([.coordinate], .pro, .pro),
      ([.rating], .enterprise, .enterprise),
      ([.all], .enterpriseAtmosphere, .enterpriseAtmosphere),
    ] as [([GMSPlaceProperty], BillingTier, BillingTier)])
  func searches(properties: [GMSPlaceProperty], byText: BillingTier, nearby: BillingTier) throws {
    let text = GMSPlaceSearchByTextRequest(textQuery: "a", placeProperties: properties)
    #expect(try text.sku.tier == byText && text.sku.operation == .textSearch)
    let around = GMSPlaceSearchNearbyRequest(
      locationRestriction: GMSPlaceCircularLocationOption(kCLLocationCoordinate2DInvalid, 1),
      placeProperties: properties)
    #expect(try around.sku.tier == nearby && around.sku.operation == .nearbySearch)
  }

  @Test("A bitmask has a cost at either service, for every call and in a session")
  func bitmaskCost() {
    let fields: GMSPlaceField = [.name, .rating]
    #expect(fields.cost().skus == [fields.sku()])
    #expect(fields.cost(in: .legacy).listPricePerThousand == 22)
    #expect(fields.cost(for: .nearbySearch, in: .legacy).listPricePerThousand == 40)
    #expect(fields.cost(for: .textSearch).listPricePerThousand == 35)
    #expect(fields.cost(inSession: true).listPricePerThousand == 25)
    #expect(GMSPlaceField([]).cost(in: .legacy).listPricePerThousand == 25)
  }

  @Test("So have properties and the requests that ask for them")
  func requestCost() throws {
    let properties: [GMSPlaceProperty] = [.name, .rating]
    #expect(try properties.cost(in: .legacy).listPricePerThousand == 22)
    #expect(try properties.cost(inSession: true).listPricePerThousand == 25)
    let place = GMSFetchPlaceRequest(
      placeID: "a", placeProperties: properties, sessionToken: GMSAutocompleteSessionToken())
    #expect(try place.cost().listPricePerThousand == 25)
    #expect(try place.cost(in: .legacy).listPricePerThousand == 22)
    let text = GMSPlaceSearchByTextRequest(textQuery: "a", placeProperties: properties)
    #expect(try text.cost().listPricePerThousand == 35)
    #expect(try text.cost(in: .legacy).listPricePerThousand == nil)
    let around = GMSPlaceSearchNearbyRequest(
      locationRestriction: GMSPlaceCircularLocationOption(kCLLocationCoordinate2DInvalid, 1),
      placeProperties: properties)
    #expect(try around.cost().listPricePerThousand == 35)
    #expect(try around.cost(in: .legacy).listPricePerThousand == 40)
  }

  @Test("Ways to the places found leave the price open")
  func routing() throws {
    let text = GMSPlaceSearchByTextRequest(textQuery: "a", placeProperties: [.name])
    text.shouldIncludeRoutingSummaries = true
    #expect(try text.sku.tier == .unknown)
    #expect(try text.cost().raisingFields == ["routingSummaries"])
  }

  @Test("A session is billed as its details decide, and the same calls without a token each")
  func sessionBill() throws {
    let token = GMSAutocompleteSessionToken()
    let bill = { (token: GMSAutocompleteSessionToken?) throws(PlacesFailure) in
      try SessionBill(
        autocompleteRequests: 20,
        details: GMSFetchPlaceRequest(
          placeID: "a", placeProperties: [.coordinate], sessionToken: token))
    }
    #expect(try bill(token).billedAutocompleteRequests == 12)
    #expect(try bill(nil).billedAutocompleteRequests == 20)
    let legacy = SessionBill(autocompleteRequests: 20, detailsFields: .name)
    #expect(legacy.billedAutocompleteRequests == 0)
    #expect(legacy.details.tier == .enterpriseAtmosphere)
    let alone = SessionBill(autocompleteRequests: 20, detailsFields: .name, inSession: false)
    #expect(alone.billedAutocompleteRequests == 20 && alone.details.tier == .pro)
  }

  @Test("A property that does not exist has no price")
  func unknown() {
    #expect(throws: PlacesFailure.self) { try [GMSPlaceProperty("nonsense")].sku() }
    let request = GMSFetchPlaceRequest(
      placeID: "a", placeProperties: ["nonsense"], sessionToken: nil)
    let failure = #expect(throws: PlacesFailure.self) { try request.sku }
    #expect(failure?.code == .invalidRequest)
    let search = GMSPlaceSearchByTextRequest(textQuery: "a", placeProperties: ["nonsense"])
    #expect(throws: PlacesFailure.self) { try search.sku }
    #expect(throws: PlacesFailure.self) { try search.cost(in: .legacy) }
    #expect(throws: PlacesFailure.self) { try request.cost() }
    #expect(throws: PlacesFailure.self) { try [GMSPlaceProperty("nonsense")].cost() }
    #expect(throws: PlacesFailure.self) {
      try SessionBill(autocompleteRequests: 1, details: request)
    }
  }
}
