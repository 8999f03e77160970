import GooglePlaces
import GooglePlacesSwift
import PlacesInterop
import Testing

@Suite("Price levels in both styles")
struct PriceLevelGMSPlacesPriceLevelTests {
  @Test(
    "A level is the same both ways",
    arguments: [
      (.unspecified, .unknown), (.free, .free), (.inexpensive, .cheap), (.moderate, .medium),
      (.expensive, .high), (.veryExpensive, .expensive),
    ] as [(PriceLevel, GMSPlacesPriceLevel)])
  func same(swift: PriceLevel, gms: GMSPlacesPriceLevel) {
    #expect(GMSPlacesPriceLevel(swift) == gms)
    #expect(PriceLevel(gms) == swift)
  }
}
