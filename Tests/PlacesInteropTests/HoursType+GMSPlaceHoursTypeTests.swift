import GooglePlaces
import GooglePlacesSwift
import PlacesInterop
import Testing

@Suite("Services of hours in both styles")
struct HoursTypeGMSPlaceHoursTypeTests {
  @Test(
    "A service is the same both ways",
    arguments: [
      (.access, .access), (.breakfast, .breakfast), (.brunch, .brunch), (.lunch, .lunch),
      (.dinner, .dinner), (.seniorHours, .seniorHours), (.pickup, .pickup), (.takeout, .takeout),
      (.delivery, .delivery), (.kitchen, .kitchen), (.onlineServiceHours, .onlineServiceHours),
      (.driveThrough, .driveThrough), (.happyHour, .happyHour), (.unknown, .unknown),
    ] as [(HoursType, GMSPlaceHoursType)])
  func same(swift: HoursType, gms: GMSPlaceHoursType) {
    #expect(GMSPlaceHoursType(swift) == gms)
    #expect(HoursType(gms) == swift)
  }
}
