import GooglePlaces
import GooglePlacesSwift
import PlacesInterop
import Testing

@Suite("Business statuses in both styles")
struct BusinessStatusGMSPlacesBusinessStatusTests {
  @Test(
    "A status is the same both ways",
    arguments: [
      (.unknown, .unknown), (.operational, .operational),
      (.closedTemporarily, .closedTemporarily), (.closedPermanently, .closedPermanently),
    ] as [(BusinessStatus, GMSPlacesBusinessStatus)])
  func same(swift: BusinessStatus, gms: GMSPlacesBusinessStatus) {
    #expect(GMSPlacesBusinessStatus(swift) == gms)
    #expect(BusinessStatus(gms) == swift)
  }
}
