import Foundation
import PlacesCore
import PlacesPlatform
import PlacesTestSupport
import Testing

@testable import GooglePlacesSwift

struct AdditionsTests {
  @Test(arguments: [
    ([PlaceProperty.placeID], BillingTier.essentialsIDsOnly), ([.formattedAddress], .essentials),
    ([.placeID, .displayName], .pro), ([.rating, .displayName], .enterprise),
    ([.rating, .reviews], .enterpriseAtmosphere), ([.all], .enterpriseAtmosphere),
  ])
  func theDearestPropertySetsTheTier(_ properties: [PlaceProperty], _ tier: BillingTier) {
    #expect(properties.sku().tier == tier)
    let request = FetchPlaceRequest(placeID: "id", placeProperties: properties)
    #expect(request.sku == properties.sku())
  }

  @Test func aSessionIsBilledAtTheTopFromProOn() {
    let token = AutocompleteSessionToken()
    let pro = FetchPlaceRequest(
      placeID: "id", placeProperties: [.displayName], sessionToken: token)
    #expect(pro.sku.tier == .enterpriseAtmosphere)
    #expect(pro.sku.listPricePerThousand == 25)
    let free = FetchPlaceRequest(placeID: "id", placeProperties: [.placeID], sessionToken: token)
    #expect(free.sku.tier == .essentialsIDsOnly)
  }

  @Test func aTokenIsItsText() {
    #expect(AutocompleteSessionToken(text: "abc").description == "abc")
    #expect(AutocompleteSessionToken(text: "abc") == AutocompleteSessionToken(text: "abc"))
    #expect(AutocompleteSessionToken() != AutocompleteSessionToken())
  }

  @Test(arguments: ["", "1234567890123456789012345678901234567", "tökén", "a b"])
  func aTokenTheServiceRefusesIsNotSent(_ text: String) async {
    let transport = CannedTransport(body: "{}")
    let client = PlacesClient(engine: PlacesEngine(configuration: .test(transport: transport)))
    let request = FetchPlaceRequest(
      placeID: "id", placeProperties: [.placeID],
      sessionToken: AutocompleteSessionToken(text: text))
    let failure = await #expect(throws: PlacesFailure.self) { try await client.fetch(request) }
    #expect(failure?.code == .invalidRequest)
    #expect(transport.requests.isEmpty)
  }

  @Test func regionsAreWrittenAsTheServiceReadsThem() throws {
    let box = try #require(
      RectangularCoordinateRegion(
        northEast: CLLocationCoordinate2D(latitude: 2, longitude: 4),
        southWest: CLLocationCoordinate2D(latitude: 1, longitude: 3)))
    #expect(box.bias().value == "rectangle:1.0,3.0|2.0,4.0")
    #expect(box.restriction().name == "locationrestriction")
    let circle = CircularCoordinateRegion(center: box.northEast, radius: 500)
    #expect(circle.bias().value == "circle:500.0@2.0,4.0")
  }

  @Test(arguments: [(91.0, 0.0, 1.0, 1.0), (1, 0, 2, 0), (1, 0, 0, 181), (.nan, 0, 0, 0)])
  func aRectangleOffTheEarthIsNone(_ north: Double, _ east: Double, _ south: Double, _ west: Double)
  {
    #expect(
      RectangularCoordinateRegion(
        northEast: CLLocationCoordinate2D(latitude: north, longitude: east),
        southWest: CLLocationCoordinate2D(latitude: south, longitude: west)) == nil)
  }
}
